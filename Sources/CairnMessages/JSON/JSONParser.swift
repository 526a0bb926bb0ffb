extension JSON {
  package init(parsing text: String) throws(JSONError) { try self.init(parsing: Array(text.utf8)) }

  /// - Parameter limit: How many bytes may come from a source that is not trusted.
  package init(parsing bytes: [UInt8], limit: Int = .max) throws(JSONError) {
    guard bytes.count <= limit else { throw JSONError(line: 1, reason: "more than \(limit) bytes") }
    var bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw JSONError(line: 1, reason: "not UTF-8 text") }
    var parser = JSONParser(bytes: bytes)
    self = try parser.document()
  }
}

/// Parses a JSON text strictly by RFC 8259.
private struct JSONParser {
  /// The maximum nesting. Deeper texts are rejected: they would exhaust the stack, and no store writes them.
  static let deepest = 200
  /// The maximum length of a number. No program writes longer ones.
  static let longestNumber = 1_000

  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(JSONError) -> JSON {
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw error("there is text after the end") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    guard depth < Self.deepest else { throw error("nested too deeply") }
    skipSpace()
    guard let first = peek else { throw error("the text ends too early") }
    switch first {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw error("a value is missing")
    }
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSON.Member] {
    var members: [JSON.Member] = []
    position += 1
    skipSpace()
    if accept("}") { return members }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw error("a quoted name is missing") }
      let name = try string()
      skipSpace()
      guard accept(":") else { throw error("a colon is missing") }
      members.append(JSON.Member(name, try value(depth: depth + 1)))
      skipSpace()
    } while accept(",")
    guard accept("}") else { throw error("a comma or closing brace is missing") }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSON] {
    var elements: [JSON] = []
    position += 1
    skipSpace()
    if accept("]") { return elements }
    repeat {
      elements.append(try value(depth: depth + 1))
      skipSpace()
    } while accept(",")
    guard accept("]") else { throw error("a comma or closing bracket is missing") }
    return elements
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { position += 1 }
    if peek == UInt8(ascii: "\"") {
      defer { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    // Only a string with escapes is collected.
    var result = Array(bytes[start..<position])
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        let scalar = try escaped()
        if scalar.isASCII { result.append(UInt8(scalar.value)) } else { result.append(contentsOf: String(scalar).utf8) }
      case 0..<0x20: throw error("a string contains a control character")
      default:
        result.append(byte)
        position += 1
      }
    }
    throw error("a string is not terminated")
  }

  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
    guard let letter = peek else { throw error("a string is not terminated") }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try escapedScalar()
    default: throw error("an unknown escape follows a backslash")
    }
  }

  /// Parses an escaped scalar. An unpaired surrogate becomes the replacement character.
  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let afterFirst = position
    if unit < 0xDC00, accept("\\"), accept("u") {
      let second = try hexadecimal()
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    position = afterFirst
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits are missing") }
    position += 4
    return number
  }

  private mutating func number() throws(JSONError) -> String {
    let start = position
    _ = accept("-")
    if !accept("0") { try digits() }
    if accept(".") { try digits() }
    if accept("e") || accept("E") {
      if !accept("+") { _ = accept("-") }
      try digits()
    }
    guard position - start <= Self.longestNumber else { throw error("a number is too long") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw error("a digit is missing") }
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    guard bytes[position...].starts(with: word.utf8) else { throw error("a value is missing") }
    position += word.utf8.count
    return value
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private func error(_ reason: String) -> JSONError {
    JSONError(line: 1 + bytes[..<position].count { $0 == 0x0A }, reason: reason)
  }
}
