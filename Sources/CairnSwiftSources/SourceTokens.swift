/// The smallest unit of source that matters for finding where declarations and expressions begin and end.
package struct Token: Equatable {
  package enum Kind {
    /// An identifier or keyword, with or without backticks.
    case word
    case number
    /// A regular expression between slashes.
    case regex
    /// A whole string literal, including interpolations.
    case string
    /// A punctuation mark, or the arrow of a function type.
    case symbol
  }

  package var kind: Kind
  package var text: String
  /// The byte range in the source.
  package var range: Range<Int>
  package var startsLine: Bool

  package var opens: Bool { kind == .symbol && ["(", "[", "{"].contains(text) }
  package var closes: Bool { kind == .symbol && [")", "]", "}"].contains(text) }

  package init(kind: Kind, text: String, range: Range<Int>, startsLine: Bool) {
    (self.kind, self.text, self.range, self.startsLine) = (kind, text, range, startsLine)
  }

  package func isWord(_ word: String) -> Bool { kind == .word && text == word }
  package func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }

  /// The identifier or keyword without backticks, or `nil` if it is something else.
  package var name: String? {
    guard kind == .word else { return nil }
    return text.first == "`" ? text.filter { $0 != "`" } : text
  }
}

/// A source text split into tokens.
package struct SourceTokens {
  package let tokens: [Token]
  /// The byte ranges of comments that can have several lines.
  package let comments: [Range<Int>]
  /// Whether all strings and comments are closed.
  package let isComplete: Bool
  package let bytes: [UInt8]
  private let interpolated: [Token]

  package init(_ text: String) {
    bytes = Array(text.utf8)
    var lexer = Lexer(bytes)
    tokens = lexer.tokens()
    (comments, isComplete, interpolated) = (lexer.comments, lexer.isComplete, lexer.interpolated)
  }

  /// The code in the strings of a source, such as that in `"\(name)"`, with the parentheses around it.
  package init(interpolationsOf source: SourceTokens) {
    (tokens, comments, isComplete) = (source.interpolated, [], source.isComplete)
    (bytes, interpolated) = (source.bytes, [])
  }

  package var count: Int { tokens.count }

  package subscript(index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// Returns whether the token at an index is a keyword, an identifier without backticks, or a symbol with a text.
  package func holds(_ index: Int, _ text: String) -> Bool {
    guard let token = self[index], token.kind == .word || token.kind == .symbol else { return false }
    return token.text == text
  }

  /// Returns the identifier or keyword at an index without backticks, or `nil` if something else is there.
  package func name(_ index: Int) -> String? { self[index]?.name }

  /// Returns the source of some tokens as written, including the comments between them.
  package func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: tokens.indices)
    guard let first = range.first, let last = range.last else { return "" }
    return text(bytes: tokens[first].range.lowerBound..<tokens[last].range.upperBound)
  }

  /// Returns a piece of the source.
  package func text(bytes range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// Returns whether a token directly follows the previous one.
  package func touchesPrevious(_ index: Int) -> Bool {
    guard let token = self[index], let previous = self[index - 1] else { return false }
    return previous.range.upperBound == token.range.lowerBound
  }

  /// Returns the index of the bracket that closes the one at `index`, or of the last token if none does.
  package func closing(_ index: Int) -> Int { (afterBrackets(index) ?? count) - 1 }

  /// Returns the index after the bracket that closes the one at `index`, or `nil` if none does.
  package func afterBrackets(_ index: Int) -> Int? {
    var depth = 0
    for index in index..<max(index, count) {
      if tokens[index].opens { depth += 1 }
      if tokens[index].closes { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  /// Returns the number of the line with a byte, from 1.
  package func line(ofByte place: Int) -> Int { 1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") } }

  /// Returns the byte range from the first of some tokens to the last. There has to be one.
  package func bytes(of range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  /// Returns the index after the generic arguments that start at `index`, or `nil` if the `<` is a comparison.
  package func endOfGenericArguments(at index: Int) -> Int? {
    guard self[index]?.isSymbol("<") == true else { return nil }
    var depth = 0
    var index = index
    while let token = self[index] {
      switch token.text {
      case "<": depth += 1
      case ">": depth -= 1
      case "(", "[": index = closing(index)
      default: if !Self.occursInType(token) { return nil }
      }
      index += 1
      if depth == 0 { return index }
    }
    return nil
  }

  private static func occursInType(_ token: Token) -> Bool {
    switch token.kind {
    case .word, .number: true
    case .string, .regex: false
    case .symbol: [".", ",", ":", "?", "!", "&", "->", "@", "~", "-"].contains(token.text)
    }
  }
}
