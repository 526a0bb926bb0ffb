/// How a color is put over another (W3C Compositing and Blending).
package enum RasterBlend: Int, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion
  case clear = 16
  case copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter

  /// The color of a pixel after a color was put over it.
  func apply(_ source: RasterColor, over target: RasterColor) -> RasterColor {
    let (s, t) = (source.opacity, target.opacity)
    switch self {
    case .normal: return source + target * (1 - s)
    case .clear: return .clear
    case .copy: return source
    case .sourceIn: return source * t
    case .sourceOut: return source * (1 - t)
    case .sourceAtop: return source * t + target * (1 - s)
    case .destinationOver: return source * (1 - t) + target
    case .destinationIn: return target * s
    case .destinationOut: return target * (1 - s)
    case .destinationAtop: return source * (1 - t) + target * s
    case .xor: return source * (1 - t) + target * (1 - s)
    case .plusLighter: return source + target
    case .plusDarker:
      let opacity = min(s + t, 1)
      func part(_ a: Float, _ b: Float) -> Float { max(a + b - s - t + opacity, 0) }
      return RasterColor(
        red: part(source.red, target.red), green: part(source.green, target.green),
        blue: part(source.blue, target.blue), opacity: opacity)
    default:
      func part(_ a: Float, _ b: Float) -> Float {
        let mixed = s > 0 && t > 0 ? mix(min(a / s, 1), min(b / t, 1)) : 0
        return a * (1 - t) + b * (1 - s) + s * t * mixed
      }
      return RasterColor(
        red: part(source.red, target.red), green: part(source.green, target.green),
        blue: part(source.blue, target.blue), opacity: s + t * (1 - s))
    }
  }

  /// Mixes two parts of opaque colors.
  private func mix(_ source: Float, _ target: Float) -> Float {
    switch self {
    case .multiply: source * target
    case .screen: source + target - source * target
    case .overlay: Self.hard(target, source)
    case .darken: min(source, target)
    case .lighten: max(source, target)
    case .colorDodge: target == 0 ? 0 : source >= 1 ? 1 : min(target / (1 - source), 1)
    case .colorBurn: target >= 1 ? 1 : source <= 0 ? 0 : 1 - min((1 - target) / source, 1)
    case .hardLight: Self.hard(source, target)
    case .softLight: Self.soft(source, target)
    case .difference: abs(source - target)
    case .exclusion: source + target - 2 * source * target
    default: source
    }
  }

  private static func hard(_ source: Float, _ target: Float) -> Float {
    source <= 0.5 ? 2 * source * target : 1 - 2 * (1 - source) * (1 - target)
  }

  private static func soft(_ source: Float, _ target: Float) -> Float {
    if source <= 0.5 { return target - (1 - 2 * source) * target * (1 - target) }
    let root = target <= 0.25 ? ((16 * target - 12) * target + 4) * target : target.squareRoot()
    return target + (2 * source - 1) * (root - target)
  }
}
