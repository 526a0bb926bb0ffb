/// The declaration of one stored variable, as far as macros need it.
package struct VariableDeclaration: Equatable {
  package var header: DeclarationHeader
  package var name: String
  /// The byte offset of the name in the source.
  package var namePosition: Int
  /// The type as written, if there is one.
  package var type: String?
  /// The expression after `=`, if there is one, without surrounding comments.
  package var initialValue: String?
  /// The byte offset of the initial value.
  package var initialValuePosition: Int?

  /// Why a source is not the declaration of one stored variable.
  package enum Problem: Error, Equatable {
    case notAVariable(position: Int)
    case constant(position: Int)
    case severalVariables(position: Int)
    case accessors(position: Int)
    case observers(position: Int)
  }

  package init(_ text: String) throws(Problem) {
    try self.init(SourceTokens(text))
  }

  package init(_ source: SourceTokens) throws(Problem) {
    header = DeclarationHeader(in: source)
    let keyword = header.end
    let keywordPosition = source[keyword]?.range.lowerBound ?? 0
    if source[keyword]?.isWord("let") == true { throw .constant(position: keywordPosition) }
    guard source[keyword]?.isWord("var") == true, let nameToken = source[keyword + 1] else {
      throw .notAVariable(position: keywordPosition)
    }
    guard nameToken.kind == .word else { throw .severalVariables(position: nameToken.range.lowerBound) }
    name = nameToken.text
    namePosition = nameToken.range.lowerBound

    var index = keyword + 2
    if source[index]?.isSymbol(":") == true {
      let end = Self.endOfType(in: source, from: index + 1)
      type = source.text(index + 1..<end)
      index = end
    }
    if source[index]?.isSymbol("=") == true {
      let end = Self.endOfExpression(in: source, from: index + 1)
      initialValue = source.text(index + 1..<end)
      initialValuePosition = source[index + 1]?.range.lowerBound
      index = end
    }
    guard let rest = source[index] else { return }
    let position = rest.range.lowerBound
    guard rest.isSymbol("{") else { throw .severalVariables(position: position) }
    let observes = source[index + 1]?.isWord("willSet") == true || source[index + 1]?.isWord("didSet") == true
    throw observes ? .observers(position: position) : .accessors(position: position)
  }

  private static func endOfType(in source: SourceTokens, from start: Int) -> Int {
    var index = start
    while let token = source[index], !token.isSymbol("="), !token.isSymbol("{"), !token.isSymbol(",") {
      if let end = source.endOfGenericArguments(at: index) {
        index = end
      } else {
        index = token.opens ? source.closing(index) + 1 : index + 1
      }
    }
    return index
  }

  private static func endOfExpression(in source: SourceTokens, from start: Int) -> Int {
    var index = start
    while let token = source[index], !token.isSymbol(",") {
      if source.touchesPrevious(index), let end = source.endOfGenericArguments(at: index) {
        index = end
      } else if token.isSymbol("{"), index > start, startsObservers(in: source, at: index) {
        return index
      } else {
        index = token.opens ? source.closing(index) + 1 : index + 1
      }
    }
    return index
  }

  /// Distinguishes `= value { didSet { … } }` from a trailing closure.
  private static func startsObservers(in source: SourceTokens, at brace: Int) -> Bool {
    guard let word = source[brace + 1], ["get", "set", "willSet", "didSet"].contains(word.text) else { return false }
    return source[brace + 2]?.isSymbol("{") == true || source[brace + 2]?.isSymbol("(") == true
  }
}
