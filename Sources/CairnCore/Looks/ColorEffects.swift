import CairnScreen
import CairnValues
import Foundation

nonisolated extension View {
  /// Blurs the view. Has no effect in a terminal.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(.blur(radius: radius, isOpaque: opaque))
  }

  /// Adds a shadow to the view. Has no effect in a terminal.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    effect(.shadow(color, radius: radius, x: x, y: y))
  }

  /// Brightens the view. Has no effect in a terminal.
  public func brightness(_ amount: Double) -> some View { effect(.color(.brightness(amount))) }

  /// Increases or reduces the contrast of the view. Has no effect in a terminal.
  public func contrast(_ amount: Double) -> some View { effect(.color(.contrast(amount))) }

  /// Increases or reduces the saturation of the view. Has no effect in a terminal.
  public func saturation(_ amount: Double) -> some View { effect(.color(.saturation(amount))) }

  /// Removes color from the view. Has no effect in a terminal.
  public func grayscale(_ amount: Double) -> some View { effect(.color(.grayscale(amount))) }

  /// Shifts the hue of all colors. Has no effect in a terminal.
  public func hueRotation(_ angle: Angle) -> some View { effect(.color(.hueRotation(angle))) }

  /// Inverts all colors. Has no effect in a terminal.
  public func colorInvert() -> some View { effect(.color(.invert)) }

  /// Multiplies all colors by a color. Has no effect in a terminal and a browser.
  public func colorMultiply(_ color: Color) -> some View { effect(.color(.multiply(color))) }

  /// Makes dark areas transparent. Has no effect in a terminal and a browser.
  public func luminanceToAlpha() -> some View { effect(.color(.luminanceToAlpha)) }

  /// Sets how the view is blended with the content behind it. Has no effect in a terminal and a window.
  public func blendMode(_ blendMode: BlendMode) -> some View { effect(.blend(blendMode)) }

  /// Composites the view's content before effects and blending apply.
  public func compositingGroup() -> some View { effect(.compositing) }

  /// Composites the view's content into one image.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    effect(.compositing)
  }

  /// Groups the view's parts for geometry effects.
  public func geometryGroup() -> some View { effect(.compositing) }
}

/// The space in which colors are blended.
///
/// ```swift
/// drawing.drawingGroup(colorMode: .linear)
/// ```
public enum ColorRenderingMode: Hashable, Sendable {
  /// Blends the stored values.
  case nonLinear
  /// Blends in linear light.
  case linear
  /// Blends in linear light, beyond the range of a screen.
  case extendedLinear
}
