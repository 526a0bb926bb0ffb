import Foundation

extension PersonNameComponents {
  /// The format of a name.
  ///
  ///     name.formatted(.name(style: .abbreviated))
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname or the given name.
      case short
      /// Given and family name.
      case medium
      /// Everything.
      case long
      /// Initials.
      case abbreviated
    }

    /// How much of the name is written.
    public var style: Style
    /// The language, which determines the order.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns the name as text.
    public func format(_ value: PersonNameComponents) -> String {
      let text = NameText(name: value, locale: locale)
      return switch style {
      case .short: text.short
      case .medium: text.medium
      case .long: text.long
      case .abbreviated: text.abbreviated
      }
    }

    /// Returns the style in another language.
    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
  }

  /// Parses a name: the last word is the family name, the first the given name.
  public init(_ value: String) throws {
    let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else {
      throw CocoaError(
        .formatting, userInfo: [NSDebugDescriptionErrorKey: "There is no name in \(value.debugDescription)."])
    }
    self.init()
    givenName = first
    if words.count > 1 { familyName = words.last }
    if words.count > 2 { middleName = words[1..<words.count - 1].joined(separator: " ") }
  }

  /// Returns the name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }

  /// Given and family name.
  public func formatted() -> String { FormatStyle().format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style that formats a name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
