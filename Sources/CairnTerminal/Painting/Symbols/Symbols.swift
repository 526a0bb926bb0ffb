/// Characters for Apple's symbols, each one column wide and present in most terminal fonts.
@MainActor
enum Symbols {
  private static let known: [String: Character] = {
    var known = arrows
    for more in [marks, shapes, people, media, nature, places, things] { known.merge(more) { first, _ in first } }
    return known
  }()

  /// A cache, because every picture looks up its name.
  private static var found: [String: Character?] = [:]

  /// Returns the character that depicts a symbol, or `nil` if a word stands for it.
  static func character(for name: String) -> Character? {
    if let found = found[name] { return found }
    let character = own(for: name)
    // An app may generate names.
    if found.count < 1_000 { found[name] = character }
    return character
  }

  /// Returns whether the symbol, or its base, has a character or is known to have none.
  static func isKnown(_ name: String) -> Bool {
    character(for: name) != nil || bases(of: name).contains(where: words.contains)
  }

  /// Returns the character of a symbol. Variants such as `.fill` and `.circle` mean the same to a reader, so a
  /// name without its own character uses that of its base.
  private static func own(for name: String) -> Character? {
    for base in bases(of: name) {
      if words.contains(base) { return nil }
      if let known = known[base] { return known }
    }
    return number(of: name)
  }

  /// The name, then without its variants, the last one first.
  private static func bases(of name: String) -> [String] {
    let parts = name.split(separator: ".")
    return parts.indices.reversed().map { parts[...$0].joined(separator: ".") }
  }

  /// Returns the character of a number or letter in a circle or square.
  private static func number(of name: String) -> Character? {
    guard let first = name.split(separator: ".").first, first.count < name.count, let last = first.last,
      last.isASCII, first.count == 1 || first.allSatisfy(\.isNumber)
    else { return nil }
    return Character(last.uppercased())
  }
}
