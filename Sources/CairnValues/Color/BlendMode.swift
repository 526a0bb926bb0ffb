/// How a view's colours are combined with those beneath.
///
///     photo.blendMode(.multiply)
public enum BlendMode: Hashable, Sendable {
  /// The upper colour covers the lower.
  case normal
  /// Multiplies the components.
  case multiply
  /// Multiplies the inverted components and inverts the result.
  case screen
  /// Multiplies dark colours and screens light ones.
  case overlay
  /// The darker of the two.
  case darken
  /// The lighter of the two.
  case lighten
  /// Brightens the lower colour to reflect the upper.
  case colorDodge
  /// Darkens the lower colour to reflect the upper.
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
  /// Adds colours, towards black.
  case plusDarker
  /// Adds colours, towards white.
  case plusLighter
}
