import CairnFoundation
import Foundation
import Testing

@Suite("Markdown")
struct MarkdownTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  private func pieces(_ text: AttributedString) -> [String] {
    text.runs.map { run in
      let marks = run.inlinePresentationIntent?.rawValue ?? 0
      let link = run.link.map { "(\($0))" } ?? ""
      return "\(String(text[run.range].characters))\(marks == 0 ? "" : "/\(marks)")\(link)"
    }
  }

  @Test func marksInALine() throws {
    let text = try AttributedString(markdown: "**a** *b* `c` ~~d~~ [e](https://example.org)")
    #expect(pieces(text) == ["a/2", " ", "b/1", " ", "c/4", " ", "d/32", " ", "e(https://example.org)"])
  }

  @Test func linesThatEndAreKeptOnlyWhereAsked() throws {
    #expect(String(try AttributedString(markdown: "a\nb").characters) == "a b")
    #expect(String(try AttributedString(markdown: "a  \nb").characters) == "a\nb")
    let kept = try AttributedString(
      markdown: "a\n  b", options: Options(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(kept.characters) == "a\n  b")
    let inline = try AttributedString(markdown: "# a", options: Options(interpretedSyntax: .inlineOnly))
    #expect(String(inline.characters) == "# a")
  }

  private func parts(_ markdown: String) throws -> [String] {
    let text = try AttributedString(markdown: markdown)
    return text.runs.map { run in
      let kinds = (run.presentationIntent?.components ?? []).map { part in
        switch part.kind {
        case .paragraph: "p"
        case .header(let level): "h\(level)"
        case .orderedList: "ol"
        case .unorderedList: "ul"
        case .listItem(let ordinal): "li\(ordinal)"
        case .codeBlock(let hint): "code:\(hint ?? "")"
        case .blockQuote: "quote"
        case .thematicBreak: "rule"
        }
      }
      return "\(String(text[run.range].characters)) \(kinds.joined(separator: "<"))"
    }
  }

  @Test func partsOfADocument() throws {
    #expect(try parts("# Title #\n\nSome\ntext.\n***") == ["Title h1", "Some text. p", "⸻ rule"])
    #expect(try parts("- a\n- b\n  - c") == ["a p<li1<ul", "b p<li2<ul", "c p<li1<ul<li2<ul"])
    #expect(try parts("3. a\n4. b") == ["a p<li3<ol", "b p<li4<ol"])
    #expect(try parts("> a\n> b") == ["a b p<quote"])
    #expect(try parts("```swift\nlet a = *1*\n```\nb") == ["let a = *1*\n code:swift", "b p"])
  }

  @Test func whatIsNotClosedStandsForItself() throws {
    #expect(pieces(try AttributedString(markdown: "2 * 3 ** [a](")) == ["2 * 3 ** [a]("])
    #expect(try parts("```\na") == ["a\n code:"])
    let deep = String(repeating: "> ", count: 500) + "a"
    #expect(try !AttributedString(markdown: deep).characters.isEmpty)
    #expect(try AttributedString(markdown: "").characters.isEmpty)
  }

  @Test func attributesCanBeSetByHand() {
    var text = AttributedString("so")
    text.inlinePresentationIntent = [.emphasized, .code]
    #expect(text.runs.first?.inlinePresentationIntent?.contains(.code) == true)
  }
}
