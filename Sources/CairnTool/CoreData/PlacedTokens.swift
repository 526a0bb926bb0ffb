/// The words and signs of a Swift file with their places, without comments and literals of text.
///
/// This is no parser: it only keeps what looks like code in comments and texts from being taken for code.
struct PlacedTokens {
  struct Token: Equatable {
    enum Kind { case word, quoted, sign }
    let kind: Kind
    /// The place among the bytes of the file. Backticks are part of a quoted word.
    let range: Range<Int>
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    while let byte = peek() { read(byte) }
  }

  /// What a token says, without backticks.
  func text(_ token: Token) -> String {
    let range =
      token.kind == .quoted
      ? token.range.lowerBound + 1..<max(token.range.lowerBound + 1, token.range.upperBound - 1) : token.range
    return text(range)
  }

  /// What the file says at a place.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether the token at a position is a keyword, an identifier without backticks, or a sign.
  func holds(_ position: Int, _ text: String) -> Bool {
    guard tokens.indices.contains(position), tokens[position].kind != .quoted else { return false }
    return bytes[tokens[position].range].elementsEqual(text.utf8)
  }

  /// The word at a position.
  func word(_ position: Int) -> String? {
    guard tokens.indices.contains(position), tokens[position].kind != .sign else { return nil }
    return text(tokens[position])
  }

  /// The position after the brackets that open at one, or `nil` if they do not close.
  func afterBrackets(_ position: Int) -> Int? {
    var depth = 0
    for position in position..<max(position, tokens.count) where tokens[position].kind == .sign {
      switch bytes[tokens[position].range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth <= 0 { return position + 1 }
    }
    return nil
  }

  // MARK: Reading

  private func peek(_ distance: Int = 0) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private func starts(with text: StaticString) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { peek($0) == text.utf8Start[$0] }
  }

  private mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      if !skipText() { add(.sign, 1) }
    case UInt8(ascii: "`"):
      var length = 1
      while let next = peek(length), next != UInt8(ascii: "`"), next != UInt8(ascii: "\n") { length += 1 }
      add(.quoted, peek(length) == UInt8(ascii: "`") ? length + 1 : length)
    case _ where Self.isPartOfWord(byte):
      var length = 1
      while let next = peek(length), Self.isPartOfWord(next) { length += 1 }
      // The letters of a number, as in `0xFF`, are no word.
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += length } else { add(.word, length) }
    case UInt8(ascii: " "), 9...13: index += 1
    default: add(.sign, 1)
    }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func add(_ kind: Token.Kind, _ length: Int) {
    tokens.append(Token(kind: kind, range: index..<index + length))
    index += length
  }

  private mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { index += 1 }
  }

  /// Skips a comment, and those inside it.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// Skips a literal of text with its interpolations, or an extended regular expression. Returns false if there is none here.
  private mutating func skipText() -> Bool {
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    let quote = peek(pounds)
    let isExpression = pounds > 0 && quote == UInt8(ascii: "/")
    guard quote == UInt8(ascii: "\"") || isExpression else { return false }
    index += pounds
    let isLong = starts(with: "\"\"\"")
    let quotes = isLong ? 3 : 1
    index += quotes
    while let byte = peek() {
      if byte == quote, (0..<quotes).allSatisfy({ peek($0) == quote }),
        (0..<pounds).allSatisfy({ peek(quotes + $0) == UInt8(ascii: "#") })
      {
        index += quotes + pounds
        return true
      }
      // A text that does not end is the compiler's to report.
      if byte == UInt8(ascii: "\n"), !isLong, !isExpression { return true }
      index += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      let marks = isExpression ? 0 : pounds
      guard (0..<marks).allSatisfy({ peek($0) == UInt8(ascii: "#") }) else { continue }
      index += marks
      if !isExpression, peek() == UInt8(ascii: "(") { skipInterpolation() } else if index < bytes.count { index += 1 }
    }
    return true
  }

  /// Skips the code in a text, which may contain texts itself.
  private mutating func skipInterpolation() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"), skipText() { continue }
      if starts(with: "/*") {
        skipComment()
        continue
      }
      index += 1
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
