import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("An editor of a text with attributes")
struct AttributedEditorTests {
  private struct Recipe: View {
    @State private var text: AttributedString
    @State private var selection = AttributedTextSelection()
    @Environment(\.fontResolutionContext) private var context

    init(_ text: AttributedString) { _text = State(initialValue: text) }

    var body: some View {
      TextEditor(text: $text, selection: $selection).accessibilityLabel("Recipe")
      Text(written)
      Text("selected: \(String(text[selection].characters))")
      Button("Bold") {
        text.transformAttributes(in: &selection) { piece in
          let font = piece.font ?? .default
          piece.font = font.bold(!font.resolve(in: context).isBold)
        }
      }
      Button("Red") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
      Button("Salt") { text.replaceSelection(&selection, withCharacters: "salt") }
      Button("Heading") {
        text.transform(updating: &selection) { $0.characters.insert(contentsOf: "Recipe: ", at: $0.startIndex) }
      }
      Button("Other text") { text = AttributedString("Tea") }
    }

    /// Writes bold pieces between stars and red ones between brackets.
    private var written: String {
      text.runs.map { run in
        let letters = String(text[run.range].characters)
        if run.font?.resolve(in: context).isBold == true { return "*\(letters)*" }
        return run.foregroundColor == .red ? "[\(letters)]" : letters
      }
      .joined()
    }
  }

  private var soup: AttributedString {
    var text = AttributedString("Boil the red beets")
    if let red = text.range(of: "red") { text[red].foregroundColor = .red }
    return text
  }

  @Test func whatIsTypedLooksAsWhatItStandsIn() throws {
    let host = TestHost { Recipe(soup) }
    try host.type("Boil the very red beets", into: "Recipe")
    #expect(host.texts.first == "Boil the very [red] beets")
    try host.type("Boil the very reddish beets", into: "Recipe")
    #expect(host.texts.first == "Boil the very [reddish] beets")
    try host.type("", into: "Recipe")
    #expect(!host.isVisible("Boil the very [reddish] beets"))
    try host.type("Stir", into: "Recipe")
    #expect(host.texts.first == "Stir")
  }

  @Test func whatRepeatsTheCharacterBeforeIsTypedAtTheInsertionPoint() throws {
    let host = TestHost { Recipe(soup) }
    try host.selectText(8..<8, in: "Recipe")
    try host.tap("Bold")
    try host.type("Boil the  red beets", into: "Recipe")
    #expect(host.texts.first == "Boil the* * [red] beets")
  }

  @Test func theSelectionChangesItsLook() throws {
    let host = TestHost { Recipe(soup) }
    try host.selectText(0..<4, in: "Recipe")
    #expect(host.isVisible("selected: Boil"))
    try host.tap("Bold")
    #expect(host.texts.first == "*Boil* the [red] beets")
    #expect(host.isVisible("selected: Boil"))
    try host.tap("Bold")
    #expect(host.texts.first == "Boil the [red] beets")
    try host.selectText(5..<18, in: "Recipe")
    try host.tap("Red")
    #expect(host.texts.first == "Boil [the red beets]")
  }

  @Test func withNothingSelectedTheLookIsThatOfWhatIsTypedNext() throws {
    let host = TestHost { Recipe(AttributedString("Boil")) }
    try host.selectText(4..<4, in: "Recipe")
    try host.tap("Bold")
    #expect(host.texts.first == "Boil")
    try host.type("Boil!", into: "Recipe")
    #expect(host.texts.first == "Boil*!*")
    try host.type("Boil!!", into: "Recipe")
    #expect(host.texts.first == "Boil*!!*")
  }

  @Test func aSelectionIsReplaced() throws {
    let host = TestHost { Recipe(soup) }
    try host.selectText(9..<12, in: "Recipe")
    try host.tap("Salt")
    #expect(host.texts.first == "Boil the [salt] beets")
    #expect(host.selectedText(in: "Recipe") == 13..<13)
  }

  @Test func aSelectionStaysWithItsCharacters() throws {
    let host = TestHost { Recipe(soup) }
    try host.selectText(9..<12, in: "Recipe")
    try host.tap("Heading")
    #expect(host.isVisible("selected: red"))
    #expect(host.selectedText(in: "Recipe") == 17..<20)
  }

  @Test func aSelectionOfAnotherTextIsItsEnd() throws {
    let host = TestHost { Recipe(soup) }
    try host.selectText(9..<18, in: "Recipe")
    try host.tap("Other text")
    #expect(host.selectedText(in: "Recipe") == 3..<3)
    try host.tap("Salt")
    #expect(host.texts.first == "Teasalt")
  }

  @Test func charactersOfSeveralPartsCountAsOne() throws {
    let host = TestHost { Recipe(AttributedString("a👩‍👩‍👧é")) }
    try host.selectText(1..<2, in: "Recipe")
    #expect(host.isVisible("selected: 👩‍👩‍👧"))
    try host.tap("Red")
    #expect(host.texts.first == "a[👩‍👩‍👧]é")
  }

  @Test func anEditorNeedsNoSelection() throws {
    struct Plain: View {
      @State private var text = AttributedString("One")
      var body: some View {
        TextEditor(text: $text).accessibilityLabel("Plain")
        Text(text)
      }
    }
    let host = TestHost { Plain() }
    try host.type("One, two", into: "Plain")
    #expect(host.texts.first == "One, two")
  }
}
