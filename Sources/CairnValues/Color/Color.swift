import Foundation

/// A color, which may look different in light and dark.
///
///     Text("Stop").foregroundStyle(Color.red)
public struct Color: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case system(SystemColor)
    case accent
    case resolved(Resolved)
    case asset(ColorAssetName)
    case dynamic(DynamicColor)
    indirect case faded(Color, Double)
    indirect case mixed(Color, Color, fraction: Double, space: Gradient.ColorSpace)
  }

  package let kind: Kind

  package init(kind: Kind) { self.kind = kind }

  package init(system: SystemColor) { kind = .system(system) }

  /// A color space for red, green and blue.
  ///
  ///     Color(.displayP3, red: 1, green: 0, blue: 0)
  public enum RGBColorSpace: Hashable, Sendable {
    /// The sRGB space, with gamma-encoded components.
    case sRGB
    /// The sRGB space, with linear components.
    case sRGBLinear
    /// The Display P3 space, which is wider than sRGB.
    case displayP3
  }

  /// Creates a color from red, green and blue, each 0 to 1.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    kind = .resolved(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }

  /// Creates a gray, 0 for black and 1 for white.
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, each 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let saturation = min(max(saturation, 0), 1)
    // The position on the color circle from red, past green (at 2) and blue (at 4), in sixths of a turn.
    let sixths = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func component(_ n: Double) -> Double {
      let k = (n + sixths).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a color from a bundle's asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    kind = .asset(ColorAssetName(name: name, bundle: bundle))
  }

  /// Creates a color that looks the same everywhere.
  public init(_ resolved: Color.Resolved) { kind = .resolved(resolved) }

  /// Returns the color with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color { Color(kind: .faded(self, opacity)) }

  /// Returns a mix of this color (0) and another (1).
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(kind: .mixed(self, rhs, fraction: min(max(fraction, 0), 1), space: colorSpace))
  }

  /// A soft gradient of the color.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension Color {
  /// Red.
  public static let red = Color(system: .red)
  /// Orange.
  public static let orange = Color(system: .orange)
  /// Yellow.
  public static let yellow = Color(system: .yellow)
  /// Green.
  public static let green = Color(system: .green)
  /// Mint.
  public static let mint = Color(system: .mint)
  /// Teal.
  public static let teal = Color(system: .teal)
  /// Cyan.
  public static let cyan = Color(system: .cyan)
  /// Blue.
  public static let blue = Color(system: .blue)
  /// Indigo.
  public static let indigo = Color(system: .indigo)
  /// Purple.
  public static let purple = Color(system: .purple)
  /// Pink.
  public static let pink = Color(system: .pink)
  /// Brown.
  public static let brown = Color(system: .brown)
  /// White.
  public static let white = Color(system: .white)
  /// Gray.
  public static let gray = Color(system: .gray)
  /// Black.
  public static let black = Color(system: .black)
  /// Fully transparent.
  public static let clear = Color(system: .clear)
  /// The color of primary content.
  public static let primary = Color(system: .primary)
  /// The color of secondary content.
  public static let secondary = Color(system: .secondary)
  /// The accent color of interactive content, chosen by the app or the user.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(kind: .accent)
}

/// The name of a color in an asset catalog; a class, so that a `Color` stays small.
package final class ColorAssetName: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle?

  init(name: String, bundle: Bundle?) {
    self.name = name
    self.bundle = bundle
  }

  package static func == (a: ColorAssetName, b: ColorAssetName) -> Bool {
    a === b || (a.name == b.name && a.bundle === b.bundle)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A color that a closure chooses by appearance. It is equal only to itself.
package final class DynamicColor: Hashable, Sendable {
  package let choose: @Sendable (ColorScheme, ColorSchemeContrast) -> Color

  package init(_ choose: @escaping @Sendable (ColorScheme, ColorSchemeContrast) -> Color) { self.choose = choose }

  package static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Color: CustomStringConvertible {
  /// The name of a system color, or the components in hexadecimal.
  public var description: String {
    switch kind {
    case .system(let system): system.rawValue
    case .accent: "accentColor"
    case .resolved(let resolved): resolved.description
    case .asset(let asset):
      "NamedColor(name: \"\(asset.name)\", bundle: \(asset.bundle.map { "\($0)" } ?? "nil"))"
    case .dynamic: "dynamic color"
    case .faded(let base, let opacity): "\(Int(exactly: (opacity * 100).rounded()).map(String.init) ?? "?")% \(base)"
    case .mixed(let a, let b, let fraction, _): "mix of \(a) and \(b) by \(fraction)"
    }
  }
}
