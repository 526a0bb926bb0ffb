import Foundation

/// A shadow that is part of a style.
///
///     Circle().fill(.blue.shadow(.drop(radius: 4)))
public struct ShadowStyle: Equatable, Sendable {
  package let isInner: Bool
  package let color: Color
  package let radius: CGFloat
  package let x: CGFloat
  package let y: CGFloat

  /// A shadow behind the shape.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow inside the shape, as if the shape were cut out.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }
}
