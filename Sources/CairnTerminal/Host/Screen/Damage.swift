import CairnScreen
import Foundation

/// The lines that have changed since they were painted.
@MainActor
enum Damage {
  case none
  case lines(Range<Int>)
  case all

  mutating func add(_ other: Damage) {
    switch (self, other) {
    case (_, .none), (.all, _): break
    case (.none, _), (_, .all): self = other
    case (.lines(let a), .lines(let b)):
      self = .lines(min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound))
    }
  }

  /// Computes the damage of changes to a painted screen. If something moves, appears or disappears, it may be
  /// anything; otherwise only the lines of changed elements are redrawn.
  init(_ changes: ScreenChanges) {
    self = .none
    guard changes.removed.isEmpty else {
      self = .all
      return
    }
    for (element, change) in changes.elements {
      guard change.isSubset(of: .looks), let lines = Self.lines(of: element) else {
        self = .all
        return
      }
      if !lines.isEmpty { add(.lines(lines)) }
    }
  }

  /// Returns the lines of an element, including its descendants and the control or row that is drawn with it.
  private static func lines(of element: Element) -> Range<Int>? {
    var outermost = element
    var last = element
    for one in element.ancestors {
      if one.control != nil || one.isRow { outermost = one }
      last = one
    }
    // Elements that are not in a window are painted when their place is.
    guard last === element.screen.root else { return 0..<0 }
    let y = outermost.parent?.cellFrame(in: nil).origin.y ?? 0
    var lines: Range<Int>?
    var room = 64
    return gather(outermost, y: y, into: &lines, &room) ? lines ?? 0..<0 : nil
  }

  /// Returns `false` if there is too much to examine, or if something extends beyond the element.
  private static func gather(_ element: Element, y: CGFloat, into lines: inout Range<Int>?, _ room: inout Int) -> Bool {
    room -= 1
    if room < 0 || element.popsUp { return false }
    let frame = element.cellFrame
    let top = y + frame.origin.y
    let low = Painter.cell(top)
    let high = max(Painter.cell(top + frame.size.height), low)
    lines = lines.map { min($0.lowerBound, low)..<max($0.upperBound, high) } ?? low..<high
    for child in element.children where !gather(child, y: top, into: &lines, &room) { return false }
    return true
  }
}
