import CairnFoundation
import Foundation

/// A text that is looked up in the string tables of the app's language.
///
///     Text("Hello, \(name)")   // looks up "Hello, %@"
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The parts of a literal with interpolations.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  package let value: String.LocalizationValue

  /// Creates a key from a string, which is used verbatim.
  public init(_ value: String) { self.value = String.LocalizationValue(value) }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal whose interpolations become format arguments.
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation)
  }
}

extension LocalizedStringKey {
  package var key: String { value.key }

  /// Returns the localized text with its arguments filled in.
  package func resolved(
    bundle: Bundle? = nil, table: String? = nil, locale: Locale = .current,
    lookup: String.LocalizationValue.Lookup = String.LocalizationValue.bundleLookup
  ) -> String {
    value.resolved(bundle: bundle, table: table, locale: locale, lookup: lookup)
  }
}
