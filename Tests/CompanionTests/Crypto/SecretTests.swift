import Testing

@testable import CairnHashes

@Suite struct SecretTests {
  /// Counts what a generator is asked for.
  private struct Counting: RandomNumberGenerator {
    var count = 0
    mutating func next() -> UInt64 {
      count += 1
      return 0x0807_0605_0403_0201 &* UInt64(count)
    }
  }

  @Test(arguments: [0, 1, 7, 8, 9, 32, 1_000]) func eachNumberOfTheSystemGivesEightBytes(count: Int) {
    var counting = Counting()
    let bytes = RandomBytes.make(count, using: &counting)
    #expect(bytes.count == count)
    #expect(counting.count == (count + 7) / 8)
    #expect(bytes.prefix(8).elementsEqual([1, 2, 3, 4, 5, 6, 7, 8].prefix(count)))
  }

  @Test func onlyEqualBytesAreTheSame() {
    let secret = Array("secret".utf8)
    #expect(ConstantTime.isSame(secret, secret))
    #expect(ConstantTime.isSame("", "") && ConstantTime.isSame("ä", "ä"))
    #expect(!ConstantTime.isSame("secret", "secret ") && !ConstantTime.isSame("secret", ""))
    for place in secret.indices {
      for bit in 0..<8 {
        var other = secret
        other[place] ^= 1 << UInt8(bit)
        #expect(!ConstantTime.isSame(secret, other))
      }
    }
    // Two texts that Swift calls equal.
    #expect(!ConstantTime.isSame("\u{E9}", "e\u{301}"))
  }
}
