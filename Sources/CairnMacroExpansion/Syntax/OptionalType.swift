/// A written type that is visibly an optional.
struct OptionalType: Equatable {
  /// The type inside the optional, as written.
  var wrapped: String

  init?(_ type: String) {
    let source = SourceTokens(type)
    let last = source.count - 1
    if source[last]?.isSymbol("?") == true || source[last]?.isSymbol("!") == true {
      guard !Self.endsInFunctionResult(source) else { return nil }
      wrapped = source.text(0..<last)
    } else if let open = source.tokens.firstIndex(where: { $0.isSymbol("<") }),
      ["Optional", "Swift.Optional"].contains(source.text(0..<open)),
      source.endOfGenericArguments(at: open) == source.count
    {
      wrapped = source.text(open + 1..<last)
    } else {
      return nil
    }
  }

  /// In `() -> Int?` only the result is optional.
  private static func endsInFunctionResult(_ source: SourceTokens) -> Bool {
    var index = 0
    while let token = source[index] {
      if token.isSymbol("->") { return true }
      index = token.opens ? source.closing(index) + 1 : index + 1
    }
    return false
  }
}
