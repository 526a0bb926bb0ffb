import Foundation

/// Cairn's own words, such as the names of controls that hosts add, in a user's language.
///
/// A language without translations gets the English ones.
package struct OwnWords: Sendable {
  /// The position in the rows of the table, or `nil` for English.
  private let column: Int?

  package init(for locale: Locale) {
    // Asking the locale for its language takes longer than everything else here.
    let language = locale.identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" }
    column = Self.languages.firstIndex { $0 == language }
  }

  private init() { column = nil }

  package static let english = OwnWords()

  /// Returns the translation of an English text. `%1` and `%2` stand for values.
  package func callAsFunction(_ english: String, _ values: String...) -> String { filled(english, with: values) }

  package func filled(_ english: String, with values: [String]) -> String {
    var text = column.flatMap { Self.table[english]?[$0] } ?? english
    for (index, value) in values.enumerated() { text = text.replacing("%\(index + 1)", with: value) }
    return text
  }

  /// Returns the translations of the texts, by the English ones; empty in English.
  package func translations(of texts: [String]) -> [(english: String, own: String)] {
    column == nil ? [] : texts.map { ($0, self($0)) }
  }

  package static let languages = ["de", "fr", "es", "ar"]
}
