import Foundation

/// A color of an asset catalog: the contents of a `.colorset`, with variants for appearances.
package struct ColorSet: Sendable {
  private struct Variant {
    var isDark: Bool
    var isHighContrast: Bool
    var color: Color
  }

  private let variants: [Variant]

  /// Reads `Contents.json`. Returns `nil` if it contains no color.
  package init?(json: Data) {
    guard let file = try? JSONDecoder().decode(File.self, from: json) else { return nil }
    variants = file.colors.compactMap { entry in
      guard let color = entry.color?.value else { return nil }
      let appearances = entry.appearances ?? []
      return Variant(
        isDark: appearances.contains { $0.appearance == "luminosity" && $0.value == "dark" },
        isHighContrast: appearances.contains { $0.appearance == "contrast" && $0.value == "high" }, color: color)
    }
    if variants.isEmpty { return nil }
  }

  /// Returns the variant for an appearance. A missing variant is replaced by the nearest one; dark counts more
  /// than contrast.
  package func color(scheme: ColorScheme, contrast: ColorSchemeContrast) -> Color {
    func distance(_ variant: Variant) -> Int {
      // A variant for an appearance that is not in use is worse than a plain one.
      let dark = variant.isDark == (scheme == .dark) ? 0 : variant.isDark ? 8 : 2
      let high = variant.isHighContrast == (contrast == .increased) ? 0 : variant.isHighContrast ? 4 : 1
      return dark + high
    }
    return variants.min { distance($0) < distance($1) }?.color ?? .clear
  }
}

extension ColorSet {
  private struct File: Decodable {
    var colors: [Entry]
  }

  private struct Entry: Decodable {
    var color: Description?
    var appearances: [Appearance]?
  }

  private struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  private struct Description: Decodable {
    var space: String?
    var components: [String: String]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }

    var value: Color? {
      if let reference { return ColorSet.systemColor(named: reference) }
      guard let components else { return nil }
      func component(_ name: String) -> Double { components[name].flatMap(ColorSet.number) ?? 0 }
      // Unlike the others, it is a fraction even without a point.
      let opacity = components["alpha"].flatMap { Double($0) } ?? 1
      if components["white"] != nil { return Color(white: component("white"), opacity: opacity) }
      let space: Color.RGBColorSpace =
        switch self.space {
        case "display-p3": .displayP3
        case "extended-linear-srgb": .sRGBLinear
        default: .sRGB
        }
      return Color(
        space, red: component("red"), green: component("green"), blue: component("blue"), opacity: opacity)
    }
  }

  /// Parses a component, which Xcode writes as a fraction (`0.5`), a byte (`128`) or in hexadecimal (`0x80`).
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
  }

  private static func systemColor(named name: String) -> Color? {
    guard name.hasPrefix("system"), name.hasSuffix("Color") else { return name == "labelColor" ? .primary : nil }
    let hue = name.dropFirst("system".count).dropLast("Color".count)
    if hue == "Background" { return Color(system: .background) }
    return SystemColor(rawValue: hue.lowercased()).map { Color(system: $0) }
  }
}
