/// A color named by its purpose or hue, which looks different in light and dark.
///
/// The values are those Apple documents for iOS up to version 18.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case black, white, clear
  case primary, secondary, tertiary, quaternary, placeholder
  case link, separator, opaqueSeparator
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

  /// Four values as 0xRRGGBB with their opacities.
  struct Variants {
    var light, dark, lightContrast, darkContrast: UInt32
    var lightOpacity: Float = 1
    var darkOpacity: Float = 1
    /// Added to the opacity when increased contrast is requested.
    var contrastGain: Float = 0

    init(_ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32) {
      (self.light, self.dark) = (light, dark)
      (self.lightContrast, self.darkContrast) = (lightContrast, darkContrast)
    }

    init(_ light: UInt32, _ dark: UInt32) { self.init(light, dark, light, dark) }

    init(_ light: UInt32, _ lightOpacity: Float, _ dark: UInt32, _ darkOpacity: Float, gain: Float = 0.08) {
      self.init(light, dark)
      (self.lightOpacity, self.darkOpacity, contrastGain) = (lightOpacity, darkOpacity, gain)
    }
  }

  package func resolved(scheme: ColorScheme, contrast: ColorSchemeContrast) -> Color.Resolved {
    let variants = variants
    let isDark = scheme == .dark
    let value =
      contrast == .increased
      ? (isDark ? variants.darkContrast : variants.lightContrast) : (isDark ? variants.dark : variants.light)
    let opacity = isDark ? variants.darkOpacity : variants.lightOpacity
    let gain = contrast == .increased ? variants.contrastGain : 0
    return Color.Resolved(hex: value, opacity: min(1, opacity + gain))
  }

  private var variants: Variants {
    switch self {
    case .red: Variants(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .orange: Variants(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .yellow: Variants(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .green: Variants(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .mint: Variants(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
    case .teal: Variants(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .cyan: Variants(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case .blue: Variants(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .indigo: Variants(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .purple: Variants(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .pink: Variants(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .brown: Variants(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    case .gray: Variants(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .gray2: Variants(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    case .gray3: Variants(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    case .gray4: Variants(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    case .gray5: Variants(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    case .gray6: Variants(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .black: Variants(0x000000, 0x000000)
    case .white: Variants(0xFFFFFF, 0xFFFFFF)
    case .clear: Variants(0x000000, 0, 0x000000, 0, gain: 0)
    case .primary: Variants(0x000000, 0xFFFFFF)
    case .secondary: Variants(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
    case .tertiary, .placeholder: Variants(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    case .quaternary: Variants(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
    case .link: Variants(0x007AFF, 0x0984FF, 0x0040DD, 0x409CFF)
    case .separator: Variants(0x3C3C43, 0.29, 0x545458, 0.6)
    case .opaqueSeparator: Variants(0xC6C6C8, 0x38383A)
    case .fill: Variants(0x787880, 0.2, 0x787880, 0.36)
    case .secondaryFill: Variants(0x787880, 0.16, 0x787880, 0.32)
    case .tertiaryFill: Variants(0x767680, 0.12, 0x767680, 0.24)
    case .quaternaryFill: Variants(0x747480, 0.08, 0x767680, 0.18)
    case .background: Variants(0xFFFFFF, 0x000000)
    case .secondaryBackground: Variants(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .tertiaryBackground: Variants(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
    case .groupedBackground: Variants(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
    case .secondaryGroupedBackground: Variants(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
    case .tertiaryGroupedBackground: Variants(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)
    }
  }
}
