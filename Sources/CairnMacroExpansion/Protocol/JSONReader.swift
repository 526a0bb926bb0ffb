import Glibc

/// Parses a JSON value. Returns `nil` if the bytes are not JSON.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// The maximum nesting, more than in any message. Guards the call stack.
  private static let deepest = 128

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func value(in bytes: [UInt8]) -> JSON? {
    var reader = JSONReader(bytes)
    guard let value = reader.value() else { return nil }
    reader.skipSpace()
    return reader.position == bytes.count ? value : nil
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private mutating func value() -> JSON? {
    skipSpace()
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch current {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map(JSON.string)
    case UInt8(ascii: "t"): return take(word: "true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take(word: "false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
    default: return integer()
    }
  }

  private mutating func object() -> JSON? {
    position += 1
    var members: [JSON.Member] = []
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard let key = string(), take(":"), let value = value() else { return nil }
      members.append(JSON.Member(key: key.text, value: value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array() -> JSON? {
    position += 1
    var elements: [JSON] = []
    if take("]") { return .array(elements) }
    repeat {
      guard let value = value() else { return nil }
      elements.append(value)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func integer() -> JSON? {
    let digits = bytes[position...].prefix { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
    position += digits.count
    return Int(String(decoding: digits, as: UTF8.self)).map(JSON.integer)
  }

  private mutating func string() -> JSONString? {
    guard current == UInt8(ascii: "\"") else { return nil }
    let start = position + 1
    guard let end = closingQuote(from: start) else { return nil }
    position = end + 1
    return JSONString(escaped: bytes[start..<end])
  }

  /// Returns the closing quote. It searches from quote to quote: a quote after an odd number of backslashes is
  /// escaped.
  private func closingQuote(from start: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var search = start
      while search < bytes.count {
        guard let found = memchr(base + search, Int32(UInt8(ascii: "\"")), bytes.count - search) else { return nil }
        let quote = UnsafeRawPointer(found) - base
        var backslashes = 0
        while quote - backslashes > start, bytes[quote - backslashes - 1] == UInt8(ascii: "\\") { backslashes += 1 }
        if backslashes.isMultiple(of: 2) { return quote }
        search = quote + 1
      }
      return nil
    }
  }
}
