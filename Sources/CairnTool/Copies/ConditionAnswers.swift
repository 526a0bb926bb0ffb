import CairnSwiftSources

/// The questions of `#if` and `#elseif` that hold in a copy, such as `os(iOS)`.
enum ConditionAnswers {
  static func edits(in source: SourceTokens, as platform: ApplePlatform?) -> SourceEdits {
    var edits = SourceEdits()
    for (index, token) in source.tokens.enumerated() where token.isSymbol("#") {
      guard let word = source[index + 1]?.text, word == "if" || word == "elseif" else { continue }
      var next = index + 2
      while let token = source[next], !token.startsLine || continues(source[next - 1]) {
        if let question = question(at: next, in: source), holds(token.text, question.argument, as: platform) {
          // Columns stay where they are, too.
          edits.replace(question.range, by: "true".padded(to: question.range.count))
          next += 4
        } else {
          next += 1
        }
      }
    }
    return edits
  }

  /// Whether a condition continues in the line after a token.
  static func continues(_ token: Token?) -> Bool {
    token.map { token in ["&", "|", "!", "(", ","].contains { token.isSymbol($0) } } ?? false
  }

  private static func question(at index: Int, in source: SourceTokens) -> (argument: String, range: Range<Int>)? {
    guard let name = source[index]?.text, name == "os" || name == "canImport",
      source[index + 1]?.isSymbol("(") == true, let argument = source[index + 2], argument.kind == .word,
      source[index + 3]?.isSymbol(")") == true
    else { return nil }
    return (argument.text, source.bytes(of: index..<index + 4))
  }

  private static func holds(_ question: String, _ argument: String, as platform: ApplePlatform?) -> Bool {
    platform?.holds(question, argument) ?? OtherModules.hold(question, argument)
  }
}
