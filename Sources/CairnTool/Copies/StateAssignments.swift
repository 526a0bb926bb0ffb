import CairnSwiftSources

/// The assignments in initializers by which objects of `@State` get their first value.
///
/// `State` creates an object when it is needed, so its initializer takes a closure, and then the compiler does not accept
/// `self.model = model` in place of `_model = State(wrappedValue: model)`.
enum StateAssignments {
  /// Assigns to the wrappers instead.
  static func edits(in source: SourceTokens) -> SourceEdits {
    var edits = SourceEdits()
    let names = names(in: source)
    guard source.isComplete, !names.isEmpty else { return edits }
    for body in initializers(in: source) {
      for index in statements(in: body, of: source) {
        guard let (name, value) = assignment(in: source, at: index), names.contains(name) else { continue }
        // Apps may declare a type `State`, too. A closure cannot throw, or use the view before it is whole.
        let isLater = source.tokens[value].allSatisfy { !["try", "await", "self"].contains($0.text) }
        let place = source.bytes(of: value)
        edits.replace(
          source.tokens[index].range.lowerBound..<place.lowerBound,
          by: "_\(name) = SwiftUI.State(\(isLater ? "wrappedValue" : "initialValue"): ")
        edits.insert(")", at: place.upperBound)
      }
    }
    return edits
  }

  /// The properties with `@State` and without a value. Names that the file uses twice are left out.
  private static func names(in source: SourceTokens) -> Set<String> {
    var count: [String: Int] = [:]
    var names: Set<String> = []
    for (index, token) in source.tokens.enumerated() {
      if token.isWord("var") || token.isWord("let"), let name = source[index + 1] { count[name.text, default: 0] += 1 }
      guard token.isSymbol("@") else { continue }
      let header = DeclarationHeader(in: source, at: index)
      guard let attribute = header.attributes.first, ["State", "SwiftUI.State"].contains(attribute.name),
        source[header.end]?.isWord("var") == true, let name = source[header.end + 1],
        source[header.end + 2]?.isSymbol(":") == true
      else { continue }
      let declaration = source.tokens[header.end..<source.endOfVariableDeclaration(at: index)]
      if !declaration.contains(where: { $0.isSymbol("=") || $0.isSymbol("{") }) { names.insert(name.text) }
    }
    return names.filter { count[$0] == 1 }
  }

  /// The tokens in the bodies of initializers.
  private static func initializers(in source: SourceTokens) -> [Range<Int>] {
    source.tokens.indices.compactMap { index in
      guard source.tokens[index].isWord("init"), source[index - 1]?.isSymbol(".") != true else { return nil }
      var end = index + 1
      if source[end]?.isSymbol("?") == true || source[end]?.isSymbol("!") == true { end += 1 }
      end = source.endOfGenericArguments(at: end) ?? end
      guard source[end]?.isSymbol("(") == true else { return nil }
      end = source.closing(end) + 1
      // Those of protocols have no body, and the next declaration begins on another line.
      while let token = source[end], !token.isSymbol("{") {
        let isPart = !token.startsLine || ["where", "throws", "rethrows", "async", "->"].contains(token.text)
        guard isPart, !token.closes else { return nil }
        end = token.opens ? source.closing(end) + 1 : end + 1
      }
      return source[end] == nil ? nil : end + 1..<source.closing(end)
    }
  }

  /// Where statements begin that an initializer runs itself: those of closures are left out.
  private static func statements(in body: Range<Int>, of source: SourceTokens) -> [Int] {
    let blocks = ["if", "else", "guard", "for", "while", "do", "switch", "repeat", "catch", "}"]
    var found: [Int] = []
    var index = body.lowerBound
    while index < body.upperBound {
      let token = source.tokens[index]
      if token.startsLine || source[index - 1]?.isSymbol("{") == true || source[index - 1]?.isSymbol(";") == true {
        found.append(index)
      }
      let isClosure = token.isSymbol("{") && !(found.last.map { blocks.contains(source.tokens[$0].text) } ?? false)
      index = isClosure ? source.closing(index) + 1 : index + 1
    }
    return found
  }

  /// The name and the value of a statement such as `self.name = value`.
  private static func assignment(in source: SourceTokens, at index: Int) -> (name: String, value: Range<Int>)? {
    guard let word = source[index], word.isWord("self"), source[index + 1]?.isSymbol(".") == true,
      let name = source[index + 2], name.kind == .word, source[index + 3]?.isSymbol("=") == true,
      !source.touchesPrevious(index + 4), let first = source[index + 4],
      !first.isSymbol("{"), !first.isWord("if"), !first.isWord("switch")
    else { return nil }
    let end = source.endOfStatement(at: index)
    return end > index + 4 ? (name.text, index + 4..<end) : nil
  }
}
