/// How a view's colors are combined with those beneath.
///
///     photo.blendMode(.multiply)
public enum BlendMode: Hashable, Sendable {
  /// The upper color covers the lower.
  case normal
  /// Multiplies the components.
  case multiply
  /// Multiplies the inverted components and inverts the result.
  case screen
  /// Multiplies dark colors and screens light ones.
  case overlay
  /// The darker of the two.
  case darken
  /// The lighter of the two.
  case lighten
  /// Brightens the lower color to reflect the upper.
  case colorDodge
  /// Darkens the lower color to reflect the upper.
  case colorBurn
  /// A soft spotlight.
  case softLight
  /// A harsh spotlight.
  case hardLight
  /// The distance between the two.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The hue of the upper, the rest of the lower.
  case hue
  /// The saturation of the upper, the rest of the lower.
  case saturation
  /// Hue and saturation of the upper, luminance of the lower.
  case color
  /// Luminance of the upper, the rest of the lower.
  case luminosity
  /// The upper, only where the lower is opaque.
  case sourceAtop
  /// The upper, placed beneath the lower.
  case destinationOver
  /// The lower, only where the upper is transparent.
  case destinationOut
  /// Adds colors, towards black.
  case plusDarker
  /// Adds colors, towards white.
  case plusLighter
}
