import CairnSwiftSources

/// A parsed `#Preview`.
struct PreviewCall {
  let source: SourceTokens
  /// The attributes before the `#`, as written.
  let attributes: [DeclarationHeader.Attribute]
  /// How many lines of comments and attributes there are above the `#`.
  let linesBefore: Int
  /// The first token after the name: an argument list or the body.
  let firstArgument: Int

  /// Returns `nil` if the text is not a use of a macro.
  init?(_ text: String) {
    source = SourceTokens(text)
    let header = DeclarationHeader(in: source)
    guard source[header.end]?.isSymbol("#") == true else { return nil }
    attributes = header.attributes
    linesBefore = text.utf8.prefix(source.tokens[header.end].range.lowerBound).count { $0 == UInt8(ascii: "\n") }
    var index = header.end + 2
    // `#SwiftUI.Preview` includes the module.
    while source[index]?.isSymbol(".") == true { index += 2 }
    firstArgument = min(index, source.count)
  }

  /// The argument list and the body, as written.
  var arguments: String { source.text(firstArgument..<source.count) }

  /// The indices of the `@Previewable` attributes.
  var previewables: [Int] {
    (firstArgument..<source.count).filter {
      source.tokens[$0].isSymbol("@") && source[$0 + 1]?.isWord("Previewable") == true
    }
  }

  /// Returns the closure that contains a statement at its outermost level, if the closure is an argument of the
  /// macro itself.
  func closure(holdingStatementAt index: Int) -> Closure? {
    var enclosing: [Int] = []
    for position in firstArgument..<index {
      if source.tokens[position].opens { enclosing.append(position) }
      if source.tokens[position].closes { _ = enclosing.popLast() }
    }
    if let outermost = enclosing.first, source.tokens[outermost].isSymbol("(") { enclosing.removeFirst() }
    guard enclosing.count == 1, source.tokens[enclosing[0]].isSymbol("{") else { return nil }
    guard source.tokens[source.closing(enclosing[0])].closes else { return nil }
    return Closure(in: source, at: enclosing[0])
  }
}

/// A closure in source.
struct Closure: Equatable {
  /// The indices of the tokens between the braces, after the parameters.
  var statements: Range<Int>

  init(in source: SourceTokens, at brace: Int) {
    let end = source.closing(brace)
    statements = min(Self.endOfSignature(in: source, at: brace + 1), end)..<end
  }

  /// Returns the index after `in`, or `start` if the closure has no parameter list.
  private static func endOfSignature(in source: SourceTokens, at start: Int) -> Int {
    var index = start
    while let token = source[index], !token.isSymbol("{"), !token.closes {
      if token.isWord("in") { return index + 1 }
      // In practice a signature fits on one line. A statement on the next line is the more common case here.
      if token.startsLine, index > start { return start }
      index = token.opens ? source.closing(index) + 1 : index + 1
    }
    return start
  }
}
