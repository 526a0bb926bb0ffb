import CairnHosting
import CairnTerminal
import TestSupport

/// Random input for the parser and the cells, with the properties that must always hold. The tests run some
/// thousands, the executable `TerminalFuzz` any number.
package enum InputFuzz {
  private static let pieces: [[UInt8]] = [
    Array("\u{1B}".utf8), Array("\u{1B}[".utf8), Array("\u{1B}]11;".utf8), Array("\u{1B}O".utf8),
    Array("\u{1B}[<".utf8), Array("\u{1B}[M".utf8), Array("\u{1B}P".utf8), Array("\u{1B}\\".utf8),
    Array("\u{1B}[200~".utf8), Array("\u{1B}[201~".utf8), Array(";".utf8), Array("M".utf8), Array("~".utf8),
    Array("u".utf8), Array("65535".utf8), Array("rgb:".utf8), Array("\u{1B}_Gi=31;OK".utf8),
    Array("\u{1B}P>|kitty".utf8), Array("\u{1B}[6;".utf8), Array("t".utf8), Array("日本".utf8), Array("👩‍👩‍👧".utf8), [0xFF],
    [0xC3],
    [0xED, 0xA0, 0x80], [0x00], [0x7F], [0x9B], [0x18],
  ]

  /// Feeds random bytes to a parser in random chunks. Returns `nil` if everything is correct.
  package static func problem(seed: UInt64) -> String? {
    var numbers = SeededGenerator(seed: seed)
    var parser = InputParser()
    var bytes: [UInt8] = []
    for _ in 0..<1 + Int.random(in: 0..<12, using: &numbers) {
      if Int.random(in: 0..<3, using: &numbers) == 0 {
        bytes += pieces[Int.random(in: 0..<pieces.count, using: &numbers)]
      } else {
        for _ in 0..<Int.random(in: 0..<6, using: &numbers) { bytes.append(UInt8(truncatingIfNeeded: numbers.next())) }
      }
    }
    var rest = bytes[...]
    var count = 0
    while !rest.isEmpty {
      let portion = rest.prefix(1 + Int.random(in: 0..<9, using: &numbers))
      rest = rest.dropFirst(portion.count)
      count += parser.feed(Array(portion)).count
      if Int.random(in: 0..<8, using: &numbers) == 0 { count += parser.timeout().count }
    }
    if count > bytes.count + 2 { return "\(count) events from \(bytes)" }
    // Only a paste may continue, and its end marker ends it.
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
