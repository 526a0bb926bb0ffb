import Foundation
import SwiftUI
import Testing

@Suite("Texts in HTML")
struct HTMLTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  @Test(arguments: [
    ("A <b>bold</b>\n  word &amp; more", "A bold word & more"),
    ("<p>One</p> <p>Two</p>", "One\nTwo\n"),
    ("<p>One<p>Two", "One\nTwo"),
    ("a<br>b<br/>c", "a\nb\nc"),
    ("<ul><li>One<li>Two</ul>", "\t•\tOne\n\t•\tTwo\n"),
    ("<ol start=3><li>C</li><li>D<ul><li>x</li></ul></li><li>E</li></ol>", "\t3.\tC\n\t4.\tD\n\t•\tx\n\t5.\tE\n"),
    ("<table><tr><td>1</td><td>2</td></tr><tr><td>3<td>4</table>", "1\t2\n3\t4\n"),
    ("<pre>a  b\n c</pre>", "a  b\n c\n"),
    ("x<script>if (a < b) { '<p>' }</script>y<style>p {}</style><!-- <b> -->z", "xyz"),
    ("<title>Not</title><body>Shown</body>", "Shown\n"),
    ("1 < 2 &lt; 3 &#65;&#x42;&eacute;&nope; &", "1 < 2 < 3 ABé&nope; &"),
    ("<b>a </b> <i> b</i>", "a b"),
    ("&nbsp;a", "\u{A0}a"),
    ("", ""), ("<", "<"), ("<b", ""), ("<a href='x", ""), ("</p></b>", ""), ("<!--", ""), ("<p hidden>a</p>b", "b"),
  ])
  func theLinesAreThoseOfABrowser(html: String, text: String) throws {
    #expect(try read(html).string == text)
  }

  private func attributes(_ word: String, in text: NSAttributedString) throws -> [NSAttributedString.Key: Any] {
    let range = try #require(text.string.range(of: word))
    return text.attributes(at: text.string[..<range.lowerBound].utf16.count, effectiveRange: nil)
  }

  @Test func elementsAndStylesBecomeAttributes() throws {
    let text = try read(
      """
      <h1>Title</h1><p>plain <strong>bold <em>both</em></strong> <a href="https://example.org/?a=1&amp;b=2">link</a> \
      <s>struck</s> <u>line</u> <code>code</code> <span style="color: #ff0000; font-size: 16px; font-weight:700">red</span> \
      <font color="blue">blue</font></p>
      """)
    func font(_ word: String) throws -> UIFont { try #require(try attributes(word, in: text)[.font] as? UIFont) }
    #expect(try font("plain") == .systemFont(ofSize: 12))
    #expect(try font("Title").pointSize == 24)
    #expect(try font("Title").fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try font("bold").fontDescriptor.symbolicTraits == .traitBold)
    #expect(try font("both").fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(try font("code") == .monospacedSystemFont(ofSize: 12, weight: .regular))
    #expect(try font("red").pointSize == 12)
    #expect(try font("red").fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(
      try attributes("red", in: text)[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      try attributes("blue", in: text)[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(try attributes("link", in: text)[.link] as? URL == URL(string: "https://example.org/?a=1&b=2"))
    #expect(try attributes("struck", in: text)[.strikethroughStyle] as? Int == 1)
    #expect(try attributes("line", in: text)[.underlineStyle] as? Int == 1)
    #expect(try attributes("plain", in: text)[.underlineStyle] == nil)
    #expect(String(AttributedString(text).characters) == text.string)
  }

  @Test func otherKindsAreReadOrRefused() throws {
    func read(_ text: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws -> String {
      try NSAttributedString(data: Data(text.utf8), options: options, documentAttributes: nil).string
    }
    #expect(try read("<b>a</b>", [:]) == "<b>a</b>")
    #expect(try read(" <!DOCTYPE html><b>a</b>", [:]) == "a")
    #expect(try read("<b>a</b>", [.documentType: NSAttributedString.DocumentType.plain]) == "<b>a</b>")
    #expect(throws: CocoaError.self) { try read("{\\rtf1}", [.documentType: NSAttributedString.DocumentType.rtf]) }
    let latin = try NSAttributedString(
      data: Data([0x3C, 0x62, 0x3E, 0xE9]), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    #expect(latin.string == "é")
  }

  @Test func defaultsAreKeptWhereNothingElseIsSaid() throws {
    let gray = UIColor(white: 0.5, alpha: 1)
    let text = try NSAttributedString(
      data: Data("a<font color=red>b</font><font color=blue>c</font><u>d</u><i>e</i>".utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .defaultAttributes: [NSAttributedString.Key.foregroundColor: gray],
      ], documentAttributes: nil)
    let colors = (0..<5).map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
    #expect(
      colors == [
        gray, .init(red: 1, green: 0, blue: 0, alpha: 1), .init(red: 0, green: 0, blue: 1, alpha: 1), gray, gray,
      ])
  }

  /// Any text has a reading, however broken or deep it is.
  @Test(arguments: 0..<200 as Range<UInt64>) func brokenTextsAreRead(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let parts = [
      "<", ">", "</", "/>", "p", "b", "<ol start=999999999999>", "<li>", "</li>", "&", "&#", "&#x110000;", ";", "\"",
      "'",
      "=", " ", "<!--", "-->", "<script>", "</script>", "<a href=", "style='font-size:1e999px;color:rgb(1,2", "</ul>",
      "é",
      "\n", "<table><tr><td>", "<pre>",
    ]
    let html = (0..<60).map { _ in parts.randomElement(using: &numbers)! }.joined()
    _ = try read(html)
    #expect(try read(html.replacing("<script>", with: "").replacing("<!--", with: "") + "-->end</script>").length > 0)
  }

  @Test func neighborsOfTwoColorsBecomeAnOlderText() {
    var text = AttributedString("red")
    text.foregroundColor = .red
    var blue = AttributedString("blue")
    blue.foregroundColor = .blue
    let older = NSAttributedString(text + blue)
    #expect(older.string == "redblue")
    #expect(older.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == UIColor(Color.blue))
    #expect(AttributedString(older).runs.count == 2)
  }

  @Test func deepTextsAreRead() throws {
    let deep = String(repeating: "<div><ul>", count: 20_000) + "end"
    #expect(try read(deep).string.hasSuffix("end"))
  }
}
