import CairnHosting
import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("The mouse in a terminal")
struct PointerTests {
  private func move(_ person: Person, to text: String) {
    let place = person.place(of: text)!
    person.host.handle(.mouse(Mouse(.move, x: place.x, y: place.y)))
  }

  @Test func hoveringIsReportedToTheView() {
    struct Card: View {
      @State private var isOver = false
      var body: some View {
        VStack(spacing: 40) {
          Text(isOver ? "Over it" : "Away").onHover { isOver = $0 }
          Text("Elsewhere")
        }
      }
    }
    let person = Person { Card() }
    move(person, to: "Away")
    #expect(person.sees("Over it"))
    move(person, to: "Elsewhere")
    #expect(person.sees("Away"))
  }

  @Test func theTargetUnderTheMouseIsMarked() {
    let person = Person(
      environment: ["CAIRN_REDUCE_MOTION": "1", "CAIRN_COLORS": "true"]
    ) {
      VStack(alignment: .leading) {
        Button("First") {}
        Button("Second") {}
      }
    }
    let place = person.place(of: "Second")!
    let before = person.host.look(x: place.x, y: place.y)
    move(person, to: "Second")
    #expect(person.host.look(x: place.x, y: place.y) != before)
    person.host.handle(.mouse(Mouse(.move, x: 39, y: 9)))
    #expect(person.host.look(x: place.x, y: place.y) == before)
  }

  @Test func movingTheMouseWithinATargetPaintsNothing() {
    let person = Person { Fruits() }
    move(person, to: "Pear")
    _ = person.host.frame()
    let place = person.place(of: "Pear")!
    for x in 0..<6 { person.host.handle(.mouse(Mouse(.move, x: place.x + x, y: place.y))) }
    #expect(person.host.frame().isEmpty)
    #expect(!person.host.needsPainting)
  }

  @Test func theButtonsAtTheSideGoBackAndForward() {
    let person = Person { Fruits() }
    person.press(.down, .enter)
    #expect(person.focus == "More of Pear")
    person.host.handle(.mouse(Mouse(.back, x: 20, y: 5)))
    #expect(person.focus == "Pear")
    person.host.handle(.mouse(Mouse(.forward, x: 20, y: 5)))
    #expect(person.focus == "More of Pear")
  }

  @Test("A click anywhere on the back button goes back", arguments: 0..<8)
  func back(column: Int) {
    let person = Person { Fruits() }
    person.press(.enter)
    let start = person.place(of: "‹ Fruits")!
    person.host.handle(.mouse(Mouse(.press(.left), x: start.x + column, y: start.y)))
    person.host.handle(.mouse(Mouse(.release, x: start.x + column, y: start.y)))
    #expect(person.focus == "Apple")
  }

  @Test func clickingBesideATabsTextSelectsTheTab() {
    let person = Person(width: 40, height: 12) {
      TabView {
        Text("First page").tabItem { Text("One") }
        Text("Second page").tabItem { Text("Two") }
      }
    }
    let place = person.place(of: "Two")!
    for x in [21, 39] {
      person.click("One")
      #expect(person.sees("First page"))
      person.host.handle(.mouse(Mouse(.press(.left), x: x, y: place.y)))
      person.host.handle(.mouse(Mouse(.release, x: x, y: place.y)))
      #expect(person.sees("Second page"))
    }
  }

  @Test func aScrollBarCanBeDragged() {
    let person = Person(width: 30, height: 12) {
      ScrollView { VStack { ForEach(1..<61) { Text("Line \($0)") } }.frame(maxWidth: .infinity) }
    }
    let bar = person.place(of: "▐")!
    func mouse(_ action: Mouse.Action, _ y: Int) { person.host.handle(.mouse(Mouse(action, x: bar.x, y: y))) }
    mouse(.press(.left), bar.y)
    #expect(person.sees("Line 1\n") || person.lines[0].hasSuffix("▐"))
    mouse(.drag(.left), 10)
    #expect(person.sees("Line 60"))
    mouse(.drag(.left), 0)
    mouse(.release, 0)
    #expect(person.sees("Line 2") && !person.sees("Line 60"))
    // A press below the bar moves it there.
    mouse(.press(.left), 10)
    mouse(.release, 10)
    #expect(person.sees("Line 60"))
  }

  @Test func doubleClickSelectsAWordAndTripleClickAll() {
    let person = Person { EditingTests.Form() }
    person.click("Name")
    person.host.handle(.paste("one two three"))
    person.host.now = { 1_000_000_000 }
    person.click("two")
    person.click("two")
    #expect(person.host.editing.editor?.selectedText == "two")
    person.click("two")
    #expect(person.host.editing.editor?.selectedText == "one two three")
    person.type("4")
    #expect(person.sees("Hello 4!"))
  }

  @Test func sideButtonsDoNotPress() {
    var parser = InputParser()
    #expect(parser.feed(Array("\u{1B}[<128;5;3M".utf8)) == [.mouse(Mouse(.back, x: 4, y: 2))])
    #expect(parser.feed(Array("\u{1B}[<129;5;3M".utf8)) == [.mouse(Mouse(.forward, x: 4, y: 2))])
    #expect(parser.feed(Array("\u{1B}[<130;5;3M\u{1B}[<128;5;3m\u{1B}[<160;5;3M".utf8)) == [])
    #expect(parser.feed(Array("\u{1B}[29~\u{1B}[21;2~".utf8)) == [.key(Key(.menu)), .key(Key(.function(10), .shift))])
  }
}
