import CairnCore
import CairnValues
import Foundation

/// The focus movement of the arrow keys.
@MainActor
enum FocusMoves {
  enum Direction {
    case up, down, left, right

    var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }
  }

  /// Returns the nearest target in a direction. Targets straight ahead win over those to the side, and those in
  /// the same section over all others.
  static func next(_ direction: Direction, from present: HitMap.Target, among targets: [HitMap.Target]) -> HitMap
    .Target?
  {
    FocusSearch<HitMap.Target>(
      element: \.element, distance: { distance(direction, from: $0, to: $1) },
      whole: { section, target in target.spread(over: section) }
    ).next(from: present, among: targets)
  }

  /// Returns the distance to a target, or `nil` if it is not in that direction.
  private static func distance(
    _ direction: Direction, from present: HitMap.Target, to target: HitMap.Target
  ) -> CGFloat? {
    let here = present.rect
    let there = target.rect
    let isSideways = direction == .left || direction == .right
    let ahead =
      switch direction {
      case .down: there.minY - here.maxY
      case .up: here.minY - there.maxY
      case .right: there.minX - here.maxX
      case .left: here.minX - there.maxX
      }
    guard ahead >= 0 else { return nil }
    let aside =
      isSideways
      ? gap(here.minY..<max(here.maxY, here.minY + 1), there.minY..<max(there.maxY, there.minY + 1))
      : gap(here.minX..<max(here.maxX, here.minX + 1), there.minX..<max(there.maxX, there.minX + 1))
    // Sideways, only targets on the same line count; downwards, the next line does even if it is offset.
    if isSideways, aside > 0, target.isInBar != present.isInBar { return nil }
    let distance = isSideways ? ahead + aside * 40 : ahead * 8 + aside * 3
    // Among equally near targets, the one whose center is straighter ahead wins.
    let offset =
      isSideways
      ? abs(there.minY + there.maxY - here.minY - here.maxY) : abs(there.minX + there.maxX - here.minX - here.maxX)
    return CGFloat(distance * 1_000 + min(offset, 999))
  }

  private static func gap(_ a: Range<Int>, _ b: Range<Int>) -> Int {
    max(max(a.lowerBound - b.upperBound + 1, b.lowerBound - a.upperBound + 1), 0)
  }
}
