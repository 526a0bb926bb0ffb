import CairnCore
import CairnValues
import Foundation

/// AppKit's font, which is the same type as UIKit's here.
///
/// ```swift
/// Font(NSFont.systemFont(ofSize: 13))
/// ```
public typealias NSFont = UIFont

extension UIFont {
  /// Returns the font of labels in a size.
  public static func labelFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }
  /// Returns the font of menus in a size.
  public static func menuFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }
  /// Returns a font with characters of equal width that users choose for code.
  public static func userFixedPitchFont(ofSize size: CGFloat) -> UIFont? {
    monospacedSystemFont(ofSize: size, weight: .regular)
  }
}
