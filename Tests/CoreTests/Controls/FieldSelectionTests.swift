import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("What is selected in a field")
struct FieldSelectionTests {
  private struct Note: View {
    @State private var text = "Hello world"
    @State private var selection: TextSelection?
    var body: some View {
      TextField("Note", text: $text, selection: $selection)
      Text(selected)
      Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
      Button("Shorten") { text = "Hi" }
    }
    private var selected: String {
      guard let selection, case .selection(let range) = selection.indices, range.upperBound <= text.endIndex else {
        return "none"
      }
      return selection.isInsertion
        ? "at \(text.distance(from: text.startIndex, to: range.lowerBound))" : "\(text[range])"
    }
  }

  @Test func theAppKnowsWhatAPersonSelects() throws {
    let host = TestHost { Note() }
    #expect(host.texts.first == "none")
    try host.selectText(6..<11, in: "Note")
    #expect(host.texts.first == "world")
    try host.selectText(3..<3, in: "Note")
    #expect(host.texts.first == "at 3")
  }

  @Test func theAppSelects() throws {
    let host = TestHost { Note() }
    #expect(host.selectedText(in: "Note") == nil)
    try host.tap("All")
    #expect(host.selectedText(in: "Note") == 0..<11)
  }

  @Test func afterTypingTheCaretIsBehindWhatIsNew() throws {
    let host = TestHost { Note() }
    try host.type("Hello big world", into: "Note")
    #expect(host.texts.first == "at 9")
  }

  @Test func aSelectionOfAnotherTextIsCutOff() throws {
    let host = TestHost { Note() }
    try host.tap("All")
    try host.tap("Shorten")
    #expect(host.selectedText(in: "Note") == 0..<2)
    try host.selectText(1..<99, in: "Note")
    #expect(host.texts.first == "i")
  }

  @Test func aFieldWithoutASelectionLeavesItToTheHost() {
    let host = TestHost { TextField("Plain", text: .constant("text")) }
    #expect(throws: TestHostError.self) { try host.selectText(0..<2, in: "Plain") }
  }
}
