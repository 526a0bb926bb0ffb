import Cairn
import CairnHosting
import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Guards in a terminal")
struct GuardTests {
  struct Note: View {
    @State private var path = [1]
    @State private var isDirty = true

    var body: some View {
      NavigationStack(path: $path) {
        Text("All notes").navigationTitle("Notes")
          .navigationDestination(for: Int.self) { _ in
            Toggle("Dirty", isOn: $isDirty)
              .navigationTitle("Note")
              .navigationGuard("Discard your changes?", when: isDirty)
          }
      }
    }
  }

  private let person = Person(width: 60, height: 16) { Note() }

  private func choose(_ label: String) {
    for _ in 1...4 where person.focus != label { person.press(.tab) }
    person.press(.enter)
  }

  @Test(arguments: [Key.Code.escape, .backspace, .character("q")]) func everyWayOutAsks(_ key: Key.Code) {
    person.press(key)
    #expect(person.sees("Discard your changes?"))
    person.press(.escape)
    #expect(!person.sees("Discard your changes?") && person.sees("Dirty"))
    #expect(person.host.ending == nil)
  }

  @Test func leavingAfterAllGoesBack() {
    person.press(.escape)
    choose("Discard Changes")
    #expect(person.sees("All notes"))
  }

  @Test func quittingAfterAllEndsTheApp() {
    person.press(.character("q"))
    choose("Discard Changes")
    #expect(person.host.ending == 0)
  }

  @Test func pressingControlCTwiceAlwaysEndsTheApp() {
    person.press(.character("c"), .control)
    #expect(person.sees("Discard your changes?") && person.host.ending == nil)
    person.press(.character("c"), .control)
    #expect(person.host.ending == 0)
  }

  @Test func withoutChangesQuittingEndsTheApp() {
    choose("Dirty")
    person.press(.character("q"))
    #expect(person.host.ending == 0)
  }
}
