import CairnValues
import Foundation

/// A view's size and alignment guides, in the view's own coordinates.
///
///     Text("Total").alignmentGuide(.leading) { dimensions in dimensions[.trailing] - 4 }
public struct ViewDimensions: Equatable, Sendable {
  /// The view's width.
  public let width: CGFloat
  /// The view's height.
  public let height: CGFloat

  private let element: Element?
  private let proposal: Proposal

  package init(of element: Element?, proposal: Proposal, size: CGSize) {
    self.element = element
    self.proposal = proposal
    width = size.width
    height = size.height
  }

  /// The position of a vertical guide, either explicit or by default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }

  /// The position of a horizontal guide, either explicit or by default.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }

  /// The position of a vertical guide if the view sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(guide.key) }

  /// The position of a horizontal guide if the view sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(guide.key) }

  package func value(_ key: AlignmentKey) -> CGFloat { explicitValue(key) ?? defaultValue(key) }

  private func defaultValue(_ key: AlignmentKey) -> CGFloat {
    if key.share >= 0 { return (key.axis == .horizontal ? width : height) * key.share }
    return key.id.defaultValue(in: self)
  }

  private func explicitValue(_ key: AlignmentKey) -> CGFloat? {
    guard let element else { return nil }
    return MainActor.assumeIsolated {
      element.explicitGuide(key, proposal: proposal, size: CGSize(width: width, height: height))
    }
  }

  /// Returns whether two views have the same size.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height
  }
}
