import Foundation

/// A color in Core Graphics.
///
///     let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
public final class CGColor: Hashable, Sendable {
  package let color: Color.Resolved

  package init(_ color: Color.Resolved) { self.color = color }

  /// Creates a color from its components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// Creates a gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// The opacity.
  public var alpha: CGFloat { CGFloat(color.opacity) }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.opacity].map { CGFloat($0) } }

  /// The number of components.
  public var numberOfComponents: Int { 4 }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) { self.init(cgColor.color) }

  /// Creates a color from a Core Graphics color.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The Core Graphics color, or `nil` if it depends on the context.
  public var cgColor: CGColor? {
    let (light, dark) = (resolved(scheme: .light), resolved(scheme: .dark))
    return light == dark ? CGColor(light) : nil
  }
}

extension UIColor {
  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// The Core Graphics color in light appearance.
  public var cgColor: CGColor { CGColor(color.resolved(scheme: .light)) }
}
