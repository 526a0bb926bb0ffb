import Foundation

/// A localized text that is looked up when it is shown.
///
///     struct Dish: CustomLocalizedStringResourceConvertible {
///       var localizedStringResource: LocalizedStringResource { "Soup of the day" }
///     }
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable,
  CustomLocalizedStringResourceConvertible
{
  /// The bundle with the string tables.
  ///
  ///     LocalizedStringResource("Soup", bundle: .atURL(folder))
  public enum BundleDescription: Equatable, @unchecked Sendable {
    // Sendable: a metatype has no state, and the rest are plain values.
    /// The program's own bundle.
    case main
    /// The bundle that defines a class.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)

    /// Returns whether two descriptions refer to the same bundle.
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

  /// The key to look up.
  public let key: String
  /// The text if the table has none.
  public let defaultValue: String.LocalizationValue
  /// The name of the table, or `nil` for the default.
  public let table: String?
  /// The bundle with the string tables.
  public let bundle: BundleDescription
  /// The language and the number format.
  public var locale: Locale

  /// Creates a text whose key is its wording in the development language.
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

  /// Creates a text with an explicit key.
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

  /// Creates a text from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a text from a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The text itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

/// A value with a localized name.
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

  /// Returns the localized text in pieces. The caller draws arguments that are more than a string.
  package func pieces(
    locale: Locale, lookup: String.LocalizationValue.Lookup = String.LocalizationValue.bundleLookup
  ) -> [String.LocalizationValue.Piece] {
    defaultValue.pieces(bundle: bundle.found, table: table, locale: locale) { words, table, bundle, locale, arguments in
      lookup(key, table, bundle, locale, arguments) ?? words
    }
  }

  package func plainText(locale: Locale) -> String { resolved(locale: locale) }
}
