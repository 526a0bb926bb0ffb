import CairnScreen
import TestSupport
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Writing screen differences")
struct FrameWriterTests {
  private final class Stage {
    let looks = LookTable(depth: .full)
    let clusters = ClusterTable()
    let writer: FrameWriter
    let old: CellBuffer
    let new: CellBuffer

    @MainActor init(width: Int, height: Int) {
      writer = FrameWriter(looks: looks, clusters: clusters)
      old = CellBuffer(width: width, height: height)
      new = CellBuffer(width: width, height: height)
    }

    @MainActor var canvas: CellCanvas {
      CellCanvas(
        buffer: new, looks: looks, clusters: clusters,
        clip: CellRect(x: 0, y: 0, width: new.width, height: new.height))
    }

    func write() -> String {
      writer.clear()
      writer.write(from: old, to: new)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
  }

  @Test func equalCellsAreNotWritten() {
    let stage = Stage(width: 20, height: 3)
    stage.canvas.put("Hello", x: 2, y: 1, Look())
    _ = stage.write()
    #expect(stage.write() == "")
  }

  @Test func aChangedCellIsOneMoveAndOneCharacter() {
    let stage = Stage(width: 20, height: 3)
    stage.canvas.put("Hello", x: 2, y: 1, Look())
    #expect(stage.write() == "\u{1B}[2;3HHello")
    stage.canvas.put("u", x: 3, y: 1, Look())
    // The cursor is after the word, four columns to the right.
    #expect(stage.write() == "\u{1B}[4Du")
  }

  @Test func shortGapsAreRewrittenAndLongOnesSkipped() {
    let stage = Stage(width: 30, height: 1)
    stage.canvas.put("abcdefghijklmnopqrstuvwxyz", x: 0, y: 0, Look())
    _ = stage.write()
    stage.writer.forgetCursor()
    stage.canvas.put("A", x: 0, y: 0, Look())
    stage.canvas.put("C", x: 2, y: 0, Look())
    stage.canvas.put("Z", x: 25, y: 0, Look())
    #expect(stage.write() == "\u{1B}[HAbC\u{1B}[22CZ")
  }

  @Test func theBlankRestOfARowIsErased() {
    let stage = Stage(width: 30, height: 1)
    stage.canvas.put("abcdefghijklmnopqrstuvwxyz", x: 0, y: 0, Look())
    _ = stage.write()
    stage.new.clear()
    stage.canvas.put("ab", x: 0, y: 0, Look())
    #expect(stage.write().hasSuffix("\u{1B}[K"))
    #expect(stage.writer.bytes.count <= 10)
  }

  /// An empty list of parameters would reset everything.
  @Test func colorsThatAreEqualToTheTerminalAreNotSwitched() {
    let looks = LookTable(depth: .indexed)
    let writer = FrameWriter(looks: looks, clusters: ClusterTable())
    let (old, new) = (CellBuffer(width: 10, height: 1), CellBuffer(width: 10, height: 1))
    let canvas = CellCanvas(
      buffer: new, looks: looks, clusters: ClusterTable(), clip: CellRect(x: 0, y: 0, width: 10, height: 1))
    canvas.put("a", x: 0, y: 0, Look(foreground: CellColor(0xFF0000)))
    canvas.put("b", x: 1, y: 0, Look(foreground: CellColor(0xFE0000)))
    writer.write(from: old, to: new)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "\u{1B}[H\u{1B}[38;5;196mab")
  }

  @Test func aLookIsWrittenOnce() {
    let stage = Stage(width: 10, height: 1)
    let red = Look(foreground: CellColor(0xFF0000), traits: .bold)
    stage.canvas.put("ab", x: 0, y: 0, red)
    #expect(stage.write() == "\u{1B}[H\u{1B}[1;38;2;255;0;0mab")
    stage.canvas.put("c", x: 2, y: 0, red)
    #expect(stage.write() == "c")
    stage.canvas.put("d", x: 3, y: 0, Look())
    #expect(stage.write() == "\u{1B}[md")
  }

  @Test func theCursorIsPlacedAfterADoubtfulCharacter() {
    let stage = Stage(width: 12, height: 1)
    stage.canvas.put("a👩‍👩‍👧b", x: 0, y: 0, Look())
    // The family is two cells wide here, and six in some terminals. Blanks come first, for a terminal that
    // considers it one cell wide, and the rest of the row is rewritten.
    #expect(stage.write() == "\u{1B}[Ha  \u{1B}[1;2H👩‍👩‍👧\u{1B}[1;4Hb\u{1B}[K")
  }

  @Test func halfAWideCharacterNeverRemains() {
    let stage = Stage(width: 6, height: 1)
    stage.canvas.put("日本", x: 0, y: 0, Look())
    stage.canvas.put("x", x: 1, y: 0, Look())
    #expect(stage.new[x: 0, y: 0].glyph == .blank)
    stage.canvas.put("y", x: 2, y: 0, Look())
    #expect(stage.new[x: 3, y: 0].glyph == .blank)
  }

  @Test func colorsAreWrittenInTheTerminalsDepth() {
    let red = CellColor(0xFF0000)
    #expect(ColourDepth.full.parameters(red, isBackground: false) == Array("38;2;255;0;0".utf8))
    #expect(ColourDepth.indexed.parameters(red, isBackground: true) == Array("48;5;196".utf8))
    #expect(ColourDepth.sixteen.parameters(red, isBackground: false) == Array("91".utf8))
    #expect(ColourDepth.none.parameters(red, isBackground: false).isEmpty)
    // A gray of the ramp: 8 + 10 * 10.
    #expect(CellColor(0x6C6C6C).nearestIndexed == 242)
  }

  @Test(
    "The environment decides how many colours there are",
    arguments: [
      (["TERM": "xterm-256color"], .indexed), (["TERM": "xterm", "COLORTERM": "truecolor"], .full),
      (["TERM": "linux"], .sixteen), (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed), (["NO_COLOR": "1", "CAIRN_COLORS": "16"], .sixteen),
      (["TERM": "vt100"], .none), ([:], .none),
    ] as [([String: String], ColourDepth)])
  func depth(environment: [String: String], expected: ColourDepth) {
    #expect(ColourDepth(environment: environment) == expected)
  }

  /// A sequence of random screens: after each update the terminal shows the painted screen, even with other widths of
  /// clusters.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func theWrittenBytesReproduceTheScreen(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let stage = Stage(width: 24, height: 6)
    var terminal = ToyTerminal(width: 24, height: 6) { cluster in
      let own = Character(cluster).columns
      // Some terminals give clusters of several scalars the sum of their parts' widths.
      guard cluster.unicodeScalars.count > 1, seed % 2 == 0 else { return own }
      return cluster.unicodeScalars.reduce(0) { $0 + max(Character($1).columns, 0) }
    }
    let texts = ["a", "word", "日本語", "é", "e\u{301}", "👍🏽", "👩‍👩‍👧", "🇩🇪", "x y z", "─│", "❤️", " "]
    let looks = [
      Look(), Look(traits: .bold), Look(foreground: CellColor(0x00FF00)), Look(background: CellColor(0x111111)),
    ]
    for round in 0..<250 {
      if round % 10 == 0 { stage.new.clear() }
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        stage.canvas.put(
          texts.randomElement(using: &numbers)!, x: Int.random(in: -3...25, using: &numbers),
          y: Int.random(in: 0...5, using: &numbers), looks.randomElement(using: &numbers)!)
      }
      terminal.take(Array(stage.write().utf8))
      let wrong = Self.differences(terminal, stage.new, stage.clusters)
      #expect(wrong == [], "seed \(seed), round \(round)")
      #expect(terminal.problems == [], "seed \(seed), round \(round)")
      if !wrong.isEmpty { return }
    }
  }

  /// Returns the positions at which the terminal differs. The right half of a wide character may be blank if the
  /// terminal considers it narrower.
  private static func differences(_ terminal: ToyTerminal, _ buffer: CellBuffer, _ clusters: ClusterTable) -> [String] {
    var wrong: [String] = []
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        let glyph = buffer[x: x, y: y].glyph
        let shown = terminal.rows[y][x]
        let expected =
          glyph == .tail
          ? ""
          : glyph.isCluster
            ? String(decoding: clusters.bytes[Int(glyph.number)], as: UTF8.self)
            : Unicode.Scalar(glyph.number).map { String(Character($0)) } ?? ""
        if shown != expected, !(glyph == .tail && shown == " ") { wrong.append("\(x), \(y): \(shown) for \(expected)") }
      }
    }
    return wrong
  }
}
