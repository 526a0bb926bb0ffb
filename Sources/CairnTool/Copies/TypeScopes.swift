import CairnSwiftSources

/// The types of a file with the places of their bodies.
struct TypeScopes {
  private struct Scope {
    /// The type with those around it, or `nil` for other braces.
    let type: String?
    /// Whether a function in it is a method that objects of the type have.
    let hasMethods: Bool
    let bytes: Range<Int>
  }

  private var scopes: [Scope] = []
  /// The scope directly around each token.
  private var scopeOfToken: [Int?] = []

  init(in source: SourceTokens) {
    var open: [Int] = []
    var declared: (name: String, hasMethods: Bool)?
    for (index, token) in source.tokens.enumerated() {
      if token.isSymbol("}") { _ = open.popLast() }
      scopeOfToken.append(open.last)
      if let found = Self.declaration(at: index, in: source) { declared = found }
      guard token.isSymbol("{") else { continue }
      let outer = open.last.flatMap { scopes[$0].type }
      let type = declared.map { declared in outer.map { "\($0).\(declared.name)" } ?? declared.name }
      let end = source.tokens[source.closing(index)].range.upperBound
      open.append(scopes.count)
      scopes.append(
        Scope(type: type, hasMethods: declared?.hasMethods ?? false, bytes: token.range.lowerBound..<end))
      declared = nil
    }
  }

  private static let keywords: Set = ["class", "extension", "actor", "enum", "struct", "protocol"]

  /// The type whose declaration begins with a keyword at an index.
  private static func declaration(at index: Int, in source: SourceTokens) -> (name: String, hasMethods: Bool)? {
    guard keywords.contains(source.tokens[index].text), source[index - 1]?.isSymbol(".") != true,
      source[index - 1]?.isWord("import") != true, let name = source[index + 1]?.name,
      // `class func` begins a method.
      name.first?.isUppercase == true
    else { return nil }
    var end = index + 2
    while source[end]?.isSymbol(".") == true, source[end + 1]?.kind == .word { end += 2 }
    let path = source.tokens[index + 1..<end].compactMap(\.name).joined(separator: ".")
    return (path, source.tokens[index].text != "protocol")
  }

  /// The type of which a function at an index is a method.
  func type(declaring index: Int) -> String? {
    scopeOfToken[index].flatMap { scopes[$0].hasMethods ? scopes[$0].type : nil }
  }

  /// The nearest type around a place among the bytes.
  func type(around place: Int) -> String? {
    scopes.last { $0.type != nil && $0.bytes.contains(place) }?.type
  }
}
