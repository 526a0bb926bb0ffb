import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Fields and controls in a terminal")
struct EditingTests {
  struct Form: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var size = "M"
    @State private var amount = 3.0
    @State private var submitted = "nothing"

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $name).onSubmit { submitted = name }
        Text("Hello \(name)!")
        Toggle("Loud", isOn: $isOn)
        Picker("Size", selection: $size) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0).tag($0) }
        }
        Slider(value: $amount, in: 0...10, step: 1)
        Text("\(isOn ? "loud" : "quiet"), \(size), \(Int(amount)), \(submitted)")
      }
    }
  }

  @Test func typedTextAppearsInTheField() {
    let person = Person(width: 40, height: 16) { Form() }
    person.click("Name")
    person.type("Ada")
    #expect(person.sees("Hello Ada!"))
    person.press(.backspace)
    person.press(.character("a"), .control)
    person.type("L")
    #expect(person.sees("Hello LAd!"))
    person.press(.enter)
    #expect(person.sees("LAd\n") || person.sees("3, LAd"))
  }

  @Test func shortcutLettersAreTypedInAField() {
    let person = Person(width: 40, height: 16) { Form() }
    person.click("Name")
    person.type("q?/b")
    #expect(person.sees("Hello q?/b!"))
    #expect(person.host.ending == nil)
  }

  @Test func undoRestoresTheText() {
    let person = Person(width: 40, height: 16) { Form() }
    person.click("Name")
    person.host.handle(.paste("two words"))
    person.press(.character("w"), .control)
    #expect(person.sees("Hello two !"))
    person.press(.character("z"), .control)
    #expect(person.sees("Hello two words!"))
  }

  @Test func theCaretIsTheTerminalsCursor() {
    let person = Person(width: 40, height: 16) { Form() }
    person.click("Name")
    person.type("ab")
    let bytes = String(decoding: person.host.frame(), as: UTF8.self)
    #expect(bytes.contains("\u{1B}[?25h"))
  }

  @Test func escapeLeavesAFieldAndKeepsItsText() {
    let person = Person(width: 40, height: 16) { Form() }
    person.click("Name")
    person.type("x")
    person.press(.escape)
    #expect(!person.host.isEditing)
    #expect(person.sees("Hello x!"))
  }

  @Test func aToggleIsSwitchedBySpaceAndByAClick() {
    let person = Person(width: 40, height: 16) { Form() }
    #expect(person.sees("●─── Loud"))
    person.click("Loud")
    #expect(person.sees("━━━● Loud") && person.sees("loud, M"))
    person.type(" ")
    #expect(person.sees("quiet, M"))
  }

  @Test func aPickerPopsUpItsOptions() {
    let person = Person(width: 40, height: 16) { Form() }
    person.click("Size")
    #expect(person.sees("╭") && person.sees("✓ M"))
    person.press(.down, .enter)
    #expect(person.sees("quiet, L"))
    #expect(!person.sees("╭"))
  }

  @Test func arrowsMoveASlider() {
    let person = Person(width: 40, height: 16) { Form() }
    person.click("━●─")
    person.press(.right, .right)
    #expect(person.sees("quiet, M, 5"))
    person.press(.left)
    #expect(person.sees("quiet, M, 4"))
  }

  @Test func ticksOfASliderAreOnItsLine() {
    let person = Person(width: 21, height: 3) {
      Slider(value: .constant(5.0), in: 0...10) {
        Text("Speed")
      } ticks: {
        SliderTick(0.0)
        SliderTick(10.0)
      }
    }
    #expect(person.sees("┿━━━━━━━━━●─────────┼"))
  }

  @Test func aDrawnImageFillsItsFrame() {
    let person = Person(width: 30, height: 8) {
      Image(size: CGSize(width: 100, height: 100), label: Text("Note")) { context in
        context.draw(Text("inside"), in: CGRect(x: 0, y: 0, width: 100, height: 100))
      }
    }
    #expect(person.sees("inside"))
  }

  @Test func returnWithControlPressesTheAppsButtonInsteadOfBreakingTheLine() {
    struct Post: View {
      @State private var text = ""
      @State private var posted = "nothing"
      @FocusState private var isWriting
      var hasShortcut = true
      var body: some View {
        TextEditor(text: $text).focused($isWriting).onAppear { isWriting = true }
        Button("Post") { posted = text }.keyboardShortcut(hasShortcut ? KeyboardShortcut(.return) : nil)
        Text("Posted \(posted)")
      }
    }
    let person = Person(width: 40, height: 16) { Post() }
    person.type("Hello")
    person.press(.enter, .control)
    #expect(person.sees("Posted Hello"))
    person.press(.enter)
    person.type("You")
    #expect(person.sees("You"))
    let other = Person(width: 40, height: 16) { Post(hasShortcut: false) }
    other.type("Hello")
    other.press(.enter, .control)
    other.type("You")
    #expect(other.sees("Posted nothing"))
  }
}
