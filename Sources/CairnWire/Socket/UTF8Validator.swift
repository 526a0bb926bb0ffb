/// Validates UTF-8 that arrives in parts. An invalid byte is found immediately.
struct UTF8Validator {
  /// The number of bytes missing from the current character, and the range of the next one.
  private var missing = 0
  private var range: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether the text may end here.
  var isComplete: Bool { missing == 0 }

  /// Returns whether the bytes are a valid continuation.
  mutating func accepts(_ bytes: some Sequence<UInt8>) -> Bool {
    for byte in bytes {
      if missing > 0 {
        guard range.contains(byte) else { return false }
        missing -= 1
        range = 0x80...0xBF
      } else if byte >= 0x80 {
        guard begin(byte) else { return false }
      }
    }
    return true
  }

  /// The second byte reveals overlong forms, surrogates and values beyond Unicode.
  private mutating func begin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC2...0xDF: missing = 1
    case 0xE0: (missing, range) = (2, 0xA0...0xBF)
    case 0xED: (missing, range) = (2, 0x80...0x9F)
    case 0xE1...0xEF: missing = 2
    case 0xF0: (missing, range) = (3, 0x90...0xBF)
    case 0xF1...0xF3: missing = 3
    case 0xF4: (missing, range) = (3, 0x80...0x8F)
    default: return false
    }
    return true
  }
}
