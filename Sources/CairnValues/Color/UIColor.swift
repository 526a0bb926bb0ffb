import Foundation

/// A UIKit color, so that code with `Color(.systemBackground)` works.
///
///     content.background(Color(uiColor: .secondarySystemBackground))
public final class UIColor: NSObject, NSSecureCoding, Sendable {
  /// The SwiftUI color.
  package let color: Color

  /// Creates a color from a SwiftUI color.
  public init(_ color: Color) {
    self.color = color
    super.init()
  }

  /// Creates a color from red, green and blue, each 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a color in the Display P3 space.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a gray.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

  /// Creates a color from hue, saturation and brightness, each 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a color from the app's asset catalog.
  public convenience init?(named name: String) { self.init(Color(name)) }

  /// Creates a color from a bundle's asset catalog.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(Color(name, bundle: bundle))
  }

  /// Creates a color that a closure chooses by appearance.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(
      Color(
        kind: .dynamic(
          DynamicColor { scheme, contrast in dynamicProvider(UITraitCollection(scheme, contrast)).color })))
  }

  /// The color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    // Dividing by the color's own opacity turns the intended value into a factor.
    let own = Double(color.resolved(scheme: .light).opacity)
    return UIColor(own > 0 ? color.opacity(alpha / own) : color)
  }

  /// Returns the color for an appearance.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(Color(color.resolved(scheme: traits.scheme, contrast: traits.contrast)))
  }

  /// Writes the components in light appearance to the pointers.
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

  /// Returns whether two colors come from the same values.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor).map { $0.color == color } ?? false }

  /// Hashes the values the color comes from.
  public override var hash: Int { color.hashValue }

  /// The name or the components.
  public override var description: String { color.description }

  // MARK: Archives

  /// Whether an archive of a color says its class. It does.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the components in light appearance to an archive, as Apple's colors write theirs.
  public func encode(with coder: NSCoder) {
    let resolved = color.resolved(scheme: .light)
    coder.encode(Double(resolved.red), forKey: "UIRed")
    coder.encode(Double(resolved.green), forKey: "UIGreen")
    coder.encode(Double(resolved.blue), forKey: "UIBlue")
    coder.encode(Double(resolved.opacity), forKey: "UIAlpha")
  }

  /// Reads a color from an archive, or returns `nil` if it has no components.
  public convenience init?(coder: NSCoder) {
    guard ["UIRed", "UIGreen", "UIBlue"].allSatisfy(coder.containsValue) else { return nil }
    func component(_ key: String) -> Double {
      let value = coder.decodeDouble(forKey: key)
      return value.isFinite ? value : 0
    }
    let opacity = coder.containsValue(forKey: "UIAlpha") ? component("UIAlpha") : 1
    self.init(
      Color(red: component("UIRed"), green: component("UIGreen"), blue: component("UIBlue"), opacity: opacity))
  }
}

extension Color {
  /// Creates a color from a UIKit color.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a color from a UIKit color.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}
