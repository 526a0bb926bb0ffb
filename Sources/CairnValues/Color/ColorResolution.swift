import Foundation

extension Color {
  /// Returns the color as it is drawn.
  ///
  /// A named color that no asset catalog has is transparent.
  ///
  /// - Parameter accent: The accent color, or `nil` for blue.
  package func resolved(
    scheme: ColorScheme, contrast: ColorSchemeContrast = .standard, accent: Color.Resolved? = nil
  ) -> Color.Resolved {
    func resolve(_ color: Color) -> Color.Resolved {
      switch color.kind {
      case .system(let system): system.resolved(scheme: scheme, contrast: contrast)
      case .accent: accent ?? SystemColor.blue.resolved(scheme: scheme, contrast: contrast)
      case .resolved(let resolved): resolved
      case .asset(let name): NamedColors.resolved(name, scheme: scheme, contrast: contrast) ?? .transparent
      case .dynamic(let dynamic): resolve(dynamic.choose(scheme, contrast))
      case .faded(let base, let opacity): resolve(base).multiplyingOpacity(by: opacity)
      case .mixed(let a, let b, let fraction, let space):
        resolve(a).mixed(with: resolve(b), by: fraction, in: space)
      }
    }
    return resolve(self)
  }
}

extension Color.Resolved {
  package func mixed(
    with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace
  ) -> Color.Resolved {
    let share = Float(fraction)
    let opacity = opacity + (other.opacity - opacity) * share
    // Premultiplied, so that a transparent color contributes none of its hue.
    guard opacity > 0 else { return multiplyingOpacity(by: 0) }
    let (own, theirs) = (self.opacity * (1 - share) / opacity, other.opacity * share / opacity)
    switch space.kind {
    case .device:
      return Color.Resolved(
        red: red * own + other.red * theirs, green: green * own + other.green * theirs,
        blue: blue * own + other.blue * theirs, opacity: opacity)
    case .perceptual:
      let (a, b) = (Oklab(self), Oklab(other))
      return Oklab(
        l: a.l * own + b.l * theirs, a: a.a * own + b.a * theirs, b: a.b * own + b.b * theirs
      ).resolved(opacity: opacity)
    }
  }
}

/// A color in a perceptual space: lightness, green to red, blue to yellow (Björn Ottosson's Oklab).
struct Oklab {
  var l, a, b: Float

  init(l: Float, a: Float, b: Float) { (self.l, self.a, self.b) = (l, a, b) }

  init(_ color: Color.Resolved) {
    let (r, g, b) = (color.linearRed, color.linearGreen, color.linearBlue)
    let long = cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_993 * b)
    let medium = cbrt(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_96 * b)
    let short = cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
    self.init(
      l: 0.210_454_26 * long + 0.793_617_8 * medium - 0.004_072_047 * short,
      a: 1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short,
      b: 0.025_904_037 * long + 0.782_771_77 * medium - 0.808_675_77 * short)
  }

  func resolved(opacity: Float) -> Color.Resolved {
    func cube(_ x: Float) -> Float { x * x * x }
    let long = cube(l + 0.396_337_78 * a + 0.215_803_76 * b)
    let medium = cube(l - 0.105_561_346 * a - 0.063_854_17 * b)
    let short = cube(l - 0.089_484_18 * a - 1.291_485_5 * b)
    return Color.Resolved(
      colorSpace: .sRGBLinear,
      red: 4.076_741_7 * long - 3.307_711_6 * medium + 0.230_969_94 * short,
      green: -1.268_438 * long + 2.609_757_4 * medium - 0.341_319_4 * short,
      blue: -0.004_196_086_3 * long - 0.703_418_6 * medium + 1.707_614_7 * short, opacity: opacity)
  }
}
