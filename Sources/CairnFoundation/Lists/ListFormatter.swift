import Foundation

/// Formats a list in natural language: "bread, salt, and wine".
///
///     ListFormatter.localizedString(byJoining: names)
open class ListFormatter: Formatter, @unchecked Sendable {
  // Sendable: Foundation declares its base class so; as on Apple's systems, only one thread may configure a
  // formatter.
  /// The language.
  open var locale: Locale! = .current
  /// The formatter of the items, or `nil` to use their descriptions.
  @NSCopying open var itemFormatter: Formatter?

  /// Returns a list of texts in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    UnitText.list(strings, .and, locale: .current)
  }

  /// Returns a list of items as text.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in itemFormatter?.string(for: item) ?? String(describing: item) }
    return UnitText.list(texts, .and, locale: locale ?? .current)
  }

  /// Returns a list of items as text, or `nil` for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
