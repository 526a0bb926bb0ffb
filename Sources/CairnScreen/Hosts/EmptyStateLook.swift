import Foundation

/// How a host shows a message that there is no content: an icon, a title, a description and actions, one below the
/// other. A gap of `nil` is the usual one.
package struct EmptyStateLook: Equatable, Sendable {
  package var gapBelowIcon: CGFloat?
  package var gapBelowTitle: CGFloat?
  package var gapAboveActions: CGFloat?
  package var isDescriptionDim = true

  package init() {}
}
