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
  /// A point, in fractions of the view's size.
  case point(UnitPoint)
}

/// The element a popover points at, stored on the popover's element. It is looked up whenever the popover is shown,
/// because the presenter's views come and go.
package enum PopoverSource: ElementTraitKey {
  package typealias Value = @MainActor () -> Element?
}

/// Where a popover appears.
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
