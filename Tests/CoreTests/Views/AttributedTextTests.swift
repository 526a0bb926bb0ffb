import CairnTesting
import SwiftUI
import Testing

@testable import CairnCore
@testable import CairnScreen

@MainActor
@Suite("Texts with attributes")
struct AttributedTextTests {
  private func firstText(in element: Element) -> TextContent? {
    if case .text(let content) = element.content { return content }
    return element.children.lazy.compactMap { firstText(in: $0) }.first
  }

  private func runs(_ text: Text) throws -> [TextContent.Run] {
    let host = TestHost { text }
    let content = try #require(host.session.windows[0].screen.root.flatMap(firstText))
    return content.runs.isEmpty ? [TextContent.Run(content.string, style: content.style)] : content.runs
  }

  @Test func attributesOfSwiftUIShow() throws {
    var text = AttributedString("Sold out")
    text.foregroundColor = .red
    text.font = .title
    text.underlineStyle = .single
    let run = try #require(try runs(Text(text)).first)
    #expect(run.style.color == .red)
    #expect(run.style.font == .title)
    #expect(run.style.isUnderlined)
  }

  @Test func markdownShowsAsMarked() throws {
    let text = try AttributedString(markdown: "a **b** *c* ~~d~~")
    let shown = try runs(Text(text))
    #expect(shown.map(\.text) == ["a ", "b", " ", "c", " ", "d"])
    #expect(shown.map(\.style.isBold) == [false, true, false, false, false, false])
    #expect(shown[3].style.isItalic)
    #expect(shown[5].style.isStruckThrough)
  }

  @Test func aLiteralIsAKeyWithMarks() throws {
    let shown = try runs(Text("a **b** [c](https://example.org/c)"))
    #expect(shown.map(\.text) == ["a ", "b", " ", "c"])
    #expect(shown.map(\.style.isBold) == [false, true, false, false])
    #expect(Text("a **b**") == Text(LocalizedStringKey("a **b**")))
    #expect(Text("a") != Text(AttributedString("a")))
  }

  @Test func marksGoAroundArguments() throws {
    let name = "*Ann*"
    let shown = try runs(Text("**\(name)** is here"))
    #expect(shown.map(\.text) == ["*Ann*", " is here"])
    #expect(shown.map(\.style.isBold) == [true, false])
  }

  @Test func whatIsDescribedElsewhereIsShown() {
    let resource = LocalizedStringResource("soup.title", defaultValue: "\(3) soups")
    let host = TestHost {
      VStack {
        Text(resource)
        Text("Today: \(resource)")
      }
    }
    #expect(host.texts == ["3 soups", "Today: 3 soups"])
  }
}
