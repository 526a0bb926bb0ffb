import CairnScreen
import CairnValues
import Foundation

/// The direction of an arrow key.
///
/// ```swift
/// board.focusable().onMoveCommand { direction in if direction == .up { moveUp() } }
/// ```
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right

  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

/// Finds the next focusable place in a direction: first within the same section, then the nearest one, where a
/// section counts as a whole.
@MainActor
package struct FocusSearch<Place> {
  private let element: (Place) -> Element
  private let distance: (Place, Place) -> CGFloat?
  private let whole: (Element, Place) -> Place

  /// - Parameters:
  ///   - distance: Returns the distance between two places, or `nil` if the second is not in the
  ///     direction.
  ///   - whole: Returns a section as a place, given a place inside it.
  package init(
    element: @escaping (Place) -> Element, distance: @escaping (_ from: Place, _ to: Place) -> CGFloat?,
    whole: @escaping (Element, Place) -> Place
  ) {
    self.element = element
    self.distance = distance
    self.whole = whole
  }

  package func next(from present: Place, among places: [Place]) -> Place? {
    let home = element(present).focusSection
    var inside: [Place] = []
    var outside: [(place: Place, section: Element?)] = []
    for place in places where element(place) !== element(present) {
      let section = element(place).focusSection
      if home != nil, section === home { inside.append(place) } else { outside.append((place, section)) }
    }
    return nearest(inside, from: present) ?? entered(outside, from: present)
      ?? nearest(outside.map(\.place), from: present)
  }

  private func nearest(_ places: [Place], from present: Place) -> Place? {
    var best: (place: Place, distance: CGFloat)?
    for place in places {
      guard let distance = distance(present, place), distance < best?.distance ?? .infinity else { continue }
      best = (place, distance)
    }
    return best?.place
  }

  /// Returns the nearest place. If that is a section, returns the nearest place inside it, in any direction.
  private func entered(_ places: [(place: Place, section: Element?)], from present: Place) -> Place? {
    var best: (place: Place, section: Element?, distance: CGFloat)?
    for (place, section) in places {
      let target = section.map { whole($0, place) } ?? place
      guard let distance = distance(present, target), distance < best?.distance ?? .infinity else { continue }
      best = (place, section, distance)
    }
    guard let best, let section = best.section else { return best?.place }
    let here = element(present).frame(in: nil)
    return places.filter { $0.section === section }
      .min { here.gap(to: element($0.place).frame(in: nil)) < here.gap(to: element($1.place).frame(in: nil)) }?.place
  }
}

extension WindowFocus {
  /// Moves the focus in a direction. Returns false if there is nothing to move to.
  func step(_ direction: MoveCommandDirection) -> Bool {
    guard let focused else { return false }
    let way = FocusSearch<Element>(
      element: { $0 }, distance: { $0.frame(in: nil).distance(direction, to: $1.frame(in: nil)) },
      whole: { section, _ in section })
    guard let next = way.next(from: focused, among: reachable.filter(\.isPlaced)) else { return false }
    move(to: next)
    return true
  }
}

extension CGRect {
  private static func gap(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> CGFloat {
    max(a.lowerBound - b.upperBound, b.lowerBound - a.upperBound, 0)
  }

  private var across: ClosedRange<CGFloat> { minX...max(maxX, minX) }
  private var down: ClosedRange<CGFloat> { minY...max(maxY, minY) }

  /// Returns the distance to another rectangle, in any direction.
  fileprivate func gap(to other: CGRect) -> CGFloat { Self.gap(across, other.across) + Self.gap(down, other.down) }

  /// Returns the distance to another rectangle in a direction, or `nil` if it is not there. Horizontal moves
  /// prefer the same line; vertical moves prefer the next line, even if it is offset.
  fileprivate func distance(_ direction: MoveCommandDirection, to other: CGRect) -> CGFloat? {
    let ahead: CGFloat =
      switch direction {
      case .down: other.minY - maxY
      case .up: minY - other.maxY
      case .right: other.minX - maxX
      case .left: minX - other.maxX
      }
    guard ahead >= -0.5 else { return nil }
    let isSideways = direction == .left || direction == .right
    let aside = isSideways ? Self.gap(down, other.down) * 40 : Self.gap(across, other.across) / 3
    // Among equally near rectangles, prefers the one whose center lies straightest ahead.
    let offset = isSideways ? abs(midY - other.midY) : abs(midX - other.midX)
    return ahead + aside + offset / 1_000
  }
}
