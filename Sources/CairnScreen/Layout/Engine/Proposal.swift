import CairnValues
import Foundation

/// The size that a parent offers, in the engine's representation: two numbers, where `open` stands for Apple's
/// `nil`.
///
/// One rule keeps invalid numbers out. Only `length(_:)`, `settled(_:offered:)` and `Element.place` apply it:
/// - An offered length is open, or between 0 and infinity. NaN and negative lengths are offered as 0.
/// - An answered length is 0 or more. NaN and negative answers count as 0. Infinity is a valid answer only where
///   infinity was offered ("all there is"); elsewhere it counts as the offered length, or as 0 if that was open.
/// - A placed frame is finite: an infinite length becomes the parent's, and a position that is NaN becomes 0.
package struct Proposal: Equatable, Sendable {
  package var width: CGFloat
  package var height: CGFloat

  package static let open: CGFloat = -1
  package static let unspecified = Proposal(width: open, height: open)
  package static let zero = Proposal(width: 0, height: 0)

  @inline(__always)
  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  package init(_ size: CGSize) {
    width = Proposal.length(size.width)
    height = Proposal.length(size.height)
  }

  package init(_ size: ProposedViewSize) {
    width = size.width.map(Proposal.length) ?? Proposal.open
    height = size.height.map(Proposal.length) ?? Proposal.open
  }

  /// Returns a valid length to offer.
  @inline(__always)
  package static func length(_ value: CGFloat) -> CGFloat { value >= 0 ? value : 0 }

  /// Returns what remains of an offered length after subtracting `used`.
  @inline(__always)
  package static func rest(_ offered: CGFloat, minus used: CGFloat) -> CGFloat {
    offered == open ? open : length(offered - used)
  }

  /// Returns the element's length, given its answer.
  @inline(__always)
  static func settled(_ answer: CGFloat, offered: CGFloat) -> CGFloat {
    guard answer >= 0 else { return 0 }
    if answer < .infinity || offered == .infinity { return answer }
    return offered == open ? 0 : offered
  }

  @inline(__always)
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  @inline(__always)
  package static func == (a: Proposal, b: Proposal) -> Bool { a.width == b.width && a.height == b.height }

  /// The same proposal as Apple's type.
  package var proposedViewSize: ProposedViewSize {
    ProposedViewSize(
      width: width == Proposal.open ? nil : width, height: height == Proposal.open ? nil : height)
  }
}

extension CGSize {
  @inline(__always)
  subscript(along axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  @inline(__always)
  func isSame(as other: CGSize) -> Bool { width == other.width && height == other.height }
}
