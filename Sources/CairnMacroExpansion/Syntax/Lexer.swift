/// Splits source into tokens. It knows all kinds of strings and comments, and otherwise as little as possible.
///
/// Invalid source produces tokens too; the compiler has already reported its errors.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    while let token = next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> Token? {
    let startsLine = skipTrivia()
    guard let first = byte(0) else { return nil }
    let start = position
    let kind: Token.Kind
    if let hashes = hashesBeforeString() {
      kind = .string
      skipString(hashes: hashes)
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
    return Token(
      kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self), range: start..<position,
      startsLine: startsLine)
  }

  private func byte(_ distance: Int) -> UInt8? {
    let index = position + distance
    return index < bytes.count ? bytes[index] : nil
  }

  private func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
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
      } else if isAt("//") {
        skip { !Self.isNewline($0) }
      } else if isAt("/*") {
        startsLine = skipBlockComment() || startsLine
      } else {
        break
      }
    }
    return startsLine
  }

  /// Skips a block comment, which may contain others.
  private mutating func skipBlockComment() -> Bool {
    var depth = 0
    var sawNewline = false
    while let byte = byte(0) {
      if isAt("/*") {
        depth += 1
        position += 2
      } else if isAt("*/") {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        sawNewline = sawNewline || Self.isNewline(byte)
        position += 1
      }
    }
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

  /// Returns the number of `#` before the string at this position, or `nil` if there is none.
  private func hashesBeforeString() -> Int? {
    let hashes = hashes(after: 0)
    return byte(hashes) == Self.quote ? hashes : nil
  }

  private mutating func skipString(hashes: Int) {
    position += hashes
    let isMultiline = isAt("\"\"\"") && !closesOnSameLine(hashes: hashes)
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
        return
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
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

  /// Skips an interpolation, which is source again and may contain strings.
  private mutating func skipInterpolation() {
    var depth = 0
    while let token = next() {
      if token.isSymbol("(") { depth += 1 }
      if token.isSymbol(")") { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
