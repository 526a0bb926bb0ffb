import CairnValues
import Foundation

/// How a control looks: one value for all kinds, of which each host shows what it can.
package struct ControlLook: Equatable, Sendable {
  /// The style by its name in lower case, such as `bordered`, `segmented`, `switch`; nil for the one that fits the place.
  package var style: String?
  package var size = ControlSize.regular
  /// The shape of a border by its name; nil for the one that fits the place.
  package var shape: String?
  package var cornerRadius: CGFloat?
  /// The colour it is tinted with; nil for the host's.
  package var tint: Paint?

  package init() {}
}

package enum ControlLookTrait: ElementTraitKey {
  package typealias Value = ControlLook
}
