import CairnValues
import Foundation

/// How a control looks: its style, size, border and tint. Each host shows what it can.
package struct ControlLook: Equatable, Sendable {
  package var style = ControlStyle.automatic
  package var size = ControlSize.regular
  package var border = BorderShape.automatic
  /// The colour it is tinted with; `nil` for the host's own.
  package var tint: Paint?

  package init() {}
}

/// The shape of the border around a button.
package enum BorderShape: Equatable, Sendable {
  /// The shape that fits the place.
  case automatic
  case capsule, circle
  /// - Parameter radius: `nil` for the host's own.
  case roundedRectangle(radius: CGFloat?)
}

package enum ControlLookTrait: ElementTraitKey {
  package typealias Value = ControlLook
}
