import CairnValues
import Foundation

/// The look of a control. All kinds share this type, and each host renders what it can.
package struct ControlLook: Equatable, Sendable {
  /// The style's name in lower case, such as `bordered`, `segmented` or `switch`, or `nil` for the default of
  /// its place.
  package var style: String?
  package var size = ControlSize.regular
  /// The name of the border's shape, or `nil` for the default of its place.
  package var shape: String?
  package var cornerRadius: CGFloat?
  /// The tint, or `nil` for the host's.
  package var tint: Paint?

  package init() {}
}

package enum ControlLookTrait: ElementTraitKey {
  package typealias Value = ControlLook
}
