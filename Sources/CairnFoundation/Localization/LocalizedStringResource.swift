import Foundation

/// A text to be looked up later, by whoever shows it.
///
///     struct Dish: CustomLocalizedStringResourceConvertible {
///       var localizedStringResource: LocalizedStringResource { "Soup of the day" }
///     }
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable,
  CustomLocalizedStringResourceConvertible
{
  /// Where the tables are.
  ///
  ///     LocalizedStringResource("Soup", bundle: .atURL(folder))
  public enum BundleDescription: Equatable, @unchecked Sendable {
    /// In the program's own bundle.
    case main
    /// In the bundle a class comes from.
    case forClass(AnyClass)
    /// In the bundle in a folder.
    case atURL(URL)

    /// Two descriptions are equal if they lead to the same bundle.
    public static func == (a: Self, b: Self) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }

    package var found: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The key to look for.
  public let key: String
  /// What is shown if the table has nothing.
  public let defaultValue: String.LocalizationValue
  /// The table; nil for the usual one.
  public let table: String?
  /// Where the tables are.
  public let bundle: BundleDescription
  /// The language, and how numbers are written.
  public var locale: Locale

  /// Makes a text from its words in the app's first language, which are the key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Makes a text that is found by a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Makes a text from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Makes a text from a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The text itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

/// A value that has a name to show.
///
///     enum Size: CustomLocalizedStringResourceConvertible {
///       case small, large
///       var localizedStringResource: LocalizedStringResource { self == .small ? "Small" : "Large" }
///     }
public protocol CustomLocalizedStringResourceConvertible {
  /// The name.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: LocalizedStringArgument {
  package func resolved(
    locale: Locale? = nil, lookup: String.LocalizationValue.Lookup = String.LocalizationValue.bundleLookup
  ) -> String {
    defaultValue.resolved(
      forKey: key, bundle: bundle.found, table: table, locale: locale ?? self.locale, lookup: lookup)
  }

  /// The localized text in pieces, with the arguments that are more than a string left for the caller to draw.
  package func pieces(
    locale: Locale, lookup: String.LocalizationValue.Lookup = String.LocalizationValue.bundleLookup
  ) -> [String.LocalizationValue.Piece] {
    defaultValue.pieces(bundle: bundle.found, table: table, locale: locale) { words, table, bundle, locale, arguments in
      lookup(key, table, bundle, locale, arguments) ?? words
    }
  }

  package func plainText(locale: Locale) -> String { resolved(locale: locale) }
}
