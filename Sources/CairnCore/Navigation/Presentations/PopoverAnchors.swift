import CairnScreen
import CairnValues
import Foundation

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

/// What a popover comes from, on the element of the popover: asked for whenever it is shown, as the views of the
/// presenter come and go.
package enum PopoverSource: ElementTraitKey {
  package typealias Value = @MainActor () -> Element?
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
