import Foundation

extension String.LocalizationValue {
  /// Finds the text for a key; nil if the table has none. The arguments are for texts that differ by number.
  package typealias Lookup = (
    _ key: String, _ table: String?, _ bundle: Bundle?, _ locale: Locale, _ arguments: [FormatArgument]
  ) -> String?

  /// A piece of a localized text: words of the text, an argument, or an argument that is more than characters; of arguments
  /// also which of them it is, from 1 on.
  package enum Piece {
    case text(String)
    case argument(String, Int)
    case object(any LocalizedStringArgument, Int)
  }

  /// Looks in the bundle's own tables, in the language the process runs in, and in its catalogues.
  package static func bundleLookup(
    key: String, table: String?, bundle: Bundle?, locale: Locale, arguments: [FormatArgument]
  ) -> String? {
    if let text = text(for: key, table: table, bundle: bundle) { return text }
    for catalog in StringCatalogs.catalogs(of: bundle, table: table) {
      if let text = catalog.text(for: key, locale: locale, arguments: arguments) { return text }
    }
    return nil
  }

  private static func text(for key: String, table: String?, bundle: Bundle?) -> String? {
    if let bundle, bundle !== Bundle.main { return bundle.text(for: key, table: table) }
    for bundle in ProgramTexts.bundles(withTable: table) {
      if let text = bundle.text(for: key, table: table) { return text }
    }
    return nil
  }

  /// The localized text, if it is the same in every locale: there are no places to be filled, and no catalogue has it in
  /// several languages.
  package func words(bundle: Bundle? = nil, table: String? = nil) -> String? {
    guard !hasFormatting, StringCatalogs.catalogs(of: bundle, table: table).isEmpty else { return nil }
    return Self.text(for: key, table: table, bundle: bundle) ?? key
  }

  /// The text for a key of its own with the arguments filled in; these words themselves if there is none.
  package func resolved(
    forKey key: String, bundle: Bundle? = nil, table: String? = nil, locale: Locale = .current,
    lookup: Lookup = bundleLookup
  ) -> String {
    resolved(bundle: bundle, table: table, locale: locale) { words, table, bundle, locale, arguments in
      lookup(key, table, bundle, locale, arguments) ?? words
    }
  }

  /// The localized text with its arguments filled in.
  package func resolved(
    bundle: Bundle? = nil, table: String? = nil, locale: Locale = .current, lookup: Lookup = bundleLookup
  ) -> String {
    guard hasFormatting else { return lookup(key, table, bundle, locale, []) ?? key }
    var result = ""
    for piece in pieces(bundle: bundle, table: table, locale: locale, lookup: lookup) {
      switch piece {
      case .text(let text), .argument(let text, _): result += text
      case .object(let object, _): result += object.plainText(locale: locale)
      }
    }
    return result
  }

  /// The localized text in pieces, with the arguments that are more than a string left for the caller to draw.
  package func pieces(
    bundle: Bundle? = nil, table: String? = nil, locale: Locale = .current, lookup: Lookup = bundleLookup
  ) -> [Piece] {
    var pieces: [Piece] = []
    forEachPiece(bundle: bundle, table: table, locale: locale, lookup: lookup) { pieces.append($0) }
    return pieces
  }

  /// The same, one after the other.
  package func forEachPiece(
    bundle: Bundle? = nil, table: String? = nil, locale: Locale = .current, lookup: Lookup = bundleLookup,
    _ visit: (Piece) -> Void
  ) {
    let found = lookup(key, table, bundle, locale, arguments) ?? key
    guard hasFormatting else { return visit(.text(found)) }
    var next = 0
    FormatString.read(found) { part in
      switch part {
      case .text(let text): visit(.text(text))
      case .place(let place):
        let index = place.position.map { $0 - 1 } ?? next
        next = index + 1
        // A translation with more places than there are arguments shows nothing there.
        guard arguments.indices.contains(index) else { return }
        if place.conversion == "@", case .object(let object) = arguments[index] {
          return visit(.object(object, index + 1))
        }
        visit(.argument(place.write(arguments[index], locale: locale), index + 1))
      }
    }
  }
}
