/// Converts names of assets to names in code, as Xcode does.
enum Identifier {
  /// Returns the name as a constant: `first place-2` becomes `firstPlace2`.
  static func constant(_ name: String) -> String {
    let words = words(of: name)
    guard let first = words.first else { return "_" }
    let joined = lowered(first) + words.dropFirst().map(raised).joined()
    return safe(joined)
  }

  /// Returns the name as a type: `food icons` becomes `FoodIcons`.
  static func type(_ name: String) -> String {
    let joined = words(of: name).map(raised).joined()
    return safe(joined.isEmpty ? "_" : joined)
  }

  private static func words(of name: String) -> [Substring] {
    name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  private static func raised(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Lowercases the beginning of a word. Of several capitals, all but the last become lower case: `URLIcon`
  /// becomes `urlIcon`.
  private static func lowered(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals <= 1 || capitals == word.count ? max(capitals, 1) : capitals - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func safe(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    return reserved.contains(name) ? "`\(name)`" : name
  }

  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "var", "where", "while",
  ]
}
