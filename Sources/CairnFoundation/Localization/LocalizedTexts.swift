import Foundation

extension String.LocalizationValue {
  /// Finds the text for a key, or returns `nil` if the table has none. The arguments select the plural form.
  package typealias Lookup = (
    _ key: String, _ table: String?, _ bundle: Bundle?, _ locale: Locale, _ arguments: [FormatArgument]
  ) -> String?

  /// A piece of a localized text: words of the text, an argument, or an argument that is more than characters.
  /// Arguments also have their number, from 1.
  package enum Piece {
    case text(String)
    case argument(String, Int)
    case object(any LocalizedStringArgument, Int)
  }

  /// Looks up a key in the bundle's tables and in its string catalogs.
  package static func bundleLookup(
    key: String, table: String?, bundle: Bundle?, locale: Locale, arguments: [FormatArgument]
  ) -> String? {
    let edited = EditedTexts.text(for: key)
    let key = edited ?? key
    if let text = LanguageTables.text(for: key, table: table, bundle: bundle, locale: locale) { return text }
    if let text = text(for: key, table: table, bundle: bundle) { return text }
    for catalog in StringCatalogs.catalogs(of: bundle, table: table) {
      if let text = catalog.text(for: key, locale: locale, arguments: arguments) { return text }
    }
    return edited
  }

  private static func text(for key: String, table: String?, bundle: Bundle?) -> String? {
    if let bundle, bundle !== Bundle.main { return bundle.text(for: key, table: table) }
    for bundle in ProgramTexts.bundles(withTable: table) {
      if let text = bundle.text(for: key, table: table) { return text }
    }
    return nil
  }

  /// Returns the localized text if it is the same in every locale: it has no placeholders, and neither tables nor catalogs have it
  /// in several languages.
  package func words(bundle: Bundle? = nil, table: String? = nil) -> String? {
    guard !hasFormatting, Person.own == nil || ProgramLanguages.all.count < 2,
      StringCatalogs.catalogs(of: bundle, table: table).isEmpty
    else { return nil }
    let key = EditedTexts.text(for: key) ?? key
    return LongTexts.text(Self.text(for: key, table: table, bundle: bundle) ?? key)
  }

  /// Returns the text for an explicit key with the arguments filled in, or this text itself if the key has none.
  package func resolved(
    forKey key: String, bundle: Bundle? = nil, table: String? = nil, locale: Locale = .current,
    lookup: Lookup = bundleLookup
  ) -> String {
    resolved(bundle: bundle, table: table, locale: locale) { words, table, bundle, locale, arguments in
      lookup(key, table, bundle, locale, arguments) ?? words
    }
  }

  /// Returns the localized text with its arguments filled in.
  package func resolved(
    bundle: Bundle? = nil, table: String? = nil, locale: Locale = .current, lookup: Lookup = bundleLookup
  ) -> String {
    guard hasFormatting else { return LongTexts.text(lookup(key, table, bundle, locale, []) ?? key) }
    var result = ""
    for piece in pieces(bundle: bundle, table: table, locale: locale, lookup: lookup) {
      switch piece {
      case .text(let text), .argument(let text, _): result += text
      case .object(let object, _): result += object.plainText(locale: locale)
      }
    }
    return result
  }

  /// Returns the localized text in pieces. The caller draws arguments that are more than a string.
  package func pieces(
    bundle: Bundle? = nil, table: String? = nil, locale: Locale = .current, lookup: Lookup = bundleLookup
  ) -> [Piece] {
    var pieces: [Piece] = []
    forEachPiece(bundle: bundle, table: table, locale: locale, lookup: lookup) { pieces.append($0) }
    return pieces
  }

  /// Visits the pieces in order.
  package func forEachPiece(
    bundle: Bundle? = nil, table: String? = nil, locale: Locale = .current, lookup: Lookup = bundleLookup,
    _ visit: (Piece) -> Void
  ) {
    let found = lookup(key, table, bundle, locale, arguments) ?? key
    guard hasFormatting else { return visit(.text(LongTexts.text(found))) }
    fill(found, locale: locale, visit)
    if LongTexts.areOn {
      visit(.text(" "))
      fill(found, locale: locale, visit)
    }
  }

  /// Visits the pieces of a format, with the arguments in their places.
  private func fill(_ format: String, locale: Locale, _ visit: (Piece) -> Void) {
    var next = 0
    FormatString.read(format) { part in
      switch part {
      case .text(let text): visit(.text(text))
      case .place(let place):
        let index = place.position.map { $0 - 1 } ?? next
        next = index + 1
        // Placeholders in a translation beyond the number of arguments produce nothing.
        guard arguments.indices.contains(index) else { return }
        if place.conversion == "@", case .object(let object) = arguments[index] {
          return visit(.object(object, index + 1))
        }
        visit(.argument(place.write(arguments[index], locale: locale), index + 1))
      }
    }
  }
}
