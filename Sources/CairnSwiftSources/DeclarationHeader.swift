/// The attributes and modifiers before the keyword of a declaration.
package struct DeclarationHeader: Equatable {
  package var attributes: [Attribute] = []
  package var modifiers: [Modifier] = []
  /// The index of the token after the header.
  package var end: Int

  package struct Attribute: Equatable {
    /// The name without `@`, as written: `available`, `Swift.MainActor`.
    package var name: String
    package var text: String
    /// The indices of its tokens.
    package var tokens: Range<Int>
  }

  package struct Modifier: Equatable {
    package var name: String
    /// The text with its argument, if there is one: `private(set)`.
    package var text: String
    /// The start in bytes.
    package var position: Int
  }

  /// Parses a header that starts at a token.
  package init(in source: SourceTokens, at start: Int = 0) {
    end = start
    while let token = source[end] {
      if token.isSymbol("@") {
        attributes.append(Self.attribute(in: source, at: end))
        end = attributes[attributes.count - 1].tokens.upperBound
      } else if token.kind == .word, !Self.keywords.contains(token.text), Self.isModifier(in: source, at: end) {
        let next = Self.skipArgument(in: source, at: end + 1)
        modifiers.append(Modifier(name: token.text, text: source.text(end..<next), position: token.range.lowerBound))
        end = next
      } else {
        break
      }
    }
  }

  private static let keywords: Set<String> = [
    "var", "let", "func", "init", "subscript", "typealias", "struct", "enum", "class", "actor", "protocol", "extension",
    "case", "macro", "import",
  ]

  /// Returns whether a word is a modifier: the declaration continues after it. Otherwise it is an expression.
  private static func isModifier(in source: SourceTokens, at index: Int) -> Bool {
    let next = source[skipArgument(in: source, at: index + 1)]
    return next?.kind == .word || next?.isSymbol("@") == true
  }

  private static func attribute(in source: SourceTokens, at start: Int) -> Attribute {
    var end = start + 2
    while source[end]?.isSymbol(".") == true, source[end + 1]?.kind == .word { end += 2 }
    let name = source.text(start + 1..<end)
    if source.touchesPrevious(end), let afterArguments = source.endOfGenericArguments(at: end) { end = afterArguments }
    if source.touchesPrevious(end) { end = skipArgument(in: source, at: end) }
    end = min(end, source.count)
    return Attribute(name: name, text: source.text(start..<end), tokens: start..<end)
  }

  private static func skipArgument(in source: SourceTokens, at index: Int) -> Int {
    source[index]?.isSymbol("(") == true ? source.closing(index) + 1 : index
  }

  package func attribute(named name: String) -> Attribute? { attributes.first { $0.name == name } }

  package func modifier(named name: String) -> Modifier? { modifiers.first { $0.name == name } }

  /// The isolation in the header, if any.
  package var isolation: Isolation? {
    if modifiers.contains(where: { $0.text == "nonisolated" }) { return .nonisolated }
    let mainActor = ["MainActor", "Swift.MainActor", "_Concurrency.MainActor"]
    return attributes.contains { mainActor.contains($0.name) } ? .mainActor : nil
  }
}

/// The isolation of a declaration.
package enum Isolation: Equatable {
  case nonisolated
  case mainActor
}
