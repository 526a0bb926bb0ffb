import CairnCore
import CairnValues
import Foundation

/// UIKit's font type.
///
/// ```swift
/// let height = UIFont.preferredFont(forTextStyle: .body).pointSize
/// ```
public struct UIFont: Hashable, Sendable {
  let font: Font
  /// The size of the font.
  public let pointSize: CGFloat
  /// The description of the font.
  public let fontDescriptor: UIFontDescriptor

  /// Creates a font from a descriptor and a size; 0 keeps the descriptor's size.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    fontDescriptor = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor
    font = fontDescriptor.font
    self.pointSize = fontDescriptor.pointSize
  }

  /// The purpose of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }

  /// The weight of a font.
  public typealias Weight = Font.Weight

  /// Returns the font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style), size: 0)
  }

  /// Returns the system font in a size.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

  /// Returns the system font in a size and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(.system(weight), pointSize: size), size: 0)
  }

  /// Returns the system font in a size and a weight, with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(.system(weight, hasEvenDigits: true), pointSize: size), size: 0)
  }

  /// Returns the system font in a size and a weight, with characters of equal width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let descriptor = UIFontDescriptor(.system(weight), pointSize: size)
    return UIFont(descriptor: descriptor.withDesign(.monospaced) ?? descriptor, size: 0)
  }

  /// Returns the bold system font in a size.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  /// Returns the italic system font in a size.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    let descriptor = systemFont(ofSize: size).fontDescriptor
    return UIFont(descriptor: descriptor.withSymbolicTraits(.traitItalic) ?? descriptor, size: 0)
  }

  /// Creates a font by name. Only the host knows whether it exists.
  public init?(name: String, size: CGFloat) {
    self.init(descriptor: UIFontDescriptor(name: name, size: size), size: 0)
  }

  /// Returns the font in another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: size) }

  /// The estimated height of a line; only the host knows the real one.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded() }
  /// The estimated height above the baseline.
  public var ascender: CGFloat { pointSize * 0.95 }
  /// The estimated depth below the baseline, which is negative.
  public var descender: CGFloat { pointSize * -0.25 }
  /// The estimated height of capital letters.
  public var capHeight: CGFloat { pointSize * 0.7 }

  /// The size of labels.
  public static let labelFontSize: CGFloat = 17
  /// The size of small text.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of the system's text.
  public static let systemFontSize: CGFloat = 14
}

extension Font {
  /// Creates a font from a UIKit font.
  public init(_ font: UIFont) { self = font.font }
}
