/// The words and signs of Swift source, without comments and literals of text.
///
/// This is no parser: it only keeps what looks like code in comments and strings from being taken for code.
struct SwiftTokens {
  enum Token: Equatable {
    /// An identifier or a keyword. Backticks, which make a keyword an identifier, are removed.
    case word(String, isQuoted: Bool)
    case sign(Character)
  }

  private var rest: Substring
  private(set) var tokens: [Token] = []

  static func of(_ source: String) -> [Token] {
    var reader = SwiftTokens(rest: source[...])
    reader.readAll()
    return reader.tokens
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func readAll() {
    while let next = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        skipComment()
      } else if next == "\"" || next == "#" {
        if !skipText() { rest.removeFirst() }
      } else if next == "`" {
        readQuotedWord()
      } else if next.isLetter || next == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest[word.endIndex...]
        tokens.append(.word(String(word), isQuoted: false))
      } else if next.isNumber {
        // The letters of a number, as in `0xFF`, are no word.
        rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" }
      } else {
        rest.removeFirst()
        if !next.isWhitespace { tokens.append(.sign(next)) }
      }
    }
  }

  private mutating func readQuotedWord() {
    let word = rest.dropFirst().prefix { $0 != "`" && !$0.isNewline }
    rest = rest[word.endIndex...].dropFirst()
    tokens.append(.word(String(word), isQuoted: true))
  }

  /// Skips a comment, and those inside it.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  /// Skips a string or an extended regular expression. Returns false if there is none here.
  private mutating func skipText() -> Bool {
    let marks = rest.prefix { $0 == "#" }
    let start = rest[marks.endIndex...]
    let isExpression = !marks.isEmpty && start.first == "/"
    guard start.first == "\"" || isExpression else { return false }
    let quote = isExpression ? "/" : start.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let end = quote + marks
    let escape = "\\" + (isExpression ? "" : marks)
    rest = start.dropFirst(quote.count)
    while !rest.isEmpty, !rest.hasPrefix(end) {
      if quote == "\"", marks.isEmpty, rest.first?.isNewline == true { return true }
      if rest.hasPrefix(escape) {
        rest = rest.dropFirst(escape.count)
        if !isExpression, rest.first == "(" { skipInterpolation() } else { rest = rest.dropFirst() }
      } else {
        rest = rest.dropFirst()
      }
    }
    rest = rest.dropFirst(end.count)
    return true
  }

  /// Skips the code in a string, which may contain strings itself.
  private mutating func skipInterpolation() {
    var depth = 0
    while let next = rest.first {
      if next == "\"" || next == "#", skipText() { continue }
      if rest.hasPrefix("/*") {
        skipComment()
        continue
      }
      rest.removeFirst()
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
