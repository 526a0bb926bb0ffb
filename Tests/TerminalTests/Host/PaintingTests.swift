import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("How often the terminal is painted")
struct PaintingTests {
  @Test func goingToAPageAndBackPaintsOnceEach() {
    let person = Person {
      NavigationStack {
        List(0..<5, id: \.self) { index in NavigationLink("Row \(index)") { List { Button("Inside \(index)") {} } } }
          .navigationTitle("List")
      }
    }
    let before = person.host.backBuffer.paintings
    person.press(.enter)
    #expect(person.sees("Inside 0") && person.focus == "Inside 0")
    #expect(person.host.backBuffer.paintings == before + 1)
    person.press(.escape)
    #expect(person.focus == "Row 0")
    #expect(person.host.backBuffer.paintings == before + 2)
  }
}
