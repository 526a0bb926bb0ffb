import CairnValues
import Foundation

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
