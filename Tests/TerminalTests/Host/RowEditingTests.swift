import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Editing lists in a terminal")
struct RowEditingTests {
  struct Steps: View {
    @State private var steps = ["Wake", "Swim", "Work"]

    var body: some View {
      NavigationStack {
        List {
          ForEach(steps, id: \.self) { Text($0) }
            .onDelete { steps.remove(atOffsets: $0) }
            .onMove { steps.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationTitle("Steps")
        .toolbar { EditButton() }
      }
    }
  }

  private func order(_ person: Person) -> [String] {
    person.words.compactMap { line in ["Wake", "Swim", "Work"].first { line.contains($0) } }
  }

  @Test func editModeShowsTheControlsOfRows() {
    let person = Person { Steps() }
    #expect(!person.sees("⊖") && !person.sees("≡"))
    person.click("Edit")
    #expect(person.words.filter { $0.hasPrefix("⊖ ") && $0.hasSuffix("≡") }.count == 3)
    person.click("Done")
    #expect(!person.sees("⊖") && !person.sees("≡"))
  }

  @Test func N222_rowsThatCanBeSelectedShowWhetherTheyAre() {
    struct Choice: View {
      @State private var chosen: Set<String> = []
      var body: some View {
        NavigationStack {
          List(["Wake", "Swim"], id: \.self, selection: $chosen) { Text($0) }
            .navigationTitle("Choice")
            .toolbar { EditButton() }
        }
      }
    }
    let person = Person { Choice() }
    person.click("Edit")
    person.click("Swim")
    #expect(person.sees("○ Wake") && person.sees("✓ Swim"))
  }

  @Test func aRowIsDragged() {
    let person = Person { Steps() }
    let from = person.place(of: "Wake")!
    let to = person.place(of: "Work")!
    person.host.handle(.mouse(Mouse(.press(.left), x: from.x, y: from.y)))
    person.host.handle(.mouse(Mouse(.drag(.left), x: from.x, y: from.y + 1)))
    #expect(order(person) == ["Swim", "Wake", "Work"])
    person.host.handle(.mouse(Mouse(.drag(.left), x: to.x, y: to.y)))
    person.host.handle(.mouse(Mouse(.release, x: to.x, y: to.y)))
    #expect(order(person) == ["Swim", "Work", "Wake"])
  }

  @Test func aRowIsMovedAndDeletedByKeys() {
    let person = Person { Steps() }
    #expect(person.focus == "Wake")
    person.press(.down, .alt)
    #expect(order(person) == ["Swim", "Wake", "Work"])
    person.press(.up, .alt)
    person.press(.up, .alt)
    #expect(order(person) == ["Wake", "Swim", "Work"])
    person.press(.deleteForward)
    #expect(order(person) == ["Swim", "Work"])
  }
}
