/// Random names that cannot be guessed.
enum RandomToken {
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    // 26 digits of 36 are more than 128 bits.
    return String((0..<26).map { _ in digits[Int.random(in: 0..<36, using: &generator)] })
  }

  /// Compares without telling by the time how much is the same.
  static func isSame(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    guard a.count == b.count else { return false }
    var difference: UInt8 = 0
    for index in a.indices { difference |= a[index] ^ b[index] }
    return difference == 0
  }
}

/// Random keys that cannot be guessed.
enum RandomBytes {
  static func make(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }
}
