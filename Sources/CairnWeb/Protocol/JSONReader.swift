/// Reads JSON from front to back, without making a tree of it. Whatever is not as expected is malformed.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  /// Whether a value of the current array or object was read, so that a comma must follow.
  private var needsComma = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Values

  /// Reads an object, whose values the closure reads by their names.
  mutating func object(_ value: (_ name: String, inout JSONReader) throws(Malformed) -> Void) throws(Malformed) {
    try open("{")
    while try !closes("}") {
      let name = try text(most: 20)
      try take(":")
      needsComma = false
      try value(name, &self)
    }
  }

  mutating func array<Value>(
    most: Int, _ value: (inout JSONReader) throws(Malformed) -> Value
  ) throws(Malformed) -> [Value] {
    try open("[")
    var values: [Value] = []
    while try !closes("]") {
      if values.count == most { throw Malformed() }
      values.append(try value(&self))
    }
    return values
  }

  /// Reads a string of at most so many bytes.
  mutating func text(most: Int) throws(Malformed) -> String {
    try separate()
    try take("\"")
    var text: [UInt8] = []
    while true {
      // Most strings have no escapes, and are copied as they are.
      let start = index
      while let byte = peek(), byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { index += 1 }
      text += bytes[start..<index]
      guard peek() == UInt8(ascii: "\\") else { break }
      index += 1
      text.append(contentsOf: String(try escaped()).utf8)
    }
    // Whatever else has ended the text may not be in it.
    guard peek() == UInt8(ascii: "\"") else { throw Malformed() }
    index += 1
    needsComma = true
    guard text.count <= most else { throw Malformed() }
    return String(decoding: text, as: UTF8.self)
  }

  mutating func number() throws(Malformed) -> Double {
    try separate()
    let start = index
    if peek() == UInt8(ascii: "-") { index += 1 }
    let first = index
    try digits()
    guard bytes[first] != UInt8(ascii: "0") || index == first + 1 else { throw Malformed() }
    needsComma = true
    // Most numbers are short and whole.
    if index < start + 16, peek().map({ $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "]") }) ?? false {
      let whole = bytes[first..<index].reduce(0) { $0 * 10 + Int($1 & 0xf) }
      return Double(first == start ? whole : -whole)
    }
    if peek() == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if let mark = peek(), mark | 0x20 == UInt8(ascii: "e") {
      index += 1
      if let sign = peek(), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
      try digits()
    }
    let number = Double(String(decoding: bytes[start..<index], as: UTF8.self))
    guard let number, number.isFinite else { throw Malformed() }
    return number
  }

  mutating func whole(in range: ClosedRange<Int>) throws(Malformed) -> Int {
    let number = try number()
    guard let whole = Int(exactly: number), range.contains(whole) else { throw Malformed() }
    return whole
  }

  /// Skips a value. Only those that the script never sends are nested.
  mutating func skip() throws(Malformed) {
    try separate()
    switch peek() {
    case UInt8(ascii: "\""): _ = try text(most: .max)
    case UInt8(ascii: "t"): try skip("true")
    case UInt8(ascii: "f"): try skip("false")
    case UInt8(ascii: "n"): try skip("null")
    default: _ = try number()
    }
  }

  // MARK: Structure

  mutating func open(_ mark: Unicode.Scalar) throws(Malformed) {
    try separate()
    try take(mark)
    needsComma = false
  }

  /// Whether the array or object ends here, and takes the mark if so.
  mutating func closes(_ mark: Unicode.Scalar) throws(Malformed) -> Bool {
    skipSpaces()
    guard peek() == UInt8(ascii: mark) else { return false }
    index += 1
    needsComma = true
    return true
  }

  /// Ensures that nothing follows.
  mutating func end() throws(Malformed) {
    skipSpaces()
    guard index == bytes.count else { throw Malformed() }
  }

  private mutating func separate() throws(Malformed) {
    skipSpaces()
    guard needsComma else { return }
    try take(",")
    needsComma = false
    skipSpaces()
  }

  private mutating func take(_ mark: Unicode.Scalar) throws(Malformed) {
    skipSpaces()
    guard peek() == UInt8(ascii: mark) else { throw Malformed() }
    index += 1
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpaces() {
    while let byte = peek(), byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { index += 1 }
  }

  private mutating func skip(_ word: StaticString) throws(Malformed) {
    for scalar in "\(word)".unicodeScalars {
      guard peek() == UInt8(ascii: scalar) else { throw Malformed() }
      index += 1
    }
    needsComma = true
  }

  private mutating func digits() throws(Malformed) {
    let start = index
    while let byte = peek(), byte.isDigit { index += 1 }
    if index == start { throw Malformed() }
  }

  // MARK: Escapes

  private mutating func escaped() throws(Malformed) -> Character {
    guard let byte = peek() else { throw Malformed() }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Character(Unicode.Scalar(byte))
    case UInt8(ascii: "u"): return Character(try scalar())
    default: throw Malformed()
    }
  }

  /// Reads the digits of an escaped character, which may be two surrogates. A single one, which a browser escapes, becomes
  /// a replacement character.
  private mutating func scalar() throws(Malformed) -> Unicode.Scalar {
    let first = try fourDigits()
    guard (0xd800..<0xdc00).contains(first), peek() == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "u")
    else { return Unicode.Scalar(first) ?? "\u{fffd}" }
    let start = index
    index += 2
    let second = try fourDigits()
    guard (0xdc00..<0xe000).contains(second) else {
      index = start
      return "\u{fffd}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00)) ?? "\u{fffd}"
  }

  private mutating func fourDigits() throws(Malformed) -> UInt32 {
    guard index + 4 <= bytes.count else { throw Malformed() }
    let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    guard digits.first != "+", digits.first != "-", let value = UInt32(digits, radix: 16) else { throw Malformed() }
    index += 4
    return value
  }
}

struct Malformed: Error {}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- 0x30 < 10 }
}
