import Foundation

/// The words that hosts themselves show, in the user's language.
///
/// ```swift
/// HostWords(for: locale)("Search")
/// ```
package struct HostWords {
  private let texts: [String: String]

  package init(for locale: Locale) {
    texts = Self.languages[String(locale.identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" })] ?? [:]
  }

  /// Returns the words for an English text, which is shown itself in other languages.
  package func callAsFunction(_ english: String) -> String { texts[english] ?? english }

  /// Returns the words for an English text with a number in it, as `%d`.
  package func callAsFunction(_ english: String, _ number: Int) -> String {
    self(english).replacingOccurrences(of: "%d", with: String(number))
  }

  package static let languages = ["ar": arabic, "de": german, "es": spanish, "fr": french]
}
