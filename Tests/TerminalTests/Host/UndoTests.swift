import SwiftUI
import Testing

@testable import CairnTerminal

/// Offers to undo a user's action.
@MainActor
@Suite("Undo in a terminal")
struct UndoTests {
  private struct Fruits: View {
    @State private var fruits = ["Apple", "Pear", "Plum"]
    @State private var note = ""
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      List {
        ForEach(fruits, id: \.self) { Text($0) }
          .onDelete { offsets in
            let before = fruits
            fruits.remove(atOffsets: offsets)
            undoManager?.registerUndo(withTarget: Anchor.shared) { _ in fruits = before }
            undoManager?.setActionName("Deleted")
          }
        TextField("Note", text: $note)
      }
    }
  }

  private final class Anchor: Sendable {
    static let shared = Anchor()
  }

  private func person() -> Person {
    let person = Person(width: 60, height: 16) { Fruits() }
    person.press(.deleteForward)
    return person
  }

  @Test func theKeyUndoesADeletion() {
    let person = person()
    #expect(!person.sees("Apple") && person.sees("press u to undo"))
    person.type("u")
    #expect(person.sees("Apple") && !person.sees("press u to undo"))
  }

  @Test func theOfferEndsWithTheNextKey() {
    let person = person()
    person.press(.down)
    #expect(!person.sees("press u to undo"))
    person.type("u")
    #expect(!person.sees("Apple"))
  }

  @Test func nothingIsOfferedTwice() {
    let person = person()
    person.type("u")
    person.press(.down)
    person.type("u")
    #expect(person.sees("Apple"))
  }
}
