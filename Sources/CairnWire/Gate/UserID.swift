import CairnHashes

/// A user's id at the gate: 128 random bits in a cookie.
package struct UserID: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  package static func random() -> UserID {
    // The system's generator is cryptographically secure.
    var system = SystemRandomNumberGenerator()
    return UserID(high: system.next(), low: system.next())
  }

  /// An id from the first 16 bytes of a keyed hash.
  package init(hash bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    precondition(bytes.count >= 16, "too short for a name")
    let halves = [bytes[..<8], bytes[8..<16]].map { $0.reduce(0) { $0 << 8 | UInt64($1) } }
    self.init(high: halves[0], low: halves[1])
  }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Parses ``text``, and nothing else.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 32, bytes.allSatisfy({ $0.isDigit || (0x61...0x66).contains($0) }) else { return nil }
    let halves = [bytes[..<16], bytes[16...]].map { $0.reduce(0) { $0 << 4 | UInt64($1.hexDigit ?? 0) } }
    self.init(high: halves[0], low: halves[1])
  }

  package var text: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// A name for the user's files that does not reveal the cookie.
  package var fileName: String {
    let digits = Array("0123456789abcdef")
    return String(SHA1.hash(Array(text.utf8)).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  /// Whether a text has the form of ``fileName``.
  package static func isFileName(_ text: String) -> Bool {
    text.utf8.count == 40 && text.utf8.allSatisfy { $0.isDigit || (0x61...0x66).contains($0) }
  }
}
