import CairnSwiftSources

/// The capitalized names that a Swift file uses, but for members of something, and labels.
struct UsedNames {
  /// The names with the byte where each is first used.
  private(set) var places: [String: Int] = [:]

  /// - Parameter isCompiled: Whether the token at an index is compiled.
  init(in source: SourceTokens, where isCompiled: (Int) -> Bool = { _ in true }) {
    var index = 0
    while index < source.count {
      if let end = Self.endOfOther(at: index, in: source) {
        index = end
        continue
      }
      if isCompiled(index), let name = Self.use(at: index, in: source), places[name] == nil {
        places[name] = source.tokens[index].range.lowerBound
      }
      index += 1
    }
    let code = SourceTokens(interpolationsOf: source)
    for (index, token) in code.tokens.enumerated() {
      guard let name = Self.use(at: index, in: code), places[name] == nil,
        let text = Self.token(in: source, around: token.range.lowerBound), isCompiled(text)
      else { continue }
      places[name] = token.range.lowerBound
    }
  }

  /// The index of the token with a byte in it. There are many tokens.
  private static func token(in source: SourceTokens, around byte: Int) -> Int? {
    var range = source.tokens.indices
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = source.tokens[middle].range.lowerBound > byte ? range.lowerBound..<middle : middle..<range.upperBound
    }
    return range.first
  }

  /// The attributes whose arguments are not code.
  private static let attributes: Set = [
    "available", "backDeployed", "convention", "objc", "_spi", "_silgen_name", "_originallyDefinedIn", "_cdecl",
    "_implements", "_specialize", "_documentation", "unavailable", "attached", "freestanding",
  ]
  /// What the compiler knows without a declaration. Others of these are replaced in projects; see ``AppleAttributes``.
  private static let builtIn: Set = [
    "Any", "AnyObject", "Self", "Type", "Protocol", "NSManaged", "NSCopying", "NSApplicationMain", "UIApplicationMain",
    "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable", "BuiltinModule",
  ]

  static let wordsBeforeTypes: Set = ["case", "is", "as", "where", "return", "in"]

  /// The index after tokens that are not code: an import, or the arguments of `@available`.
  private static func endOfOther(at index: Int, in source: SourceTokens) -> Int? {
    let token = source.tokens[index]
    if token.text == "import" { return ImportDeclaration(in: source, at: index)?.end }
    guard token.isSymbol("@") || token.isSymbol("#"), let name = source[index + 1]?.text, attributes.contains(name),
      source.holds(index + 2, "(")
    else { return nil }
    return source.closing(index + 2) + 1
  }

  /// The name that is used at an index.
  private static func use(at index: Int, in source: SourceTokens) -> String? {
    let token = source.tokens[index]
    guard token.kind == .word, let name = token.name, name.isTypeName, !builtIn.contains(name), !isConstantOfC(name),
      !name.hasSuffix("Precedence"), !source.holds(index - 1, ".")
    else { return nil }
    guard source.holds(index + 1, ":") else { return name }
    // `(Size: 3)` and `(of Size: Int)` are labels, `a ? Size : b` and `case Size:` are not.
    let isLabel = source.holds(index - 1, "(") || source.holds(index - 1, ",") || source.holds(index - 1, "<")
    let isParameter = source.name(index - 1).map { !Self.wordsBeforeTypes.contains($0) } ?? false
    return isLabel || isParameter ? nil : name
  }

  /// Whether a name is like those of constants in C, which modules have without declaring them in Swift: `EXIT_FAILURE`.
  private static func isConstantOfC(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
      && name.contains("_")
  }
}
