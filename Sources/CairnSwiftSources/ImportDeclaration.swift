/// An import, such as `import struct Foundation.URL`.
package struct ImportDeclaration: Equatable {
  /// The name of the module.
  package var module: String
  /// The index of the token with the module.
  package var index: Int
  /// Whether it names a declaration rather than a module.
  package var hasKind: Bool
  /// The index of the token after it. The tokens between name a declaration or a part of the module.
  package var end: Int

  /// Parses the import whose keyword is at an index, or returns `nil` if there is none.
  package init?(in source: SourceTokens, at start: Int) {
    // `.import` and `import:` are names.
    guard source[start]?.isWord("import") == true, source[start - 1]?.isSymbol(".") != true,
      let next = source[start + 1], next.kind == .word
    else { return nil }
    hasKind = Self.kinds.contains(next.text) && source[start + 2]?.kind == .word
    index = hasKind ? start + 2 : start + 1
    guard let name = source[index]?.name else { return nil }
    module = name
    end = index + 1
    while source[end]?.isSymbol(".") == true, source[end + 1]?.kind == .word { end += 2 }
  }

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
}

extension SourceTokens {
  /// The imports of the source, wherever they are.
  package var imports: [ImportDeclaration] { tokens.indices.compactMap { ImportDeclaration(in: self, at: $0) } }
}
