import Foundation

/// A colour as UIKit names it, so that code with `Color(.systemBackground)` works.
///
///     content.background(Color(uiColor: .secondarySystemBackground))
public final class UIColor: Hashable, Sendable {
  /// The same colour as SwiftUI names it.
  package let color: Color

  /// Makes a colour from one of SwiftUI's.
  public init(_ color: Color) { self.color = color }

  /// Makes a colour from red, green and blue, each 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a colour in the space of recent screens.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

  /// Makes a colour from hue, saturation and brightness, each 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Makes a colour that is kept by name in the app's asset catalogue.
  public convenience init?(named name: String) { self.init(Color(name)) }

  /// Makes a colour that is kept by name in a bundle's asset catalogue.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(Color(name, bundle: bundle))
  }

  /// Makes a colour that a closure chooses by appearance.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(
      Color(
        kind: .dynamic(
          DynamicColor { scheme, contrast in dynamicProvider(UITraitCollection(scheme, contrast)).color })))
  }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    // Dividing by the own opacity makes a factor of what is meant as a value.
    let own = Double(color.resolved(scheme: .light).opacity)
    return UIColor(own > 0 ? color.opacity(alpha / own) : color)
  }

  /// The colour as it is in an appearance.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(Color(color.resolved(scheme: traits.scheme, contrast: traits.contrast)))
  }

  /// Writes the components, as they are in light, to where the pointers lead.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolved(scheme: .light)
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Two colours are equal if they come from the same values.
  public static func == (a: UIColor, b: UIColor) -> Bool { a === b || a.color == b.color }

  /// Hashes the values the colour comes from.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor: CustomStringConvertible {
  /// The name or the components.
  public var description: String { color.description }
}

/// The appearance a colour may depend on.
///
///     UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
public struct UITraitCollection: Hashable, Sendable {
  let scheme: ColorScheme
  let contrast: ColorSchemeContrast

  init(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) {
    self.scheme = scheme
    self.contrast = contrast
  }

  /// Makes an appearance of light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle == .dark ? .dark : .light, .standard)
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { scheme == .dark ? .dark : .light }
}

/// Light or dark, as UIKit names them.
///
///     traits.userInterfaceStyle == .dark
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

extension Color {
  /// Makes a colour from one of UIKit's.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Makes a colour from one of UIKit's.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}
