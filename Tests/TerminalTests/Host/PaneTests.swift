import CairnHosting
import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Moving from pane to pane in a terminal")
struct PaneTests {
  private struct Letters: View {
    @State private var chosen: Int?
    var body: some View {
      NavigationSplitView {
        List(1..<8, id: \.self, selection: $chosen) { Text("Letter \($0)") }
          .navigationTitle("Letters")
          .toolbar { Button("Write") {} }
      } detail: {
        if let chosen {
          ScrollView {
            VStack(alignment: .leading) { ForEach(1..<60) { Text("Line \($0) of \(chosen)") } }
          }
          .navigationTitle("Letter")
        } else {
          Text("Choose a letter")
        }
      }
    }
  }

  private func letters() -> Person { Person(width: 100, height: 20) { Letters() } }

  private func firstLine(_ person: Person) -> String? { person.lines.first { $0.contains("Line ") } }

  @Test func aListIsOneStopOfTab() {
    let person = letters()
    #expect(person.focus == "Letter 1")
    person.press(.down, .enter)
    #expect(person.sees("Line 1 of 2"))
    person.press(.tab)
    #expect(person.host.focusedElement == nil, "the text comes next")
    person.press(.down, .down, .down)
    #expect(firstLine(person)?.contains("Line 4 of 2") == true)
    person.press(.pageDown)
    #expect(!person.sees("Line 4 of 2"))
    person.press(.tab, .shift)
    #expect(person.focus == "Letter 2", "the list is entered where the user left it")
  }

  @Test func theRightArrowOpensAndEntersThePane() {
    let person = letters()
    person.press(.down, .down, .right)
    #expect(person.sees("Line 1 of 3"))
    #expect(person.host.focusedElement == nil)
    person.press(.down)
    #expect(firstLine(person)?.contains("Line 2 of 3") == true)
    #expect(person.lines.last?.contains("Scroll") == true)
    person.press(.left)
    #expect(person.focus == "Letter 3")
    person.press(.right, .down)
    #expect(firstLine(person)?.contains("Line 3 of 3") == true, "an open letter is entered where it was")
  }

  @Test(arguments: ["true", "none"])
  func theTextThatScrollsIsMarked(colors: String) {
    let person = Person(width: 100, height: 20, environment: ["CAIRN_COLORS": colors, "CAIRN_REDUCE_MOTION": "1"]) {
      Letters()
    }
    #expect(!person.sees("┃"))
    person.press(.right)
    #expect(person.sees("┃"))
    person.press(.tab)
    #expect(!person.sees("┃"))
  }

  @Test func theFooterSaysThatThereAreOtherPanes() {
    let person = letters()
    person.press(.enter)
    person.click("Next pane")
    #expect(person.host.focusedElement == nil)
    person.click("Next pane")
    #expect(person.host.focusedElement != nil)
  }

  @Test func fieldsOfAFormAreStopsOfTheirOwn() {
    let person = Person(width: 60, height: 20) {
      Form {
        TextField("Name", text: .constant("Ada"))
        Toggle("Loud", isOn: .constant(true))
        TextField("Town", text: .constant("London"))
      }
    }
    var stops: [String?] = [person.focus]
    for _ in 0..<2 {
      person.press(.tab)
      stops.append(person.focus)
    }
    #expect(stops == ["Name", "Loud", "Town"])
  }

  @Test func anEmptyTabHasTheFocusOnItself() {
    let person = Person(width: 60, height: 12) {
      TabView {
        Tab("First", systemImage: "star") { List(0..<3) { number in Button("Row \(number)") {} } }
        Tab("Second", systemImage: "heart") { Text("Nothing") }
      }
    }
    #expect(person.focus == "Row 0")
    person.type("2")
    #expect(person.focus == "Second")
    person.type("1")
    #expect(person.focus == "Row 0")
  }
}
