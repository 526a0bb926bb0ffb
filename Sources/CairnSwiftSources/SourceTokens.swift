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
}

/// A source text split into tokens.
package struct SourceTokens {
  package let tokens: [Token]
  /// The byte ranges of comments that can have several lines.
  package let comments: [Range<Int>]
  /// Whether all strings and comments are closed.
  package let isComplete: Bool
  private let bytes: [UInt8]

  package init(_ text: String) {
    bytes = Array(text.utf8)
    var lexer = Lexer(bytes)
    tokens = lexer.tokens()
    (comments, isComplete) = (lexer.comments, lexer.isComplete)
  }

  package var count: Int { tokens.count }

  package subscript(index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

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
  package func closing(_ index: Int) -> Int {
    var depth = 0
    for index in index..<count {
      if tokens[index].opens { depth += 1 }
      if tokens[index].closes { depth -= 1 }
      if depth == 0 { return index }
    }
    return count - 1
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
