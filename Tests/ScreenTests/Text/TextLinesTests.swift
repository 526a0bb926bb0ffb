import CairnValues
import Foundation
import Testing

@testable import CairnScreen

@MainActor
@Suite struct TextLinesTests {
  private func lines(_ text: String, _ room: Int?, _ limit: Int? = nil) -> [String] {
    TextLines.lines(of: text, room: room, limit: limit).map { text[$0.range] + ($0.isTruncated ? "…" : "") }
  }

  @Test(
    arguments: [
      ("one two", nil, ["one two"]), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]),
      ("one two three", 8, ["one two", "three"]),
      // Spaces at the break hang over and do not count.
      ("one   two", 4, ["one", "two"]),
      // A word longer than the line breaks inside.
      ("mountaineering", 5, ["mount", "ainee", "ring"]), ("a mountaineering", 5, ["a", "mount", "ainee", "ring"]),
      // Line breaks in the text, an empty line and one at the end.
      ("a\nb", 9, ["a", "b"]), ("a\n\nb", 9, ["a", "", "b"]), ("a\n", 9, ["a", ""]), ("", 9, [""]),
      ("a\r\nb", 9, ["a", "b"]),
      // At least one character per line.
      ("abc", 0, ["a", "b", "c"]),
      // Wide characters take two columns and are not split.
      ("日本語", 4, ["日本", "語"]), ("日本語", 3, ["日", "本", "語"]), ("a日", 2, ["a", "日"]),
    ] as [(String, Int?, [String])])
  func linesBreak(text: String, room: Int?, expected: [String]) {
    #expect(lines(text, room) == expected)
  }

  @Test(
    arguments: [
      ("one two three", 5, 2, ["one", "two…"]), ("one two three", 5, 1, ["one…"]),
      ("one two three", 5, 3, ["one", "two", "three"]),
      ("abcdefgh", 4, 1, ["abc…"]), ("a\nb", 9, 1, ["a…"]), ("日本語", 4, 1, ["日…"]), ("abc", 1, 1, ["…"]),
      ("one two", 9, 0, ["one two"]),
    ] as [(String, Int?, Int, [String])])
  func whatDoesNotFitIsCutOff(text: String, room: Int?, limit: Int, expected: [String]) {
    #expect(lines(text, room, limit) == expected)
  }

  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("😀", 2), ("👩‍👩‍👧", 2), ("🇫🇷", 2),
      ("❤", 1), ("❤️", 2), ("✂︎", 1), ("👍🏽", 2), ("\u{200B}", 0), ("\t", 0), ("…", 1), ("ß", 1), ("№", 1),
    ] as [(Character, Int)])
  func columnsOfACharacter(character: Character, columns: Int) {
    #expect(character.columns == columns)
  }

  @Test func sizesInPoints() {
    let metrics = PointMetrics()
    func size(_ text: TextContent, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
      metrics.size(of: text, proposal: ProposedViewSize(width: width, height: height))
    }
    #expect(size(TextContent("hello")) == CGSize(40, 20))
    #expect(size(TextContent("日本")) == CGSize(32, 20))
    #expect(size(TextContent("one two"), 55) == CGSize(24, 40))
    #expect(size(TextContent("one two"), 56) == CGSize(56, 20))
    // Room for one and a half lines is room for one line, which ends in an ellipsis: "one…", 4 of 8.
    #expect(size(TextContent("one two"), 40, 30) == CGSize(32, 20))
    #expect(size(TextContent("one two"), 40, 0) == CGSize(32, 20))
    #expect(size(TextContent("one two", lineLimit: 1), 40) == CGSize(32, 20))
    let large = TextContent("ab", style: TextStyle(font: .system(size: 20)))
    #expect(size(large) == CGSize(20, 25))
    #expect(metrics.firstBaseline(of: large) == 20)
    #expect(metrics.lastBaseline(of: large, size: CGSize(20, 50)) == 45)
  }

  @Test func sizesInCells() {
    let metrics = CellMetrics(cell: CGSize(1, 1))
    func size(_ text: TextContent, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
      metrics.size(of: text, proposal: ProposedViewSize(width: width, height: height))
    }
    #expect(size(TextContent("hello")) == CGSize(5, 1))
    #expect(size(TextContent("one two"), 6.9) == CGSize(3, 2))
    #expect(size(TextContent("one two"), .infinity, 0) == CGSize(7, 1))
    let text = TextContent("one two three")
    #expect(CellMetrics.lines(of: text, columns: 7, lines: 1).map { text.string[$0.range] } == ["one tw"])
  }

  @Test func plainTextsOfOneStyleShareNothingAndWeighLittle() {
    #expect(MemoryLayout<TextStyle>.size == 8)
    #expect(MemoryLayout<TextContent>.size <= 40)
    var style = TextStyle(isBold: true)
    #expect(style != TextStyle())
    style.isBold = false
    #expect(style == TextStyle())
    #expect(style.isPlain)
  }
}
