/// Characters that stand for symbols of Apple's set, each one column wide and in most fonts of terminals.
@MainActor
enum Symbols {
  private static let known: [String: Character] = {
    var known = arrows
    for more in [marks, shapes, people, media, nature, places, things] { known.merge(more) { first, _ in first } }
    return known
  }()

  /// Names are asked for again with every picture.
  private static var found: [String: Character] = [:]

  static func character(for name: String) -> Character {
    if let found = found[name] { return found }
    let character = own(for: name) ?? number(of: name) ?? standIn(for: name)
    // An app may make up names.
    if found.count < 1_000 { found[name] = character }
    return character
  }

  /// Whether there is a character for just this symbol, or for one it is a variant of.
  static func isKnown(_ name: String) -> Bool { own(for: name) != nil || number(of: name) != nil }

  /// Variants such as `.fill` and `.circle` are the same thing to a reader, so a name without a character of its own has that
  /// of what it begins with.
  private static func own(for name: String) -> Character? {
    if let known = known[name] { return known }
    var parts = name.split(separator: ".")
    while parts.count > 1 {
      parts.removeLast()
      if let known = known[parts.joined(separator: ".")] { return known }
    }
    return nil
  }

  /// A number or a letter in a circle or a square.
  private static func number(of name: String) -> Character? {
    guard let first = name.split(separator: ".").first, first.count < name.count, let last = first.last,
      last.isASCII, first.count == 1 || first.allSatisfy(\.isNumber)
    else { return nil }
    return Character(last.uppercased())
  }

  /// What is not known has one of these, always the same, so that two such symbols can mostly be told apart.
  private static let standIns: [Character] = [
    "◈", "⬒", "⬓", "⬔", "⬕", "⬖", "⬗", "⬘", "⬙", "◰", "◱", "◲", "◳", "◩", "◪", "◭", "◮", "⧫", "❖",
  ]

  private static func standIn(for name: String) -> Character {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return standIns[Int(hash % UInt32(standIns.count))]
  }
}
