/// Random names that cannot be guessed.
enum RandomToken {
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    return String((0..<length).map { _ in digits[Int.random(in: 0..<36, using: &generator)] })
  }

  /// Returns bytes in the form of a token, at least as many as a token has digits.
  static func text(of bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    return String(bytes.prefix(length).map { digits[Int($0) % 36] })
  }

  /// 26 digits of base 36 are more than 128 bits.
  private static let length = 26

  /// Returns a token in a form that differs each time: random digits, followed by the sums of these and the token's
  /// digits. Compressed length leaks which parts of a page repeat, and this text never repeats.
  static func masked(_ token: String) -> String {
    let mask = make()
    return mask + combined(token, mask) { ($0 + $1) % 36 }
  }

  /// Returns the token of a masked one.
  static func unmasked(_ text: String) -> String? {
    guard text.utf8.count == 2 * length, text.utf8.allSatisfy({ digit($0) != nil }) else { return nil }
    return combined(String(text.suffix(length)), String(text.prefix(length))) { ($0 + 36 - $1) % 36 }
  }

  private static func combined(_ first: String, _ second: String, _ combine: (Int, Int) -> Int) -> String {
    String(
      decoding: zip(first.utf8, second.utf8).map { pair in
        let value = combine(digit(pair.0) ?? 0, digit(pair.1) ?? 0)
        return UInt8(value < 10 ? 0x30 + value : 0x61 + value - 10)
      }, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x61...0x7A: Int(byte) - 0x61 + 10
    default: nil
    }
  }
}
