import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Key hints")
struct FooterTests {
  private func person() -> Person {
    Person(width: 60, height: 12, environment: ["COLORTERM": "truecolor", "CAIRN_REDUCE_MOTION": "1"]) { Fruits() }
  }

  @Test func clickingAHintPressesItsKey() {
    let person = person()
    person.click("↓ Move")
    #expect(person.focus == "Pear")
    person.click("↑↓ Move")
    #expect(person.focus == "Apple")
    person.click("Move")
    #expect(person.focus == "Pear")
    person.click("Open")
    #expect(person.sees("More of Pear"))
    person.click("Esc")
    #expect(person.sees("Plum"))
    person.click("? Keys")
    #expect(person.sees("Next, previous"))
    person.click("Esc Close")
    #expect(!person.sees("Next, previous"))
    person.click("q Quit")
    #expect(person.host.ending == 0)
  }

  @Test func clickingTheTabsHintShowsTheNextTab() {
    let person = Person(width: 60, height: 12) {
      TabView {
        Tab("First", systemImage: "star") { Text("One") }
        Tab("Second", systemImage: "heart") { Text("Two") }
        Tab("Third", systemImage: "house") { Text("Three") }
      }
    }
    person.click("Tabs")
    #expect(person.sees("Two"))
    person.click("Tabs")
    person.click("Tabs")
    #expect(person.sees("One"))
    person.click("3 Tabs")
    #expect(person.sees("Three"))
  }

  @Test func keysHaveTheAccentColorAndWordsAreDimmed() {
    let person = person()
    let y = person.lines.count - 1
    let key = person.host.look(x: 2, y: y)
    let word = person.host.look(x: 5, y: y)
    #expect(key.traits.contains(.bold) && !key.foreground.isOwn)
    #expect(key.foreground != word.foreground)
    #expect(Contrast.ratio(word.foreground, person.host.theme.background) >= 4.5)
  }

  @Test func theLineOfKeysIsUnlikeABarOfTheApp() {
    let person = Person(width: 40, height: 12, environment: ["CAIRN_COLORS": "true"]) {
      NavigationStack { Text("Page").toolbar { ToolbarItem(placement: .bottomBar) { Button("In the bar") {} } } }
    }
    let bar = person.host.look(x: 0, y: person.place(of: "In the bar")?.y ?? 0)
    #expect(bar.background != person.host.look(x: 0, y: person.lines.count - 1).background)
  }

  @Test func theFooterSaysWhatArrowsChange() {
    let person = Person(width: 80, height: 14) {
      Form {
        Slider(value: .constant(0.5)) { Text("Volume") }
        Stepper("Copies", value: .constant(2))
        DatePicker("Due", selection: .constant(.now))
        Text("Nothing to change")
      }
    }
    for _ in 0..<3 {
      #expect(person.lines.last?.contains("←→ Change") == true, "\(person.focus ?? "nothing")")
      person.press(.down)
    }
  }

  @Test(arguments: [
    (SubmitLabel.next, "⏎ Next"), (.go, "⏎ Go"), (.send, "⏎ Send"), (.search, "⏎ Search"), (.continue, "⏎ Continue"),
  ])
  func theFooterHasTheAppsSubmitLabel(label: SubmitLabel, hint: String) {
    let person = Person(width: 60, height: 12) { TextField("Name", text: .constant("")).submitLabel(label) }
    #expect(person.lines.last?.contains(hint) == true)
  }

  @Test func theHintUnderTheMouseIsUnderlined() {
    let person = person()
    let place = person.place(of: "Move")!
    person.host.handle(.mouse(Mouse(.move, x: place.x, y: place.y)))
    #expect(person.host.look(x: place.x, y: place.y).traits.contains(.underlined))
    person.host.handle(.mouse(Mouse(.move, x: place.x, y: 2)))
    #expect(!person.host.look(x: place.x, y: place.y).traits.contains(.underlined))
  }
}
