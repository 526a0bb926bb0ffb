/// Characters for Apple's symbols, each one column wide and present in most terminal fonts.
@MainActor
enum Symbols {
  private static let known: [String: Character] = {
    var known = arrows
    for more in [marks, shapes, people, media, nature, places, things] { known.merge(more) { first, _ in first } }
    return known
  }()

  /// A cache, because every picture looks up its name.
  private static var found: [String: Character] = [:]

  static func character(for name: String) -> Character {
    if let found = found[name] { return found }
    let character = own(for: name) ?? number(of: name) ?? standIn(for: name)
    // An app may generate names.
    if found.count < 1_000 { found[name] = character }
    return character
  }

  /// Returns whether there is a character for exactly this symbol, or for its base.
  static func isKnown(_ name: String) -> Bool { own(for: name) != nil || number(of: name) != nil }

  /// Returns the character of a symbol. Variants such as `.fill` and `.circle` mean the same to a reader, so a
  /// name without its own character uses that of its base.
  private static func own(for name: String) -> Character? {
    if let known = known[name] { return known }
    var parts = name.split(separator: ".")
    while parts.count > 1 {
      parts.removeLast()
      if let known = known[parts.joined(separator: ".")] { return known }
    }
    return nil
  }

  /// Returns the character of a number or letter in a circle or square.
  private static func number(of name: String) -> Character? {
    guard let first = name.split(separator: ".").first, first.count < name.count, let last = first.last,
      last.isASCII, first.count == 1 || first.allSatisfy(\.isNumber)
    else { return nil }
    return Character(last.uppercased())
  }

  /// Placeholders for unknown symbols. Each name always has the same one, so that two such symbols can usually
  /// be distinguished.
  private static let standIns: [Character] = [
    "◈", "⬒", "⬓", "⬔", "⬕", "⬖", "⬗", "⬘", "⬙", "◰", "◱", "◲", "◳", "◩", "◪", "◭", "◮", "⧫", "❖",
  ]

  private static func standIn(for name: String) -> Character {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return standIns[Int(hash % UInt32(standIns.count))]
  }
}
