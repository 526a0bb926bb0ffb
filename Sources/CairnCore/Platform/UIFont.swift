import CairnValues
import Foundation

/// A font, as UIKit names it.
///
/// ```swift
/// let height = UIFont.preferredFont(forTextStyle: .body).pointSize
/// ```
public struct UIFont: Hashable, Sendable {
  let font: Font
  /// How large the characters are.
  public let pointSize: CGFloat

  private init(_ font: Font, _ pointSize: CGFloat) {
    self.font = font
    self.pointSize = pointSize
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// Makes a style from its name.
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

    fileprivate var style: Font.TextStyle {
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

  /// How heavy the characters are.
  public typealias Weight = Font.Weight

  /// The font of a style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), style.style.pointSize())
  }

  /// The system's font in a size.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), size) }

  /// The system's font in a size and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight), size)
  }

  /// The system's font in a size, bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  /// The system's font in a size, in italics.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size).italic(), size) }

  /// A font by its name. Whether there is such a font is known to the host.
  public init?(name: String, size: CGFloat) { self.init(.custom(name, size: size), size) }

  /// The size of labels.
  public static let labelFontSize: CGFloat = 17
  /// The size of small texts.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of the system's texts.
  public static let systemFontSize: CGFloat = 14
}

extension Font {
  /// A font as UIKit names it.
  public init(_ font: UIFont) { self = font.font }
}

/// How lengths grow with the texts of a style, as UIKit names it.
///
/// ```swift
/// let side = UIFontMetrics.default.scaledValue(for: 44)
/// ```
@preconcurrency @MainActor
public final class UIFontMetrics {
  private let style: Font.TextStyle

  /// How lengths grow with usual texts.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

  /// A length that grows with the size of texts the person has asked for.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    value * style.scale(FrontSession.current?.host.surroundings.dynamicTypeSize ?? .large)
  }

  /// A font that grows with the size of texts the person has asked for.
  public func scaledFont(for font: UIFont) -> UIFont { font }
}
