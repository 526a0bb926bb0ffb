import Foundation

/// An app's texts in all languages, from Xcode's `Localizable.xcstrings`.
struct StringCatalog: Sendable {
  private let sourceLanguage: String
  private let entries: [String: Entry]
  /// The keys of entries that could not be parsed.
  let unreadable: [String]

  init(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    sourceLanguage = file.sourceLanguage ?? "en"
    entries = file.strings.compactMapValues(\.value)
    unreadable = file.strings.filter { $0.value.value == nil }.map(\.key).sorted()
  }

  /// Returns the format for a key in a locale's language or in the source language, or `nil` if it has neither.
  func text(for key: String, locale: Locale, arguments: [FormatArgument]) -> String? {
    guard let entry = entries[key] else { return nil }
    for language in languages(for: locale) {
      if let text = entry.localizations?[language]?.text(in: language, arguments: arguments) { return text }
    }
    return nil
  }

  private func languages(for locale: Locale) -> [String] {
    ([locale.identifier] + Locale.preferredLanguages).flatMap(LanguageChoice.names) + [sourceLanguage]
  }

  /// The languages of its texts.
  var languages: Set<String> {
    entries.values.reduce(into: [sourceLanguage]) { $0.formUnion(($1.localizations ?? [:]).keys) }
  }
}

extension StringCatalog {
  private struct File: Decodable {
    let sourceLanguage: String?
    let strings: [String: Lenient<Entry>]
  }

  private struct Entry: Decodable, Sendable {
    let localizations: [String: Localization]?
  }

  /// The texts of one language.
  private struct Localization: Decodable, Sendable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    func text(in language: String, arguments: [FormatArgument]) -> String? {
      if let variations {
        let number = arguments.lazy.compactMap(\.asNumber).first
        return variations.localization(for: number, language: language)?.text(in: language, arguments: arguments)
      }
      guard var text = stringUnit?.value else { return nil }
      // Sort by name, so that nested substitutions are always filled in the same way.
      for (name, substitution) in (substitutions ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard let words = substitution.text(in: language, arguments: arguments) else { continue }
        text = text.replacing("%#@\(name)@", with: words)
      }
      return text
    }
  }

  private struct Unit: Decodable, Sendable {
    let value: String
  }

  /// A text that varies by number or device.
  private struct Variations: Decodable, Sendable {
    let plural: [String: Localization]?
    let device: [String: Localization]?

    func localization(for number: Double?, language: String) -> Localization? {
      if let device { return device["other"] ?? device["mac"] ?? device["iphone"] ?? device.values.first }
      guard let plural else { return nil }
      if number == 0, let none = plural["zero"] { return none }
      let category = number.map { PluralCategory.of($0, language: language) } ?? "other"
      return plural[category] ?? plural["other"]
    }
  }

  /// A part of a text that varies by its own number.
  private struct Substitution: Decodable, Sendable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?

    func text(in language: String, arguments: [FormatArgument]) -> String? {
      let place = argNum ?? 1
      let number = arguments.indices.contains(place - 1) ? arguments[place - 1].asNumber : nil
      let chosen = variations?.localization(for: number, language: language)
      return chosen?.text(in: language, arguments: arguments)?
        .replacing("%arg", with: "%\(place)$\(formatSpecifier ?? "lld")")
    }
  }

  /// A value that may fail to decode without invalidating the rest.
  private struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
    let value: Value?

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
  }
}

extension FormatArgument {
  fileprivate var asNumber: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    case .string, .object: nil
    }
  }
}
