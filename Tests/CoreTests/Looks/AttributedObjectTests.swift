import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Attributed strings of objects")
struct AttributedObjectTests {
  private func runs(_ text: AttributedString) -> [TextContent.Run] {
    let host = TestHost { Text(text) }
    let found = host.root?.firstInside { if case .text(let text) = $0.content { !text.string.isEmpty } else { false } }
    guard case .text(let content) = found?.content else { return [] }
    return content.runs
  }

  @Test func coloursLinesAndLinksAreShown() throws {
    let old = NSMutableAttributedString(string: "Read ")
    old.append(
      NSAttributedString(
        string: "this 👋🏽",
        attributes: [
          .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
          .link: "https://example.org", .paragraphStyle: NSParagraphStyle.default,
        ]))
    let found = runs(AttributedString(old))
    #expect(found.map(\.text).joined() == "Read this 👋🏽")
    let last = try #require(found.last)
    #expect(last.style.isUnderlined && last.style.link?.absoluteString == "https://example.org")
  }

  @Test func aTextComesBackAsItWent() throws {
    var text = try AttributedString(markdown: "One [two](https://example.org)")
    text.kern = 2
    let old = NSAttributedString(text)
    #expect(old.string == "One two")
    #expect(old.attribute(.link, at: 5, effectiveRange: nil) as? URL == URL(string: "https://example.org"))
    let new = AttributedString(old)
    #expect(String(new.characters) == "One two" && new.runs.allSatisfy { $0.kern == 2 })
    #expect(AttributedString(NSAttributedString(string: "")).characters.isEmpty)
  }

  @Test func paragraphStylesAreValues() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.alignment == .center && copy.lineSpacing == 4)
    style.alignment = .right
    #expect(copy != style && copy.alignment == .center)
  }
}
