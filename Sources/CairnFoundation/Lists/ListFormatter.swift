import Foundation

/// Writes a list as one says it: "bread, salt, and wine".
///
///     ListFormatter.localizedString(byJoining: names)
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language.
  open var locale: Locale! = .current
  /// Writes what is in the list; nil for what describes itself.
  @NSCopying open var itemFormatter: Formatter?

  /// A list of texts in the language of the person.
  open class func localizedString(byJoining strings: [String]) -> String {
    UnitText.list(strings, .and, locale: .current)
  }

  /// A list of things as text.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in itemFormatter?.string(for: item) ?? String(describing: item) }
    return UnitText.list(texts, .and, locale: locale ?? .current)
  }

  /// A list of things as text; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
