import CairnCore
import CairnValues
import Foundation

/// UIKit's scaling of lengths with the text size.
///
/// ```swift
/// let side = UIFontMetrics.default.scaledValue(for: 44)
/// ```
@preconcurrency @MainActor
public final class UIFontMetrics {
  private let style: Font.TextStyle

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

  /// Returns a length scaled to the user's text size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    value * style.scale(FrontSession.current?.host.surroundings.dynamicTypeSize ?? .large)
  }

  /// Returns a font that scales with the user's text size.
  public func scaledFont(for font: UIFont) -> UIFont { font }
}
