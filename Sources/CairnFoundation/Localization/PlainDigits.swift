/// Languages that write numbers below a thousand with the plain digits 0 to 9 in every region.
///
/// Asking the system how a locale formats numbers takes a quarter of a small app's start, and some memory.
enum PlainDigits {
  /// Returns `false` if it is uncertain: the language is another one, or the locale specifies more than a
  /// language and a region.
  static func areUsed(in identifier: String) -> Bool {
    var identifier = identifier
    return identifier.withUTF8 { bytes in
      guard bytes.count >= 2, isKnown(bytes[0], bytes[1]) else { return false }
      if bytes.count == 2 { return true }
      guard bytes[2] == UInt8(ascii: "_") else { return false }
      return bytes[3...].allSatisfy(saysWhere)
    }
  }

  /// Returns a number below a thousand as text. The standard library's conversion is slower because it handles
  /// all lengths and bases.
  static func text(of number: Int) -> String {
    String(unsafeUninitializedCapacity: 3) { write(number, to: $0, at: 0) }
  }

  /// Writes a number at an offset and returns its number of digits.
  static func write(_ number: Int, to bytes: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int {
    let count = number < 10 ? 1 : number < 100 ? 2 : 3
    var rest = number
    for index in stride(from: start + count - 1, through: start, by: -1) {
      bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    return count
  }

  private static func saysWhere(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isKnown(_ first: UInt8, _ second: UInt8) -> Bool {
    let (first, second) = (Int(first) - Int(UInt8(ascii: "a")), Int(second) - Int(UInt8(ascii: "a")))
    guard 0..<26 ~= first, 0..<26 ~= second else { return false }
    return languages[first] >> UInt32(second) & 1 == 1
  }

  /// A bit set of the second letters of the codes, for each first letter.
  private static let languages: [UInt32] = {
    let codes = [
      "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "eu", "fi", "fr", "ga", "gl",
      "he", "hr", "hu", "id", "is", "it", "ja", "ko", "lt", "lv", "nb", "nl", "nn", "no",
      "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "th", "tr", "uk", "vi", "zh",
    ]
    var languages = [UInt32](repeating: 0, count: 26)
    for code in codes {
      let letters = code.utf8.map { Int($0) - Int(UInt8(ascii: "a")) }
      languages[letters[0]] |= 1 << UInt32(letters[1])
    }
    return languages
  }()
}
