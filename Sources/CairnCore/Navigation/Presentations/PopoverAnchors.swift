import CairnValues
import Foundation

/// A place in a view, for others to find it.
///
/// ```swift
/// .popover(isPresented: $isOn, attachmentAnchor: .rect(.bounds)) { Details() }
/// ```
public struct Anchor<Value> {
  /// Where an anchor's value comes from.
  ///
  /// ```swift
  /// let source: Anchor<CGRect>.Source = .bounds
  /// ```
  public struct Source {
    /// The rectangle; nil for the bounds of the view.
    package let rectangle: CGRect?
  }
}

extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(rectangle: nil) }

  /// A rectangle in the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source(rectangle: rect) }
}

/// What a popover points at.
///
/// ```swift
/// let anchor = PopoverAttachmentAnchor.point(.top)
/// ```
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point, in parts of the view's size.
  case point(UnitPoint)
}

/// Where a popover is to appear.
package struct PopoverPlace: Equatable, Sendable {
  package enum Target: Equatable, Sendable {
    case bounds
    case rectangle(CGRect)
    case point(UnitPoint)
  }

  package let target: Target
  package let edge: Edge?

  init(_ anchor: PopoverAttachmentAnchor, _ edge: Edge?) {
    self.edge = edge
    switch anchor {
    case .rect(let source): target = source.rectangle.map { .rectangle($0) } ?? .bounds
    case .point(let point): target = .point(point)
    }
  }
}
