import CairnScreen
import CairnValues
import Foundation

nonisolated extension View {
  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(.blur(radius: radius, isOpaque: opaque))
  }

  /// Puts a shadow behind the view.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    effect(.shadow(color, radius: radius, x: x, y: y))
  }

  /// Makes the view brighter.
  public func brightness(_ amount: Double) -> some View { effect(.color(.brightness(amount))) }

  /// Sets light and dark further apart.
  public func contrast(_ amount: Double) -> some View { effect(.color(.contrast(amount))) }

  /// Makes the colours stronger or weaker.
  public func saturation(_ amount: Double) -> some View { effect(.color(.saturation(amount))) }

  /// Takes the colours out.
  public func grayscale(_ amount: Double) -> some View { effect(.color(.grayscale(amount))) }

  /// Turns all colours on the colour wheel.
  public func hueRotation(_ angle: Angle) -> some View { effect(.color(.hueRotation(angle))) }

  /// Turns all colours into their opposites.
  public func colorInvert() -> some View { effect(.color(.invert)) }

  /// Multiplies all colours with one.
  public func colorMultiply(_ color: Color) -> some View { effect(.color(.multiply(color))) }

  /// Makes dark parts transparent.
  public func luminanceToAlpha() -> some View { effect(.color(.luminanceToAlpha)) }

  /// Sets how the view's colours are combined with what lies beneath.
  public func blendMode(_ blendMode: BlendMode) -> some View { effect(.blend(blendMode)) }

  /// Draws everything in the view together before effects and blending apply.
  public func compositingGroup() -> some View { effect(.compositing) }

  /// Draws everything in the view as one picture.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    effect(.compositing)
  }

  /// Draws the view's parts as one shape for geometry effects.
  public func geometryGroup() -> some View { effect(.compositing) }
}

/// The space in which colours are blended.
///
/// ```swift
/// drawing.drawingGroup(colorMode: .linear)
/// ```
public enum ColorRenderingMode: Hashable, Sendable {
  /// Blended as they are stored.
  case nonLinear
  /// Blended as light.
  case linear
  /// Blended as light, beyond the range of a screen.
  case extendedLinear
}
