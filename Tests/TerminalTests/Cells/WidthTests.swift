import CairnScreen
import TerminalInputs
import Testing

@testable import CairnTerminal

@Suite("Widths of characters")
struct WidthTests {
  @Test(
    "Columns",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("😀", 2), ("👍🏽", 2),
      ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("─", 1), ("›", 1), ("\u{200B}", 0), ("\u{301}", 0),
      ("\u{7}", 0), ("ก", 1), ("नि", 1), ("☃", 1), ("⌚", 2), ("\u{AD}", 1), ("𠀀", 2),
    ] as [(String, Int)])
  func columns(text: String, expected: Int) {
    #expect(text.first.map(\.columns) == expected)
  }

  @Test(arguments: [21, 22] as [UInt64])
  func cellsStayConsistentAfterAnyWrite(seed: UInt64) {
    for round in 0..<1_500 {
      if let problem = CellFuzz.problem(seed: seed &* 1_000_003 &+ UInt64(round)) {
        Issue.record("seed \(seed), round \(round): \(problem)")
        return
      }
    }
  }
}
