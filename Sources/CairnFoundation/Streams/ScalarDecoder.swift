/// Decodes Unicode scalars from incoming UTF-8 bytes.
///
/// Invalid UTF-8 becomes replacement characters, one for each run of bytes that could have begun a scalar, as in
/// `String(decoding:as:)`.
struct ScalarDecoder {
  /// The bits of the incomplete scalar.
  private var bits: UInt32 = 0
  /// The number of missing bytes.
  private var missing = 0
  /// The valid range of the next byte.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Returns the scalars that a byte completes: none, one, or two if it interrupts one and is one itself.
  mutating func scalars(endedBy byte: UInt8) -> [Unicode.Scalar] {
    if missing == 0 { return begin(with: byte) }
    guard allowed.contains(byte) else {
      missing = 0
      return ["\u{FFFD}"] + begin(with: byte)
    }
    bits = bits << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    return missing == 0 ? [Unicode.Scalar(bits) ?? "\u{FFFD}"] : []
  }

  /// Returns a replacement character for a truncated scalar at the end, or `nil` if the last scalar is complete.
  mutating func rest() -> Unicode.Scalar? {
    defer { missing = 0 }
    return missing == 0 ? nil : "\u{FFFD}"
  }

  private mutating func begin(with byte: UInt8) -> [Unicode.Scalar] {
    switch byte {
    case 0..<0x80: return [Unicode.Scalar(byte)]
    case 0xC2...0xDF: expect(1, after: byte & 0x1F)
    case 0xE0...0xEF:
      // Neither overlong encodings nor halves of a surrogate pair.
      expect(2, after: byte & 0x0F, allowing: byte == 0xE0 ? 0xA0...0xBF : byte == 0xED ? 0x80...0x9F : 0x80...0xBF)
    case 0xF0...0xF4:
      // The same, and nothing above the last scalar.
      expect(3, after: byte & 0x07, allowing: byte == 0xF0 ? 0x90...0xBF : byte == 0xF4 ? 0x80...0x8F : 0x80...0xBF)
    default: return ["\u{FFFD}"]
    }
    return []
  }

  private mutating func expect(_ count: Int, after first: UInt8, allowing range: ClosedRange<UInt8> = 0x80...0xBF) {
    bits = UInt32(first)
    missing = count
    allowed = range
  }
}
