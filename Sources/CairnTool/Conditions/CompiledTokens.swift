import CairnSwiftSources

/// Which tokens of a file are compiled, by the conditions around them.
struct CompiledTokens {
  /// For each token whether it is compiled, or `nil` if that depends on the build. Directives are not.
  private(set) var states: [Bool?]

  init(in source: SourceTokens, _ world: CompilerWorld) {
    states = []
    states.reserveCapacity(source.count)
    /// The conditions of each `#if` up to the current branch, and whether that is compiled.
    var blocks: [(conditions: [Condition], holds: Bool?)] = []
    var index = 0
    while index < source.count {
      guard let directive = Self.directive(at: index, in: source) else {
        states.append(blocks.contains { $0.holds == false } ? false : blocks.contains { $0.holds == nil } ? nil : true)
        index += 1
        continue
      }
      if directive.word == "if" { blocks.append(([], true)) }
      let block = blocks.popLast()
      if directive.word != "endif", var block {
        let condition =
          directive.word == "else" ? .literal(true) : Condition(source.text(index + 2..<directive.end))
        block.holds = condition.holds(after: block.conditions, in: world)
        block.conditions.append(condition)
        blocks.append(block)
      }
      states += Array(repeating: false, count: directive.end - index)
      index = directive.end
    }
  }

  /// The directive that begins at an index, and the index after its condition.
  private static func directive(at index: Int, in source: SourceTokens) -> (word: String, end: Int)? {
    guard source.tokens[index].startsLine, source.holds(index, "#"), let word = source[index + 1],
      ["if", "elseif", "else", "endif"].contains(word.text)
    else { return nil }
    var end = index + 2
    guard word.text == "if" || word.text == "elseif" else { return (word.text, end) }
    while let token = source[end], !token.startsLine || ConditionAnswers.continues(source[end - 1]) { end += 1 }
    return (word.text, end)
  }
}

extension Condition {
  /// Whether a branch is compiled: its condition holds, and none before it does.
  func holds(after earlier: [Condition], in world: CompilerWorld) -> Bool? {
    let before = earlier.map { $0.holds(in: world) }
    if before.contains(true) { return false }
    let holds = holds(in: world)
    return holds == false ? false : before.contains(nil) ? nil : holds
  }
}
