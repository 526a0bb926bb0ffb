import CairnHosting
import TerminalInputs
import Testing

@testable import CairnTerminal

@Suite("Parsing a terminal's bytes")
struct InputParserTests {
  private func events(_ text: String) -> [InputEvent] {
    var parser = InputParser()
    return parser.feed(Array(text.utf8)) + parser.timeout()
  }

  @Test(
    "Keys",
    arguments: [
      ("a", [.character("a")]), ("Ä", [.character("Ä")]), ("日", [.character("日")]), ("😀", [.character("😀")]),
      ("\r", [Key(.enter)]), ("\n", [Key(.enter)]), ("\t", [Key(.tab)]), ("\u{7F}", [Key(.backspace)]),
      ("\u{1}", [.character("a", .control)]), ("\u{1B}", [Key(.escape)]), ("\u{1B}x", [.character("x", .alt)]),
      ("\u{1B}[A", [Key(.up)]), ("\u{1B}OA", [Key(.up)]), ("\u{1B}[1;5C", [Key(.right, .control)]),
      ("\u{1B}[1;2D", [Key(.left, .shift)]), ("\u{1B}[1;3D", [Key(.left, .alt)]), ("\u{1B}[Z", [Key(.tab, .shift)]),
      ("\u{1B}[3~", [Key(.deleteForward)]), ("\u{1B}[5~", [Key(.pageUp)]), ("\u{1B}[H", [Key(.home)]),
      ("\u{1B}[4~", [Key(.end)]), ("\u{1B}[15~", [Key(.function(5))]), ("\u{1B}[24~", [Key(.function(12))]),
      ("\u{1B}OP", [Key(.function(1))]), ("\u{1B}[[B", [Key(.function(2))]),
      ("\u{1B}[97;5u", [.character("a", .control)]), ("\u{1B}[27;2;13~", [Key(.enter, .shift)]),
      ("\u{1B}\u{1B}[A", [Key(.up, .alt)]), ("\u{1B}\u{7F}", [Key(.backspace, .alt)]),
      ("ab", [.character("a"), .character("b")]), ("\u{1B}[B\u{1B}[Bx", [Key(.down), Key(.down), .character("x")]),
    ] as [(String, [Key])])
  func keys(text: String, expected: [Key]) {
    #expect(events(text) == expected.map { .key($0) })
  }

  @Test(
    "The mouse",
    arguments: [
      ("\u{1B}[<0;5;4M", Mouse(.press(.left), x: 4, y: 3)), ("\u{1B}[<0;5;4m", Mouse(.release, x: 4, y: 3)),
      ("\u{1B}[<32;6;4M", Mouse(.drag(.left), x: 5, y: 3)), ("\u{1B}[<2;1;1M", Mouse(.press(.right), x: 0, y: 0)),
      ("\u{1B}[<64;1;1M", Mouse(.scroll(x: 0, y: -1), x: 0, y: 0)),
      ("\u{1B}[<65;1;1M", Mouse(.scroll(x: 0, y: 1), x: 0, y: 0)),
      ("\u{1B}[<66;1;1M", Mouse(.scroll(x: -1, y: 0), x: 0, y: 0)),
      ("\u{1B}[<69;1;1M", Mouse(.scroll(x: 1, y: 0), x: 0, y: 0, modifiers: .shift)),
      ("\u{1B}[M !!", Mouse(.press(.left), x: 0, y: 0)), ("\u{1B}[<35;3;3M", Mouse(.move, x: 2, y: 2)),
    ] as [(String, Mouse)])
  func mouse(text: String, expected: Mouse) {
    #expect(events(text) == [.mouse(expected)])
  }

  @Test func pastedTextIsOneEvent() {
    #expect(events("\u{1B}[200~a\nb\u{1B}[A\u{1B}[201~c") == [.paste("a\nb\u{1B}[A"), .key(.character("c"))])
  }

  @Test func aPasteMayArriveInAnyPieces() {
    var parser = InputParser()
    var events: [InputEvent] = []
    for byte in "\u{1B}[200~Grüße\u{1B}[201~x".utf8 { events += parser.feed([byte]) }
    #expect(events == [.paste("Grüße"), .key(.character("x"))])
  }

  @Test func anUnfinishedPasteTimesOut() {
    var parser = InputParser()
    let first = parser.feed(Array("\u{1B}[200~half".utf8))
    #expect(first == [])
    #expect(parser.isPasting && !parser.isWaiting)
    let then = parser.timeout() + parser.feed(Array("q".utf8))
    #expect(then == [.paste("half"), .key(.character("q"))])
  }

  @Test func tenMegabytesArePasted() {
    var parser = InputParser()
    let text = String(repeating: "0123456789", count: 1_000_000)
    let events1 = parser.feed(Array("\u{1B}[200~\(text)\u{1B}[201~".utf8))
    #expect(events1 == [.paste(text)])
  }

  @Test func aLoneEscapeIsAKeyOnlyAfterAWhile() {
    var parser = InputParser()
    let events2 = parser.feed([0x1B])
    #expect(events2 == [])
    #expect(parser.isWaiting)
    let events3 = parser.feed(Array("[A".utf8))
    #expect(events3 == [.key(Key(.up))])
    #expect(!parser.isWaiting)
    let events4 = parser.feed([0x1B])
    #expect(events4 == [])
    let events5 = parser.timeout()
    #expect(events5 == [.key(Key(.escape))])
    #expect(!parser.isWaiting)
  }

  @Test func repliesOfTheTerminalAreReports() {
    #expect(events("\u{1B}]11;rgb:1e1e/ffff/0000\u{1B}\\") == [.report(.color(.background, 0x1EFF00))])
    #expect(events("\u{1B}]11;rgb:f/0/8\u{7}") == [.report(.color(.background, 0xFF0088))])
    #expect(events("\u{1B}[?64;1;2c") == [.report(.attributes)])
    #expect(events("\u{1B}P>|kitty(0.35.2)\u{1B}\\") == [.report(.terminal(name: "kitty", version: [0, 35]))])
    #expect(events("\u{1B}P>|XTerm(390)\u{1B}\\") == [.report(.terminal(name: "xterm", version: [390]))])
    #expect(events("\u{1B}P>|ghostty 1.2.0\u{1B}\\") == [.report(.terminal(name: "ghostty", version: [1, 2]))])
    #expect(events("\u{1B}_Gi=31;OK\u{1B}\\") == [.report(.graphics)])
    #expect(events("\u{1B}[6;20;10t") == [.report(.cellSize(width: 10, height: 20))])
  }

  @Test(
    "What is not known is skipped as a whole",
    arguments: [
      "\u{1B}[?1;2;3y", "\u{1B}[999999999999999999999~", "\u{1B}]52;c;Zm9v\u{7}", "\u{1B}P1$r0m\u{1B}\\",
      "\u{1B}[<1;2M", "\u{1B}[<-1;0;0M", "\u{1B}]11;rgb:zz/00/00\u{7}", "\u{1B}_Gi=1;OK\u{1B}\\",
      "\u{1B}_Gi=31;ENOTSUP\u{1B}\\", "\u{1B}_Gi=31;OK;\u{1B}\\", "\u{1B}[4;20;10t", "\u{1B}[6;20t",
      "\u{1B}P>|\u{1B}\\", "\u{1B}P>|1\u{1B}\\", "\u{1B}P>|" + String(repeating: "kitty", count: 1_000) + "\u{1B}\\",
      "\u{1B}[" + String(repeating: "1;", count: 500) + "m", "\u{1B}[1114112u", "\u{1B}[55296u",
    ])
  func unknown(text: String) {
    #expect(events(text + "k") == [.key(.character("k"))])
  }

  @Test func invalidUTF8BecomesReplacementCharacters() {
    var parser = InputParser()
    func keys(_ bytes: [UInt8]) -> [InputEvent] { parser.feed(bytes) + parser.timeout() }
    let bad = InputEvent.key(.character("\u{FFFD}"))
    #expect(keys([0xFF, 0x61]) == [bad, .key(.character("a"))])
    #expect(keys([0xC3, 0x61]) == [bad, .key(.character("a"))])
    #expect(keys([0xE2, 0x82]) == [bad])
    // An overlong encoding, and half of a surrogate pair.
    #expect(keys([0xE0, 0x80, 0x80]) == [bad])
    #expect(keys([0xED, 0xA0, 0x80]) == [bad])
  }

  @Test func anIncompleteSequenceIsDroppedAndTheNextKeyRead() {
    var parser = InputParser()
    let events6 = parser.feed(Array("\u{1B}[1;".utf8))
    #expect(events6 == [])
    let events7 = parser.timeout()
    #expect(events7 == [])
    let events8 = parser.feed(Array("q".utf8))
    #expect(events8 == [.key(.character("q"))])
    let events9 = parser.feed(Array("\u{1B}]0;title".utf8))
    #expect(events9 == [])
    let events10 = parser.timeout()
    #expect(events10 == [])
    let events11 = parser.feed(Array("q".utf8))
    #expect(events11 == [.key(.character("q"))])
  }

  /// Any bytes in any chunks: no trap, and a key after a pause is recognized.
  @Test(arguments: [11, 12, 13] as [UInt64])
  func randomBytesAreParsed(seed: UInt64) {
    for round in 0..<1_500 {
      if let problem = InputFuzz.problem(seed: seed &* 1_000_003 &+ UInt64(round)) {
        Issue.record("seed \(seed), round \(round): \(problem)")
        return
      }
    }
  }
}
