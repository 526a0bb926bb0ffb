import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Fields and the focus in a terminal")
struct FieldFocusTests {
  struct Rename: View {
    @State private var isAsking = false
    @State private var name = ""
    @State private var saved = "nothing"

    var body: some View {
      VStack {
        Text("Saved \(saved)")
        Button("Rename") { isAsking = true }
      }
      .alert("New name", isPresented: $isAsking) {
        TextField("Name", text: $name)
        Button("Save") { saved = name }
        Button("Cancel", role: .cancel) {}
      }
    }
  }

  @Test func anAlertsFieldIsFocusedAndReturnMovesToItsButtons() {
    let person = Person(width: 50, height: 18) { Rename() }
    person.press(.enter)
    person.type("Ada")
    person.press(.enter)
    #expect(person.focus == "Save")
    person.press(.enter)
    #expect(person.sees("Saved Ada"))
  }

  @Test func escapeLeavesTheFieldOfAnAlertAndThenTheAlert() {
    let person = Person(width: 50, height: 18) { Rename() }
    person.press(.enter)
    #expect(person.lines.last!.contains("Esc Leave"))
    person.press(.escape)
    #expect(person.host.isEditing == false && person.sees("New name"))
    person.press(.escape)
    #expect(!person.sees("New name"))
  }

  struct Names: View {
    @State private var query = ""
    var body: some View {
      NavigationStack {
        List(["Ann", "Ben"].filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
          .navigationTitle("Names")
          .searchable(text: $query)
      }
    }
  }

  @Test func escapeEndsASearch() {
    let person = Person(width: 50, height: 14) { Names() }
    person.type("/")
    person.type("Be")
    #expect(person.lines.last!.contains("Esc Cancel"))
    #expect(!person.sees("Ann"))
    person.press(.escape)
    #expect(person.sees("Ann") && person.sees("Ben"))
    #expect(!person.host.isEditing)
  }

  struct Chat: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        VStack {
          ScrollView { VStack { ForEach(1..<41) { Text("Message \($0)") } }.frame(maxWidth: .infinity) }
          TextField("Write", text: $text)
        }
        .navigationTitle("Chat")
      }
    }
  }

  @Test func escapeLeavesTheOnlyField() {
    let person = Person(width: 40, height: 14) { Chat() }
    person.press(.tab)
    #expect(person.host.isEditing)
    person.press(.escape)
    #expect(!person.host.isEditing)
    person.press(.tab)
    #expect(person.host.isEditing)
  }

  @Test("The page scrolls while a field is edited", arguments: [true, false])
  func scrolling(isWriting: Bool) {
    let person = Person(width: 40, height: 14) { Chat() }
    if isWriting { person.press(.tab) }
    #expect(person.sees("Message 1"))
    for _ in 0..<6 { person.press(.pageDown) }
    #expect(person.sees("Message 40"))
    for _ in 0..<6 { person.press(.pageUp) }
    #expect(!person.sees("Message 40"))
  }

  @Test func theFocusIsVisibleInNestedScrollViews() {
    let person = Person(width: 40, height: 12) {
      ScrollView {
        VStack {
          ForEach(1..<11) { Text("Above \($0)") }
          ScrollView { VStack { ForEach(1..<21) { number in Button("No \(number)") {} } } }.frame(height: 100)
          ForEach(1..<11) { Text("Below \($0)") }
        }
        .frame(maxWidth: .infinity)
      }
    }
    for _ in 0..<40 where person.focus != "No 15" { person.press(.down) }
    #expect(person.focus == "No 15" && person.sees("No 15"))
  }

  @Test func upAndDownLeaveASingleLineField() {
    let person = Person(width: 40, height: 16) { EditingTests.Form() }
    person.click("Name")
    person.type("Ada")
    person.press(.down)
    #expect(person.focus == "Loud")
    person.press(.up)
    #expect(person.host.isEditing)
  }

  @Test func anEditorInAFormHasSeveralLines() {
    struct Notes: View {
      @State private var text = ""
      var body: some View {
        SwiftUI.Form {
          Section("Notes") { TextEditor(text: $text) }
          Section("After") { Text("More") }
        }
      }
    }
    let person = Person(width: 40, height: 20) { Notes() }
    let (first, last) = (person.place(of: "Notes")!.y, person.place(of: "After")!.y)
    #expect(last - first >= 5)
    person.press(.enter)
    person.type("one")
    person.press(.enter)
    person.type("two")
    #expect(person.place(of: "two")?.y == person.place(of: "one").map { $0.y + 1 })
  }
}
