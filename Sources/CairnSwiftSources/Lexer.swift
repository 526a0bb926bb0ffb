/// Splits source into tokens. It knows all kinds of strings, regular expressions and comments, and otherwise as little as
/// possible.
///
/// Invalid source produces tokens too: the compiler reports its errors.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var comments: [Range<Int>] = []
  private(set) var isComplete = true
  /// The tokens of the code in strings, as in `"\(name)"`.
  private(set) var interpolated: [Token] = []
  /// Whether the last token ends a value, so that a slash after it divides.
  private var followsValue = false
  /// How many interpolations enclose the position.
  private var nesting = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    while let token = next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> Token? {
    let end = position
    let startsLine = skipTrivia()
    guard let first = byte(0) else { return nil }
    let start = position
    let kind: Token.Kind
    if let hashes = hashes(before: Self.quote) {
      kind = .string
      skipString(hashes: hashes)
    } else if let end = endOfRegex(isValue: followsValue && !startsLine || end == start && touchesPostfix) {
      kind = .regex
      position = end
    } else if Self.startsWord(first) {
      kind = .word
      skip(while: Self.continuesWord)
    } else if first == UInt8(ascii: "`") {
      kind = .word
      skipEscapedWord()
    } else if Self.isDigit(first) {
      kind = .number
      skipNumber()
    } else {
      kind = .symbol
      position += first == UInt8(ascii: "-") && byte(1) == UInt8(ascii: ">") ? 2 : 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    followsValue = kind == .symbol ? [")", "]", "}"].contains(text) : !Self.wordsBeforeValues.contains(text)
    return Token(kind: kind, text: text, range: start..<position, startsLine: startsLine)
  }

  private func byte(_ distance: Int) -> UInt8? {
    let index = position + distance
    return index < bytes.count ? bytes[index] : nil
  }

  private func isAt(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    byte(0) == UInt8(ascii: first) && byte(1) == UInt8(ascii: second)
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = byte(0), condition(byte) { position += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0 }

  private static func startsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }

  private static func continuesWord(_ byte: UInt8) -> Bool { startsWord(byte) || isDigit(byte) }
}

// MARK: Trivia

extension Lexer {
  /// Skips white space and comments. Returns whether a new line began.
  private mutating func skipTrivia() -> Bool {
    var startsLine = position == 0
    while let byte = byte(0) {
      if Self.isSpace(byte) {
        startsLine = startsLine || Self.isNewline(byte)
        position += 1
      } else if isAt("/", "/") || position == 0 && isAt("#", "!") {
        skip { !Self.isNewline($0) }
      } else if isAt("/", "*") {
        startsLine = skipBlockComment() || startsLine
      } else {
        break
      }
    }
    return startsLine
  }

  /// Skips a block comment, which may contain others.
  private mutating func skipBlockComment() -> Bool {
    let start = position
    var depth = 0
    var sawNewline = false
    while let byte = byte(0) {
      if isAt("/", "*") {
        depth += 1
        position += 2
      } else if isAt("*", "/") {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        sawNewline = sawNewline || Self.isNewline(byte)
        position += 1
      }
    }
    if depth > 0 { isComplete = false }
    comments.append(start..<position)
    return sawNewline
  }
}

// MARK: Words and numbers

extension Lexer {
  private mutating func skipEscapedWord() {
    position += 1
    skip { $0 != UInt8(ascii: "`") && !Self.isNewline($0) }
    if byte(0) == UInt8(ascii: "`") { position += 1 }
  }

  private mutating func skipNumber() {
    skip(while: Self.continuesWord)
    guard byte(0) == UInt8(ascii: "."), let digit = byte(1), Self.isDigit(digit) else { return }
    position += 1
    skip(while: Self.continuesWord)
  }
}

// MARK: Strings

extension Lexer {
  private static var quote: UInt8 { UInt8(ascii: "\"") }
  private static var backslash: UInt8 { UInt8(ascii: "\\") }

  private func hashes(after distance: Int) -> Int {
    var count = 0
    while byte(distance + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  /// Returns the number of `#` before a mark at this position, or `nil` if there is none.
  private func hashes(before mark: UInt8) -> Int? {
    let hashes = hashes(after: 0)
    return byte(hashes) == mark ? hashes : nil
  }

  private mutating func skipString(hashes: Int) {
    position += hashes
    let isMultiline = byte(2) == Self.quote && isAt("\"", "\"") && !closesOnSameLine(hashes: hashes)
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while let byte = byte(0) {
      if byte == Self.backslash, self.hashes(after: 1) >= hashes {
        position += 1 + hashes
        if self.byte(0) == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
      } else if closesString(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        return
      } else if Self.isNewline(byte), !isMultiline {
        isComplete = false
        return
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
    isComplete = false
  }

  private func closesString(quotes: Int, hashes: Int) -> Bool {
    for distance in 0..<quotes where byte(distance) != Self.quote { return false }
    return self.hashes(after: quotes) >= hashes
  }

  /// Returns whether a string closes on the same line: `#"""#` is a raw string of one quote, not the start of a
  /// multi-line string.
  private func closesOnSameLine(hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var ahead = self
    ahead.position += 1
    while let byte = ahead.byte(0), !Self.isNewline(byte) {
      if ahead.closesString(quotes: 1, hashes: hashes) { return true }
      ahead.position += 1
    }
    return false
  }

  /// The maximum nesting of interpolations. Deeper ones would exhaust the stack, and no source has them.
  private static let deepest = 100

  /// Skips an interpolation, which is source again and may contain strings.
  private mutating func skipInterpolation() {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.deepest else {
      isComplete = false
      position = bytes.count
      return
    }
    var depth = 0
    while let token = next() {
      interpolated.append(token)
      if token.isSymbol("(") { depth += 1 }
      if token.isSymbol(")") { depth -= 1 }
      if depth == 0 { return }
    }
    isComplete = false
  }
}

// MARK: Regular expressions

extension Lexer {
  private static let slash = UInt8(ascii: "/")
  /// After these a value begins.
  private static let wordsBeforeValues: Set = [
    "return", "throw", "in", "case", "where", "if", "else", "guard", "while", "switch", "try", "await", "is", "as",
    "repeat",
    "for", "let", "var", "default", "do", "consume", "borrowing",
  ]

  /// Whether the byte before is one that can end a value: `a!/b` divides.
  private var touchesPostfix: Bool { position > 0 && [0x21, 0x3F, 0x3E].contains(bytes[position - 1]) }

  /// Returns where the regular expression at this position ends, or `nil` if there is none.
  private func endOfRegex(isValue: Bool) -> Int? {
    guard let hashes = hashes(before: Self.slash) else { return nil }
    var ahead = self
    ahead.position += hashes + 1
    guard let first = ahead.byte(0) else { return nil }
    let isLong = hashes > 0 && Self.isNewline(first)
    // Without `#`, spaces at its ends would make it a division.
    if hashes == 0, isValue || Self.isSpace(first) { return nil }
    var brackets = 0
    var parentheses = 0
    while let byte = ahead.byte(0), isLong || !Self.isNewline(byte) {
      if byte == Self.slash, ahead.hashes(after: 1) >= hashes, hashes > 0 || brackets == 0 {
        return hashes == 0 && Self.isSpace(ahead.bytes[ahead.position - 1]) ? nil : ahead.position + 1 + hashes
      }
      switch byte {
      case Self.backslash: ahead.position += 1
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: "(") where brackets == 0: parentheses += 1
      case UInt8(ascii: ")") where brackets == 0: parentheses -= 1
      default: break
      }
      // `reduce(1, /)` passes the operator.
      if hashes == 0, parentheses < 0 { return nil }
      ahead.position += 1
    }
    return nil
  }
}
