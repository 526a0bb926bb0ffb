import CairnValues
import Foundation

/// The size a parent offers, as the engine passes it on: two numbers, where `open` stands for Apple's nil.
///
/// One rule keeps bad numbers out, and `length(_:)`, `settled(_:offered:)` and `Element.place` are the only places
/// that apply it:
/// - an offered length is open, or from 0 to infinity; NaN and negative lengths are offered as 0;
/// - an answered length is from 0 on; NaN and negative answers count as 0. Infinity is an answer only where
///   infinity was offered ("all there is"); elsewhere it counts as the length offered, or 0 where that was open;
/// - a placed frame is finite: an infinite length becomes the parent's, a position that is no number becomes 0.
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

  /// A length that may be offered.
  @inline(__always)
  package static func length(_ value: CGFloat) -> CGFloat { value >= 0 ? value : 0 }

  /// The length left over once `used` is taken out of a length on offer.
  @inline(__always)
  package static func rest(_ offered: CGFloat, minus used: CGFloat) -> CGFloat {
    offered == open ? open : length(offered - used)
  }

  /// The length an element has, given what it answered.
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

  /// The same offer in Apple's words.
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
