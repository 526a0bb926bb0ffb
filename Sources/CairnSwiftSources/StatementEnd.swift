extension SourceTokens {
  /// Returns the index after the variable declaration that starts at `start`, within a list of statements.
  package func endOfVariableDeclaration(at start: Int) -> Int {
    var index = DeclarationHeader(in: self, at: start).end + 1
    var sawInitialValue = false
    while let token = self[index], !token.closes, !token.isSymbol(";") {
      let isAccessorBlock = token.isSymbol("{") && !sawInitialValue
      if isAccessorBlock { return closing(index) + 1 }
      if token.startsLine, !continues(at: index) { return index }
      sawInitialValue = sawInitialValue || token.isSymbol("=")
      index = token.opens ? closing(index) + 1 : index + 1
    }
    return self[index]?.isSymbol(";") == true ? index + 1 : index
  }

  /// Returns the index after the last token of the expression statement that starts at `start`.
  package func endOfStatement(at start: Int) -> Int {
    var index = start
    while let token = self[index], !token.closes, !token.isSymbol(";") {
      if index > start, token.startsLine, !continues(at: index) { return index }
      index = token.opens ? closing(index) + 1 : index + 1
    }
    return index
  }

  /// Returns whether a token that starts a line continues the previous expression.
  private func continues(at index: Int) -> Bool {
    guard let token = tokens[index...].first, let previous = self[index - 1] else { return false }
    if previous.isSymbol(",") || previous.isSymbol(":") || previous.isSymbol(".") || previous.isWord("var") {
      return true
    }
    if Self.isOperator(previous), isInfixAtEndOfLine(index - 1) { return true }
    if token.kind == .word { return ["as", "is", "else", "in"].contains(token.text) }
    if token.isSymbol(".") || token.isSymbol(":") { return true }
    return Self.isOperator(token) && isInfixAtStartOfLine(index)
  }

  private static func isOperator(_ token: Token) -> Bool {
    token.kind == .symbol
      && ["=", "+", "-", "*", "/", "%", "<", ">", "&", "|", "^", "?", "!", "~", "->"].contains(token.text)
  }

  /// Returns whether an operator at the end of a line is infix: there is white space before it too. Otherwise it
  /// is a postfix operator.
  private func isInfixAtEndOfLine(_ end: Int) -> Bool {
    var start = end
    while touchesPrevious(start), Self.isOperator(tokens[start - 1]) { start -= 1 }
    return !touchesPrevious(start)
  }

  /// Returns whether an operator at the start of a line is infix: white space follows it. Otherwise it is a
  /// prefix of the next statement.
  private func isInfixAtStartOfLine(_ start: Int) -> Bool {
    var end = start
    while let next = self[end + 1], touchesPrevious(end + 1) {
      guard Self.isOperator(next) else { return false }
      end += 1
    }
    return true
  }
}
