import CairnMessages
import CairnScreen
import CairnValues
import Foundation
import Testing

@testable import CairnWeb

@Suite struct WritingTests {
  @Test(arguments: [
    ("plain", "plain"), ("a < b & c > d", "a &lt; b &amp; c &gt; d"), ("\"'", "&quot;&#39;"),
    ("</script>", "&lt;/script&gt;"), ("\u{0}\u{1B}[31m", "\u{FFFD}\u{FFFD}[31m"), ("two\nlines", "two\nlines"),
    ("é 日本 👩‍👩‍👧", "é 日本 👩‍👩‍👧"), ("a\rb", "a&#13;b"), ("a\u{9B}31m\u{85}", "a\u{FFFD}31m\u{FFFD}"),
    ("« ¿é »", "« ¿é »"),
  ])
  func textIsEscaped(_ text: String, _ html: String) { #expect(HTMLText.escaped(text) == html) }

  @Test(arguments: [
    ("a short text", "a short text"), ("NavigationView", "Navigation<wbr>View"),
    ("catalog://page/sheets & more", "catalog://<wbr>page/<wbr>sheets &amp; more"),
    ("size=2.500000 GB", "size=2.500000 GB"),
    ("internationalization", "internationalization"),
  ])
  func longWordsBreakBetweenTheirParts(_ text: String, _ html: String) { #expect(HTMLText.words(text) == html) }

  /// What a text does to the direction of writing ends with it.
  @Test(arguments: [
    ("\u{202E}gpj.exe", "\u{202E}gpj.exe\u{202C}"), ("a\u{2067}b\u{2069}c", "a\u{2067}b\u{2069}c"),
    ("\u{2066}\u{202B}a\u{2069}b\u{2069}\u{202C}", "\u{2066}\u{202B}a\u{202C}\u{2069}b"),
    ("\u{202A}a\u{2028}b\u{2029}c\u{85}d", "\u{202A}a\u{202C}\nb\nc\nd"), ("שלום\u{200F}!", "שלום\u{200F}!"),
  ])
  func directionsEndWithTheirText(_ text: String, _ html: String) {
    #expect(HTMLText.shown(text) == html)
    #expect(HTMLText.words(text).replacing("<wbr>", with: "") == html)
  }

  @Test(arguments: [("16x0.52x1", true), ("32x0.6x0", true), ("1x9x1", false), ("16x0.5", false), ("nanx0.5x1", false)])
  func reportedTextSizesAreChecked(_ cookie: String, _ isValid: Bool) {
    #expect((BrowserLook(cookie) != nil) == isValid)
  }

  @Test func specialCharactersAreEscaped() {
    for value in 0..<0x300 {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let html = HTMLText.escaped("x" + String(Character(scalar)) + "y")
      #expect(!html.dropFirst().dropLast().contains { "<>\"'\u{0}\r".contains($0) }, "\(value)")
      if scalar == "&" { #expect(html == "x&amp;y") }
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd", "blob:x",
    "/relative",
    "about:blank",
  ])
  func dangerousLinksAreRefused(_ link: String) throws {
    #expect(!LinkSchemes.permits(try #require(URL(string: link))))
  }

  @Test(arguments: ["https://swift.org", "HTTP://swift.org", "mailto:a@b.c", "tel:1"])
  func usualLinksAreAllowed(_ link: String) throws { #expect(LinkSchemes.permits(try #require(URL(string: link)))) }

  @Test(arguments: [
    (0.0, "0"), (-0.0001, "0"), (1.5, "1.5"), (-2.25, "-2.25"), (1e300, "33000000"), (.infinity, "0"), (.nan, "0"),
    (0.1 + 0.2, "0.3"), (1234.5678, "1234.568"), (-0.5, "-0.5"), (100, "100"),
  ])
  func lengthsAreNumbersThatCSSReads(_ value: Double, _ text: String) {
    #expect(CSSLength.number(CGFloat(value)) == text)
  }

  @Test func stringsRoundTripThroughJSON() throws {
    let hard = "\u{0}\u{1F}\"\\/\u{2028}\u{2029}\n\t é 👩‍👩‍👧 </script>"
    let read = try JSONSerialization.jsonObject(with: Data("[\(JSON.quoted(hard))]".utf8)) as? [String]
    #expect(read == [hard])
  }

  @Test func colorsThatDifferInDarkModeAreWrittenForBoth() {
    #expect(CSSColor.text(Color(red: 1, green: 0, blue: 0)) == "#ff0000")
    #expect(CSSColor.text(.secondary) == "var(--secondary)")
    #expect(CSSColor.text(Color.red.opacity(0.5)).hasPrefix("color-mix("))
    #expect(CSSColor.properties().contains("--red:light-dark(#ff3b30,#ff453a);"))
  }

  @MainActor @Test func theStyleSheetHasTheMetricsOfTheEngine() {
    let style = StyleSheet.text
    #expect(style.contains("column-gap:12px;min-height:var(--bar)"))
    #expect(style.contains("min-height:var(--low);padding:var(--rise) \(Int(WebMetrics.rowSide))px"))
    let lengths = [
      ("rise", WebMetrics.rowRise), ("low", WebMetrics.rowHeight), ("bar", WebMetrics.barHeight),
      ("edge", WebMetrics.listMargin), ("apart", WebMetrics.sectionGap),
    ]
    let finger = lengths.map { "--\($0):\(Int($1.finger))px" }.joined(separator: ";")
    let mouse = lengths.map { "--\($0):\(Int($1.mouse))px" }.joined(separator: ";")
    #expect(style.contains(finger))
    #expect(style.contains("@media(pointer:fine){:root{\(mouse);"))
    #expect(style.contains(".g{gap:\(Int(WebMetrics.gap))px}"))
    let button = WebMetrics().insets(of: .button)
    #expect(style.contains(".bor,.glassb{padding:\(Int(button.top))px \(Int(button.leading))px"))
    #expect(style.contains("(100% - \(Int(WebMetrics.readableWidth) / 16)rem)/2"))
    #expect(style.contains("font:1rem/1.375 "))
    #expect(WebMetrics.line(of: WebMetrics.plainSize) == 22)
  }

  @Test func staticFilesHaveNoComments() {
    #expect(!Resources.script.contains("\n//"))
    #expect(Resources.script.utf8.count < 18_000)
    #expect(Resources.script.contains("'use strict';"))
  }
}
