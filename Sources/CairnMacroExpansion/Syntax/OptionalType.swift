import CairnSwiftSources

/// A type that is written as an optional.
struct OptionalType: Equatable {
  /// The wrapped type, as written.
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

  /// Returns whether only the result of a function type is optional, as in `() -> Int?`.
  private static func endsInFunctionResult(_ source: SourceTokens) -> Bool {
    var index = 0
    while let token = source[index] {
      if token.isSymbol("->") { return true }
      index = token.opens ? source.closing(index) + 1 : index + 1
    }
    return false
  }
}
