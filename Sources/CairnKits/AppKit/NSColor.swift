import CairnCore
import CairnValues
import Foundation

/// AppKit's color, which is the same type as UIKit's here.
///
/// ```swift
/// Color(nsColor: .windowBackgroundColor)
/// ```
public typealias NSColor = UIColor

extension UIColor {
  /// The background of a window.
  public static var windowBackgroundColor: UIColor { .systemBackground }
  /// The background behind a page.
  public static var underPageBackgroundColor: UIColor { .systemGroupedBackground }
  /// The background of a large control, such as a list.
  public static var controlBackgroundColor: UIColor { .secondarySystemBackground }
  /// The background of text.
  public static var textBackgroundColor: UIColor { .systemBackground }
  /// The surface of a control.
  public static var controlColor: UIColor { .secondarySystemFill }
  /// The text of a control.
  public static var controlTextColor: UIColor { .label }
  /// The text of a control that cannot be used.
  public static var disabledControlTextColor: UIColor { .tertiaryLabel }
  /// The color the user chose for controls.
  public static var controlAccentColor: UIColor { .tintColor }
  /// The background of selected content.
  public static var selectedContentBackgroundColor: UIColor { .tintColor }
  /// The background of selected content in a window that is not in use.
  public static var unemphasizedSelectedContentBackgroundColor: UIColor { .systemFill }
  /// The background of selected text.
  public static var selectedTextBackgroundColor: UIColor { .tintColor.withAlphaComponent(0.3) }
  /// The text of labels.
  public static var labelColor: UIColor { .label }
  /// The text of less important labels.
  public static var secondaryLabelColor: UIColor { .secondaryLabel }
  /// The text of unimportant labels.
  public static var tertiaryLabelColor: UIColor { .tertiaryLabel }
  /// The text of labels that hardly matter.
  public static var quaternaryLabelColor: UIColor { .quaternaryLabel }
  /// The text in a field that says what belongs there.
  public static var placeholderTextColor: UIColor { .placeholderText }
  /// Text.
  public static var textColor: UIColor { .label }
  /// The text of a window's title.
  public static var windowFrameTextColor: UIColor { .label }
  /// Links.
  public static var linkColor: UIColor { .link }
  /// The lines between content.
  public static var separatorColor: UIColor { .separator }
  /// The lines of a table.
  public static var gridColor: UIColor { .separator }

  /// Creates a color in the standard color space from red, green and blue, each 0 to 1.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from red, green and blue, each 0 to 1.
  public convenience init(calibratedRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: calibratedRed, green: green, blue: blue, alpha: alpha)
  }

  /// The share of red in light appearance.
  public var redComponent: CGFloat { CGFloat(color.resolved(scheme: .light).red) }
  /// The share of green in light appearance.
  public var greenComponent: CGFloat { CGFloat(color.resolved(scheme: .light).green) }
  /// The share of blue in light appearance.
  public var blueComponent: CGFloat { CGFloat(color.resolved(scheme: .light).blue) }
  /// The opacity in light appearance.
  public var alphaComponent: CGFloat { CGFloat(color.resolved(scheme: .light).opacity) }

  /// Returns the color itself, because all colors here are in the standard color space.
  public func usingColorSpace(_ space: NSColorSpace) -> UIColor? { self }
}

/// AppKit's name for a color space.
///
/// ```swift
/// color.usingColorSpace(.sRGB)
/// ```
public enum NSColorSpace: Sendable {
  case sRGB, deviceRGB, genericRGB, displayP3
}

extension Color {
  /// Creates a color from an AppKit color.
  public init(nsColor: NSColor) { self = nsColor.color }
}
