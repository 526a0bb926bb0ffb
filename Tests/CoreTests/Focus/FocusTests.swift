import CairnTesting
import SwiftUI
import TestSupport
import Testing

private enum Field: Hashable { case name, mail, none }

@MainActor
@Suite("Focus")
struct FocusTests {
  private struct Form: View {
    @FocusState private var field: Field?
    @State private var hasMail = true
    var body: some View {
      Text("focus \(field.map { "\($0)" } ?? "nowhere")")
      Box("Name").focused($field, equals: .name)
      if hasMail { VStack { Box("Mail") }.focused($field, equals: .mail) }
      Button("to mail") { field = .mail }
      Button("to name") { field = .name }
      Button("to none") { field = Field.none }
      Button("away") { field = nil }
      Button("mail again") {
        hasMail = true
        field = .mail
      }
      Button("no mail") { hasMail = false }
    }
  }

  /// A focusable view that shows whether it has the focus.
  private struct Box: View {
    let name: String
    init(_ name: String) { self.name = name }
    var body: some View { Inside(name: name).focusable().accessibilityLabel(name) }

    struct Inside: View {
      let name: String
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "\(name)!" : name) }
    }
  }

  @Test func theProgramMovesTheFocus() throws {
    let host = TestHost { Form() }
    #expect(host.texts.prefix(3) == ["focus nowhere", "Name", "Mail"])
    #expect(host.focused == nil)
    try host.tap("to mail")
    #expect(host.texts.first == "focus mail")
    #expect(host.focused == "Mail")
    try host.tap("to name")
    #expect(host.texts.first == "focus name")
    #expect(host.focused == "Name")
    try host.tap("away")
    #expect(host.texts.first == "focus nowhere")
    #expect(host.focused == nil)
  }

  @Test func thePersonMovesTheFocus() throws {
    let host = TestHost { Form() }
    try host.focus("Mail")
    #expect(host.texts.first == "focus mail")
    try host.focus("Name")
    #expect(host.texts.first == "focus name")
    #expect(host.focused == "Name")
  }

  @Test func aValueNoViewHasIsNotKept() throws {
    let host = TestHost { Form() }
    try host.tap("to none")
    #expect(host.texts.first == "focus nowhere")
    try host.tap("to name")
    try host.tap("to none")
    #expect(host.texts.first == "focus name")
    #expect(host.focused == "Name")
  }

  @Test func theFocusGoesWithItsView() throws {
    let host = TestHost { Form() }
    try host.tap("to mail")
    try host.tap("no mail")
    #expect(host.texts.first == "focus nowhere")
    #expect(host.focused == nil)
    try host.tap("to mail")
    #expect(host.texts.first == "focus nowhere")
  }

  @Test func theFocusMayGoToAViewThatComesInTheSameTurn() throws {
    let host = TestHost { Form() }
    try host.tap("no mail")
    try host.tap("mail again")
    #expect(host.texts.first == "focus mail")
    #expect(host.focused == "Mail")
  }

  @Test func aConditionSaysWhetherAnythingInsideHasIt() throws {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        Text(isFocused ? "inside" : "outside")
        VStack {
          Text("not this")
          Box("A")
          Box("B")
        }
        .focused($isFocused)
        Box("C")
        Button("in") { isFocused = true }
        Button("out") { isFocused = false }
      }
    }
    let host = TestHost { Page() }
    try host.focus("B")
    #expect(host.texts.first == "inside")
    try host.tap("in")
    #expect(host.focused == "B")
    try host.focus("C")
    #expect(host.texts.first == "outside")
    try host.tap("in")
    #expect(host.focused == "A")
    try host.tap("out")
    #expect(host.focused == nil)
    #expect(host.texts.first == "outside")
  }

  @Test func aBindingReachesTheStateOfAnotherView() throws {
    struct Child: View {
      @FocusState.Binding var field: Field?
      var body: some View {
        Box("Name").focused($field, equals: .name)
        Button("here") { field = .name }
        Text(field == .name ? "mine" : "not mine")
      }
    }
    struct Parent: View {
      @FocusState private var field: Field?
      var body: some View {
        Child(field: $field)
        Text(field == nil ? "nobody" : "somebody")
      }
    }
    let host = TestHost { Parent() }
    #expect(host.texts.suffix(2) == ["not mine", "nobody"])
    try host.tap("here")
    #expect(host.texts.suffix(2) == ["mine", "somebody"])
  }

  @Test func onAppearCanSetTheFocus() {
    struct Page: View {
      @FocusState private var field: Field?
      var body: some View { Box("Name").focused($field, equals: .name).onAppear { field = .name } }
    }
    #expect(TestHost { Page() }.focused == "Name")
  }

  @Test func aDefaultIsTakenWhereNothingElseIsSet() throws {
    struct Page: View {
      let sets: Bool
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          Box("Name").focused($field, equals: .name)
          Box("Mail").focused($field, equals: .mail)
        }
        .defaultFocus($field, .mail)
        .onAppear { if sets { field = .name } }
      }
    }
    #expect(TestHost { Page(sets: false) }.focused == "Mail")
    #expect(TestHost { Page(sets: true) }.focused == "Name")
  }

  @Test func whatCanHaveTheFocusKnowsWhenItHas() throws {
    let host = TestHost { Box("A") }
    #expect(host.texts == ["A"])
    try host.focus("A")
    #expect(host.tree.contains("focused"))
    #expect(host.bodyRuns(of: Box.Inside.self) == 2)
  }

  @Test func whatIsNotFocusableIsLeft() throws {
    let can = Switchboard(true)
    let host = TestHost {
      Deferred {
        Text("a").focusable(can.value).accessibilityIdentifier("a")
        Text("b").focusable(true, interactions: .activate).accessibilityIdentifier("b")
      }
    }
    try host.focus("a")
    can.value = false
    #expect(host.focused == nil)
    #expect(throws: TestHostError.self) { try host.focus("a") }
    try host.focus("b")
    #expect(host.focused != nil)
  }

  @Test func tabGoesRoundTheWindow() throws {
    let host = TestHost {
      Box("A")
      Button("B") {}
      Button("C") {}.disabled(true)
      Box("D")
    }
    var seen: [String?] = []
    for _ in 0..<4 {
      try host.press(.tab)
      seen.append(host.focused)
    }
    #expect(seen == ["A", "B", "D", "A"])
    try host.press(.tab, modifiers: .shift)
    #expect(host.focused == "D")
  }

  @Test func tabStaysInTheSheetInFront() throws {
    struct Page: View {
      @State private var isShown = false
      @State private var isOver = false
      var body: some View {
        Box("below")
        Button("open") { isShown = true }
        Button("over") { isOver = true }
          .popover(isPresented: $isOver) { Box("in the popover") }
          .sheet(isPresented: $isShown) {
            Box("first")
            Box("second")
          }
      }
    }
    let host = TestHost { Page() }
    try host.tap("open")
    var seen: [String?] = []
    for _ in 0..<3 {
      try host.press(.tab)
      seen.append(host.focused)
    }
    #expect(seen == ["first", "second", "first"])
    try host.press(.tab, modifiers: .shift)
    #expect(host.focused == "second")
    try host.dismissSheet()
    try host.press(.tab)
    #expect(host.focused == "below")
  }

  @Test func keysActOnWhatHasTheFocus() throws {
    let host = TestHost { Tally("a") }
    try host.press(.tab)
    try host.press(.space)
    #expect(host.texts == ["a 1"])
    try host.press(.return)
    #expect(host.texts == ["a 2"])
    #expect(throws: TestHostError.self) { try host.press(.leftArrow) }
  }

  @Test func writesInOneTurnAreOneMove() throws {
    struct Page: View {
      let journal: Journal
      @FocusState private var field: Field?
      var body: some View {
        Box("Name").focused($field, equals: .name)
        Box("Mail").focused($field, equals: .mail)
        Button("both") {
          field = .name
          field = nil
          field = .mail
        }
        .onChange(of: field) { journal.write("\($0.map { "\($0)" } ?? "nil") \($1.map { "\($0)" } ?? "nil")") }
      }
    }
    let journal = Journal()
    let host = TestHost { Page(journal: journal) }
    try host.tap("both")
    #expect(host.focused == "Mail")
    #expect(journal.take() == ["nil mail"])
  }
}
