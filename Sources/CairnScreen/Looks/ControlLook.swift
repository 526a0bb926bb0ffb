import CairnValues
import Foundation

/// The look of a control: its style, size, border and tint. Each host renders what it can.
package struct ControlLook: Equatable, Sendable {
  package var style = ControlStyle.automatic
  package var size = ControlSize.regular
  package var border = BorderShape.automatic
  /// The tint, or `nil` for the host's.
  package var tint: Paint?

  package init() {}
}

/// The shape of the border around a button.
package enum BorderShape: Equatable, Sendable {
  /// The default shape of its place.
  case automatic
  case capsule, circle
  /// - Parameter radius: The radius, or `nil` for the host's.
  case roundedRectangle(radius: CGFloat?)
}

package enum ControlLookTrait: ElementTraitKey {
  package typealias Value = ControlLook
}
