import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Fields that grow with their lines, in a terminal")
struct GrowingFieldTests {
  struct Letter: View {
    @State private var text = ""
    var limit: Int?

    var body: some View {
      Form {
        TextField("Letter", text: $text, axis: .vertical).lineLimit(limit)
        Button("Send") {}
      }
    }
  }

  private func person(limit: Int? = nil) -> Person { Person(width: 24, height: 14) { Letter(limit: limit) } }

  @Test func returnAddsALineAndTheFieldGrows() {
    let person = person()
    let send = person.place(of: "Send")?.y ?? 0
    person.click("Letter")
    person.type("Dear Ann,")
    person.press(.enter)
    person.type("how are you these days?")
    #expect(person.sees("Dear Ann,"))
    #expect(person.place(of: "how are you these")?.y == person.place(of: "Dear Ann,").map { $0.y + 1 })
    #expect(person.place(of: "days?")?.y == person.place(of: "Dear Ann,").map { $0.y + 2 })
    // A row with a field has an empty line below it, whatever its height.
    #expect(person.place(of: "Send")?.y == send + 2)
    // Typing in another field does not move the lines.
    let lines = person.lines
    person.press(.tab)
    #expect(person.place(of: "days?")?.y == lines.firstIndex { $0.contains("days?") })
  }

  @Test func arrowsAndTheMouseReachEachLine() {
    let person = person()
    person.click("Letter")
    person.type("how are you these days?")
    person.press(.up, .home)
    person.type("Ann, ")
    #expect(person.sees("Ann, how are you"))
    person.click("days?")
    person.type("nice ")
    #expect(person.sees("nice days?"))
  }

  @Test func aFieldScrollsBeyondItsLimit() {
    let person = person(limit: 2)
    let send = person.place(of: "Send")?.y ?? 0
    person.click("Letter")
    for line in 1...5 {
      person.type("line \(line)")
      if line < 5 { person.press(.enter) }
    }
    #expect(person.sees("line 5") && person.sees("line 4") && !person.sees("line 3"))
    #expect(person.place(of: "Send")?.y == send + 1)
  }

  @Test func aFieldReservesTheRequestedLines() {
    struct Note: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Note", text: $text, axis: .vertical).lineLimit(3...)
          Text("below")
        }
      }
    }
    let person = Person(width: 24, height: 14) { Note() }
    #expect(person.place(of: "below")?.y == person.place(of: "Note").map { $0.y + 3 })
  }
}
