import Foundation

extension UIColor {
  /// Red.
  public static let systemRed = UIColor(Color(system: .red))
  /// Orange.
  public static let systemOrange = UIColor(Color(system: .orange))
  /// Yellow.
  public static let systemYellow = UIColor(Color(system: .yellow))
  /// Green.
  public static let systemGreen = UIColor(Color(system: .green))
  /// Mint.
  public static let systemMint = UIColor(Color(system: .mint))
  /// Teal.
  public static let systemTeal = UIColor(Color(system: .teal))
  /// Cyan.
  public static let systemCyan = UIColor(Color(system: .cyan))
  /// Blue.
  public static let systemBlue = UIColor(Color(system: .blue))
  /// Indigo.
  public static let systemIndigo = UIColor(Color(system: .indigo))
  /// Purple.
  public static let systemPurple = UIColor(Color(system: .purple))
  /// Pink.
  public static let systemPink = UIColor(Color(system: .pink))
  /// Brown.
  public static let systemBrown = UIColor(Color(system: .brown))
  /// Gray.
  public static let systemGray = UIColor(Color(system: .gray))
  /// Lighter gray.
  public static let systemGray2 = UIColor(Color(system: .gray2))
  /// Third gray.
  public static let systemGray3 = UIColor(Color(system: .gray3))
  /// Fourth gray.
  public static let systemGray4 = UIColor(Color(system: .gray4))
  /// Fifth gray.
  public static let systemGray5 = UIColor(Color(system: .gray5))
  /// The gray nearest to the background.
  public static let systemGray6 = UIColor(Color(system: .gray6))
  /// Primary text.
  public static let label = UIColor(Color(system: .primary))
  /// Secondary text.
  public static let secondaryLabel = UIColor(Color(system: .secondary))
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(Color(system: .tertiary))
  /// Quaternary text.
  public static let quaternaryLabel = UIColor(Color(system: .quaternary))
  /// Placeholder text.
  public static let placeholderText = UIColor(Color(system: .placeholder))
  /// Links.
  public static let link = UIColor(Color(system: .link))
  /// Translucent separator lines.
  public static let separator = UIColor(Color(system: .separator))
  /// Opaque separator lines.
  public static let opaqueSeparator = UIColor(Color(system: .opaqueSeparator))
  /// Fills thin shapes.
  public static let systemFill = UIColor(Color(system: .fill))
  /// Fills shapes of middle size.
  public static let secondarySystemFill = UIColor(Color(system: .secondaryFill))
  /// Fills large shapes.
  public static let tertiarySystemFill = UIColor(Color(system: .tertiaryFill))
  /// Fills large areas.
  public static let quaternarySystemFill = UIColor(Color(system: .quaternaryFill))
  /// The background.
  public static let systemBackground = UIColor(Color(system: .background))
  /// Content on the background.
  public static let secondarySystemBackground = UIColor(Color(system: .secondaryBackground))
  /// Content on the secondary background.
  public static let tertiarySystemBackground = UIColor(Color(system: .tertiaryBackground))
  /// The background of grouped lists.
  public static let systemGroupedBackground = UIColor(Color(system: .groupedBackground))
  /// The groups.
  public static let secondarySystemGroupedBackground = UIColor(Color(system: .secondaryGroupedBackground))
  /// Content on the groups.
  public static let tertiarySystemGroupedBackground = UIColor(Color(system: .tertiaryGroupedBackground))
  /// Fully transparent.
  public static let clear = UIColor(Color(system: .clear))
  /// Black.
  public static let black = UIColor(Color(system: .black))
  /// White.
  public static let white = UIColor(Color(system: .white))
  /// The color of interactive content.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(Color.accentColor)
}

extension UIColor {
  /// Red, the same in light and dark.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green, the same in light and dark.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue, the same in light and dark.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan, the same in light and dark.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow, the same in light and dark.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta, the same in light and dark.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange, the same in light and dark.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple, the same in light and dark.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown, the same in light and dark.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Gray, the same in light and dark.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Dark gray, the same in light and dark.
  public static let darkGray = UIColor(white: 1 / 3.0, alpha: 1)
  /// Light gray, the same in light and dark.
  public static let lightGray = UIColor(white: 2 / 3.0, alpha: 1)
  /// Text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
