import CairnFoundation
import Foundation

/// A text to be looked up in the tables of the app's language.
///
///     Text("Hello, \(name)")   // looks up "Hello, %@"
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The parts of a literal with interpolations.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  package let value: String.LocalizationValue

  /// Makes a key from a string, which is taken as it is.
  public init(_ value: String) { self.value = String.LocalizationValue(value) }

  /// Makes a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key from a literal with interpolations, which become the arguments of a format.
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation)
  }
}

extension LocalizedStringKey {
  package var key: String { value.key }

  /// The localized text with its arguments filled in.
  package func resolved(
    bundle: Bundle? = nil, table: String? = nil, locale: Locale = .current,
    lookup: String.LocalizationValue.Lookup = String.LocalizationValue.bundleLookup
  ) -> String {
    value.resolved(bundle: bundle, table: table, locale: locale, lookup: lookup)
  }
}
