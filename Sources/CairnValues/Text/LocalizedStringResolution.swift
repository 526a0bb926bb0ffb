import Foundation

extension LocalizedStringKey {
  /// Finds the text for a key; nil if the table has none.
  package typealias Lookup = (_ key: String, _ table: String?, _ bundle: Bundle?, _ locale: Locale) -> String?

  /// A piece of a localized text: characters, or an argument that is more than that.
  package enum Piece {
    case text(String)
    case object(any LocalizedStringArgument)
  }

  /// Looks in the bundle's own tables, in the language the process runs in.
  package static func bundleLookup(key: String, table: String?, bundle: Bundle?, locale: Locale) -> String? {
    if bundle == nil, table == nil, !mainHasTexts { return nil }
    return (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
  }

  /// Whether the program comes with a table of texts. Most do not, and to ask for each text would cost more than it does
  /// to show it.
  private static let mainHasTexts = ["strings", "stringsdict", "loctable"].contains {
    Bundle.main.url(forResource: "Localizable", withExtension: $0) != nil
  }

  /// The localized text with its arguments filled in.
  package func resolved(
    bundle: Bundle? = nil, table: String? = nil, locale: Locale = .current, lookup: Lookup = bundleLookup
  ) -> String {
    guard hasFormatting else { return lookup(key, table, bundle, locale) ?? key }
    var result = ""
    for piece in pieces(bundle: bundle, table: table, locale: locale, lookup: lookup) {
      switch piece {
      case .text(let text): result += text
      case .object(let object): result += object.plainText(locale: locale)
      }
    }
    return result
  }

  /// The localized text in pieces, with the arguments that are more than a string left for the caller to draw.
  package func pieces(
    bundle: Bundle? = nil, table: String? = nil, locale: Locale = .current, lookup: Lookup = bundleLookup
  ) -> [Piece] {
    let found = lookup(key, table, bundle, locale) ?? key
    guard hasFormatting else { return [.text(found)] }
    var next = 0
    return FormatString(found).parts.map { part in
      switch part {
      case .text(let text): return .text(text)
      case .place(let place):
        let index = place.position.map { $0 - 1 } ?? next
        next = index + 1
        // A translation with more places than there are arguments shows nothing there.
        guard arguments.indices.contains(index) else { return .text("") }
        if place.conversion == "@", case .object(let object) = arguments[index] { return .object(object) }
        return .text(place.write(arguments[index], locale: locale))
      }
    }
  }
}
