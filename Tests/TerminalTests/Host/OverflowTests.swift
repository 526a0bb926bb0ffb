import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Content that does not fit scrolls")
struct OverflowTests {
  private func lines(_ range: ClosedRange<Int>) -> some View {
    ForEach(range, id: \.self) { Text("Line \($0)") }
  }

  @Test func aPageWithoutAScrollViewScrolls() {
    let person = Person(width: 40, height: 12) {
      NavigationStack { VStack { lines(1...30) }.navigationTitle("Long") }
    }
    #expect(person.sees("Line 1") && !person.sees("Line 30"))
    person.press(.end)
    #expect(person.sees("Line 30"))
    person.press(.home)
    person.turnWheel(down: 3)
    #expect(!person.sees("Line 1\n") && person.sees("Line 10"))
  }

  @Test func aLongTextKeepsAllItsLines() {
    let words = (1...120).map { "word\($0)" }.joined(separator: " ")
    let person = Person(width: 40, height: 12) {
      NavigationStack {
        VStack {
          Text(words); Text("The end")
        }.navigationTitle("Story")
      }
    }
    #expect(!person.sees("…"))
    person.press(.end)
    #expect(person.sees("word120") && person.sees("The end"))
  }

  @Test func aSpacerNeverPushesTheOnlyButtonOffTheScreen() {
    let person = Person(width: 40, height: 12) {
      VStack {
        Color.gray.frame(width: 100, height: 400)
        Spacer()
        Button("Start") {}
      }
    }
    person.press(.tab)
    #expect(person.focus == "Start" && person.sees("Start"))
  }

  @Test func aListOnThePageScrollsAndThePageDoesNot() {
    let person = Person(width: 40, height: 12) {
      NavigationStack {
        VStack {
          Text("Above")
          List(1...50, id: \.self) { Text("Row \($0)") }
        }
        .navigationTitle("Both")
      }
    }
    person.press(.end)
    #expect(person.sees("Above") && person.sees("Row 50"))
  }

  @Test func aTallAlertScrolls() {
    let message = (1...60).map { "word\($0)" }.joined(separator: " ")
    let person = Person(width: 40, height: 14) {
      Text("Page").alert("Long", isPresented: .constant(true)) {
        Button("Fine") {}
      } message: {
        Text(message)
      }
    }
    var seen = person.host.text
    for _ in 0..<10 {
      person.press(.pageDown)
      seen += person.host.text
    }
    #expect(seen.contains("word1 ") && seen.contains("word60") && seen.contains("Fine"))
  }

  @Test func pageKeysInARowThatScrollsSidewaysScrollTheListAroundIt() {
    let person = Person(width: 40, height: 14) {
      NavigationStack {
        List(0..<20, id: \.self) { shelf in
          VStack(alignment: .leading) {
            Text("Shelf \(shelf)")
            ScrollView(.horizontal) {
              HStack { ForEach(0..<9) { book in Button("Book \(shelf).\(book)") {} } }
            }
          }
        }
        .navigationTitle("Shelves")
      }
    }
    #expect(person.focus == "Book 0.0")
    for _ in 0..<20 { person.press(.pageDown) }
    #expect(person.sees("Shelf 19"))
    person.press(.home)
    #expect(person.sees("Shelf 0") && person.focus == "Book 0.0")
  }

  @Test func pageKeysOnAButtonScrollWhatIsBesideIt() {
    let person = Person(width: 80, height: 16) {
      NavigationSplitView {
        List(0..<60, id: \.self) { Text("Place \($0)") }
      } detail: {
        VStack {
          Button("Copy") {}
          ScrollView { VStack { lines(1...30) } }
        }
      }
    }
    for _ in 0..<5 where person.focus != "Copy" { person.press(.tab) }
    for _ in 0..<5 { person.press(.pageDown) }
    #expect(person.sees("Line 30") && person.sees("Place 0"))
    #expect(person.focus == "Copy")
  }

  @Test func aMenuLongerThanTheScreenScrollsWithTheFocus() {
    let person = Person(width: 40, height: 12) {
      NavigationStack {
        Form { Picker("Count", selection: .constant(3)) { ForEach(1...60, id: \.self) { Text("Item \($0)") } } }
      }
    }
    person.press(.enter)
    #expect(person.sees("Item 3"))
    for _ in 0..<40 { person.press(.down) }
    #expect(person.focus == "Item 43" && person.sees("Item 43") && !person.sees("Item 20"))
  }

  @Test func aWheelPickerShowsTheChosenOptionAmongAFew() {
    let person = Person(width: 40, height: 20) {
      Picker("Minutes", selection: .constant(30)) { ForEach(0..<60, id: \.self) { Text("\($0) min") } }
        .pickerStyle(.wheel)
    }
    #expect(person.sees("30 min") && !person.sees("20 min") && !person.sees("40 min"))
  }

  @Test func aLabelAndItsValueAreAtBothEndsOrStacked() {
    func form(width: Int) -> [String] {
      Person(width: width, height: 12) {
        Form { Picker("Number of people", selection: .constant(2)) { Text("2 people").tag(2) } }
      }.words
    }
    #expect(form(width: 60).contains { $0.contains("Number of people") && $0.hasSuffix("2 people ▾") })
    let narrow = form(width: 24)
    #expect(narrow.contains { $0.contains("Number of people") } && narrow.contains { $0.contains("2 people") })
  }
}
