/// Random input for the parser and the cells, and what must hold whatever it is. The tests run some thousands, the
/// executable `TerminalFuzz` as many as one likes.
package enum InputFuzz {
  private static let pieces: [[UInt8]] = [
    Array("\u{1B}".utf8), Array("\u{1B}[".utf8), Array("\u{1B}]11;".utf8), Array("\u{1B}O".utf8),
    Array("\u{1B}[<".utf8), Array("\u{1B}[M".utf8), Array("\u{1B}P".utf8), Array("\u{1B}\\".utf8),
    Array("\u{1B}[200~".utf8), Array("\u{1B}[201~".utf8), Array(";".utf8), Array("M".utf8), Array("~".utf8),
    Array("u".utf8), Array("65535".utf8), Array("rgb:".utf8), Array("日本".utf8), Array("👩‍👩‍👧".utf8), [0xFF], [0xC3],
    [0xED, 0xA0, 0x80], [0x00], [0x7F], [0x9B], [0x18],
  ]

  /// Feeds a parser random bytes in random portions; nil if all is well.
  package static func problem(seed: UInt64) -> String? {
    var numbers = FuzzNumbers(seed: seed)
    var parser = InputParser()
    var bytes: [UInt8] = []
    for _ in 0..<1 + numbers.next(below: 12) {
      if numbers.next(below: 3) == 0 {
        bytes += pieces[numbers.next(below: pieces.count)]
      } else {
        for _ in 0..<numbers.next(below: 6) { bytes.append(UInt8(truncatingIfNeeded: numbers.next())) }
      }
    }
    var rest = bytes[...]
    var count = 0
    while !rest.isEmpty {
      let portion = rest.prefix(1 + numbers.next(below: 9))
      rest = rest.dropFirst(portion.count)
      count += parser.feed(Array(portion)).count
      if numbers.next(below: 8) == 0 { count += parser.timeout().count }
    }
    if count > bytes.count + 2 { return "\(count) events from \(bytes)" }
    // Only a paste may go on, and its end ends it.
    _ = parser.timeout()
    let last = parser.feed(Array("\u{1B}[201~q".utf8)) + parser.timeout()
    let isHeard: Bool
    switch last.last {
    case .key(.character("q")): isHeard = true
    default: isHeard = false
    }
    return isHeard ? nil : "q is not heard after \(bytes): \(last)"
  }
}

/// Numbers that look random and are the same for the same seed.
struct FuzzNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
