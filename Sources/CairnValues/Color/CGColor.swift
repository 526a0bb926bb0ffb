import Foundation

/// A colour as drawing code of Apple's names it.
///
///     let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
public final class CGColor: Hashable, Sendable {
  package let color: Color.Resolved

  package init(_ color: Color.Resolved) { self.color = color }

  /// Makes a colour from its parts.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// Makes a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// How little can be seen through the colour.
  public var alpha: CGFloat { CGFloat(color.opacity) }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.opacity].map { CGFloat($0) } }

  /// How many parts the colour has.
  public var numberOfComponents: Int { 4 }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// A colour as drawing code names it.
  public init(cgColor: CGColor) { self.init(cgColor.color) }

  /// A colour as drawing code names it.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour as drawing code names it; nil where it depends on what is around it.
  public var cgColor: CGColor? {
    let (light, dark) = (resolved(scheme: .light), resolved(scheme: .dark))
    return light == dark ? CGColor(light) : nil
  }
}

extension UIColor {
  /// A colour as drawing code names it.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// The colour as drawing code names it, in its light form.
  public var cgColor: CGColor { CGColor(color.resolved(scheme: .light)) }
}
