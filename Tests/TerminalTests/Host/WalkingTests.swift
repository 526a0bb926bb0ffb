import CairnHosting
import SwiftUI
import TestSupport
import Testing

@testable import CairnTerminal

@MainActor @Observable
private final class Trip { var path: [Int] = [] }

@MainActor
@Suite("Navigating an app in a terminal")
struct WalkingTests {
  @Test func theScreenIsAsItShouldBe() {
    let person = Person { Fruits() }
    #expect(
      person.lines == [
        "                 Fruits", "", "❯ Apple                              ›",
        "  Pear                               ›", "  Plum                               ›", "", "", "", "", "", "",
        "  ↑↓ Move   ⏎ Open   ? Keys   q Quit",
      ])
  }

  @Test func rowsHaveNoSeparators() {
    let person = Person(width: 30, height: 20) { Fruits() }
    #expect(
      person.words.prefix(4) == [
        "Fruits", "❯ Apple                    ›", "Pear                     ›", "Plum                     ›",
      ])
  }

  @Test func enterOpensAndEscapeGoesBack() {
    let person = Person { Fruits() }
    person.press(.down, .enter)
    #expect(person.lines[0].hasPrefix("  ‹ Fruits"))
    #expect(person.sees("Pear"))
    #expect(person.focus == "More of Pear")
    person.press(.escape)
    #expect(person.header == "Fruits")
    #expect(person.focus == "Pear")
  }

  @Test(
    "Every way back goes back",
    arguments: [
      Key(.escape), Key(.backspace), Key(.left, .alt), .character("["), Key(.left), .character("h"),
    ])
  func back(key: Key) {
    let person = Person { Fruits() }
    person.press(.enter)
    #expect(person.focus == "More of Apple")
    person.host.handle(.key(key))
    #expect(person.header == "Fruits")
  }

  @Test func theBackControlCanBeClicked() {
    let person = Person { Fruits() }
    person.click("Plum")
    #expect(person.sees("‹ Fruits"))
    person.click("Fruits")
    #expect(person.header == "Fruits")
  }

  @Test func aClickOnARowFollowsTheLinkInIt() {
    let person = Person { Fruits() }
    person.click("›")
    #expect(person.focus == "More of Apple")
  }

  @Test func bracketsGoBackAndForward() {
    let person = Person { Fruits() }
    person.press(.down, .enter, .enter)
    #expect(person.sees("No more"))
    person.type("[[")
    #expect(person.focus == "Pear")
    person.type("]")
    #expect(person.focus == "More of Pear")
    person.type("]")
    #expect(person.sees("No more"))
    // This was the last page.
    person.type("]")
    #expect(person.sees("No more"))
  }

  @Test func earlierPagesCanBeJumpedTo() {
    let person = Person(height: 16) { Fruits() }
    person.press(.enter, .enter)
    person.type("b")
    #expect(person.words.contains { $0.contains("Pages") })
    person.press(.up, .enter)
    #expect(person.header == "Fruits")
  }

  @Test func questionMarkShowsTheKeysOfThisScreen() {
    let person = Person(width: 80, height: 40) { Fruits() }
    person.type("?")
    #expect(person.sees("Redraw, suspend"))
    person.press(.escape)
    #expect(!person.sees("Redraw, suspend"))
  }

  @Test func qQuits() {
    let person = Person { Fruits() }
    #expect(person.host.ending == nil)
    person.type("q")
    #expect(person.host.ending == 0)
  }

  @Test func controlCQuitsEvenInAField() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        NavigationStack { Text("x").navigationTitle("T").searchable(text: $text) }
      }
    }
    let person = Person { Page() }
    person.type("/")
    person.press(.character("c"), .control)
    #expect(person.host.ending == 0)
  }

  @Test func buttonsArePressedByEnterAndSpace() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\(count) pressed")
          Button("Press") { count += 1 }
        }
      }
    }
    let person = Person { Page() }
    person.press(.enter)
    person.type(" ")
    #expect(person.sees("2 pressed"))
  }

  @Test func arrowsMoveTheFocusInTheirDirection() {
    struct Page: View {
      var body: some View {
        VStack(alignment: .leading) {
          HStack {
            Button("One") {}
            Button("Two") {}
          }
          HStack {
            Button("Three") {}
            Button("Four") {}
          }
        }
      }
    }
    let person = Person { Page() }
    #expect(person.focus == "One")
    person.press(.right)
    #expect(person.focus == "Two")
    person.press(.down)
    #expect(person.focus == "Four")
    person.press(.left)
    #expect(person.focus == "Three")
    person.type("k")
    #expect(person.focus == "One")
    person.press(.tab, .tab, .tab, .tab)
    #expect(person.focus == "One")
  }

  @Test func aListScrollsWithTheFocus() {
    let person = Person { Fruits(names: (1...50).map { "Row \($0)" }) }
    // The bar takes a line and the keys another, so ten rows are visible.
    for _ in 0..<12 { person.press(.down) }
    #expect(person.focus == "Row 13")
    #expect(person.sees("Row 13") && !person.sees("Row 2 "))
    person.press(.end)
    #expect(person.focus == "Row 50")
    #expect(person.sees("Row 50"))
    person.press(.home)
    #expect(person.focus == "Row 1")
    #expect(person.lines[2].hasPrefix("❯ Row 1 "))
  }

  @Test func aPageKeepsItsScrollPositionWhenGoingBack() {
    let person = Person { Fruits(names: (1...50).map { "Row \($0)" }) }
    for _ in 0..<20 { person.press(.down) }
    let before = person.lines
    person.press(.enter)
    #expect(person.lines != before)
    person.press(.escape)
    #expect(person.lines == before)
  }

  @Test func theWheelScrolls() {
    let person = Person { Fruits(names: (1...50).map { "Row \($0)" }) }
    person.turnWheel(down: 2)
    #expect(person.lines[1].contains("Row 6"))
    person.turnWheel(down: -1)
    #expect(person.lines[1].contains("Row 3"))
  }

  @Test func aSwipeOfTheWheelGoesBack() {
    let person = Person { Fruits() }
    person.press(.enter)
    for _ in 0..<4 { person.host.handle(.mouse(Mouse(.scroll(x: -1, y: 0), x: 5, y: 5))) }
    #expect(person.header == "Fruits")
  }

  @Test func theWindowMayHaveAnySize() {
    let person = Person(width: 80, height: 24) { Fruits() }
    person.press(.enter)
    for (width, height) in [(1, 1), (2, 3), (200, 50), (5, 2), (40, 12), (1, 60), (300, 1), (80, 24)] {
      person.host.resize(width: width, height: height)
      person.host.update()
      _ = person.host.frame()
      #expect(person.lines.count == height)
      person.press(.down, .up)
    }
    #expect(person.sees("More of Apple"))
  }

  @Test func keysOnAnEmptyPageDoNoHarm() {
    let person = Person { Text("Nothing here") }
    for code: Key.Code in [
      .up, .down, .left, .right, .enter, .tab, .home, .end, .pageUp, .pageDown, .escape, .backspace,
    ] {
      person.press(code)
    }
    person.type("?")
    person.press(.escape)
    person.type("b/m[]1jklhgG")
    person.host.handle(.paste("pasted"))
    #expect(person.sees("Nothing here"))
  }

  /// After any input, the app runs and the screen stays intact.
  @Test(arguments: [31, 32, 33] as [UInt64])
  func randomInputNeverCrashes(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let person = Person(width: 50, height: 14) { Fruits(names: (1...30).map { "Row \($0)" }) }
    let codes: [Key.Code] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .tab, .backspace, .escape, .character("["),
      .character("]"), .character("b"), .character("?"), .character("m"), .character("/"), .character(" "),
    ]
    for _ in 0..<150 {
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0:
        person.host.handle(
          .mouse(
            Mouse(
              [.press(.left), .release, .press(.right), .drag(.left)].randomElement(using: &numbers)!,
              x: Int.random(in: 0..<50, using: &numbers), y: Int.random(in: 0..<14, using: &numbers))))
      case 1: person.turnWheel(down: Int.random(in: -3...3, using: &numbers))
      default: person.press(codes.randomElement(using: &numbers)!)
      }
    }
    person.host.overlays.close()
    person.press(.escape, .escape, .escape)
    #expect(person.header == "Fruits", "seed \(seed)")
    #expect(person.focus?.hasPrefix("Row") == true, "seed \(seed)")
  }

  @Test func releasingTheBackButtonOnAnotherPageDoesNothing() {
    struct Pages: View {
      @Bindable fileprivate var trip: Trip
      var body: some View {
        NavigationStack(path: $trip.path) {
          Text("Root").navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
      }
    }
    let trip = Trip()
    trip.path = [1]
    let person = Person { Pages(trip: trip) }
    guard let place = person.place(of: "Back") else { return #expect(person.sees("Back")) }
    person.host.handle(.mouse(Mouse(.press(.left), x: place.x, y: place.y)))
    for path in [[], [2]] {
      trip.path = path
      person.host.update()
    }
    #expect(person.sees("Page 2"))
    person.host.handle(.mouse(Mouse(.release, x: place.x, y: place.y)))
    #expect(trip.path == [2])
    person.click("Back")
    #expect(trip.path == [])
  }

  @Test(arguments: [Key(.function(5)), Key(.character("r"), .control)])
  func aKeyRefreshesAList(_ key: Key) async {
    struct News: View {
      @State private var items = ["old"]
      var body: some View {
        List(items, id: \.self) { Text($0) }.refreshable { items = ["new"] }
      }
    }
    let person = Person(width: 40, height: 10) { News() }
    #expect(person.sees("old"))
    person.host.handle(.key(key))
    for _ in 0..<100 where !person.sees("new") {
      await Task.yield()
      person.host.update()
    }
    #expect(person.sees("new"))
  }

  @Test func theFocusLeavesAStackInsideAScrollView() {
    let person = Person(width: 40, height: 14) {
      NavigationStack {
        ScrollView {
          VStack {
            ForEach(0..<12) { Button("Row \($0)") {} }
            NavigationStack { List(0..<30) { number in Button("Inner \(number)") {} } }.frame(height: 160)
            ForEach(12..<14) { Button("Row \($0)") {} }
          }
        }
      }
    }
    for _ in 0..<80 where person.focus != "Row 13" { person.press(.down) }
    #expect(person.focus == "Row 13")
    for _ in 0..<80 where person.focus != "Row 0" { person.press(.up) }
    #expect(person.focus == "Row 0")
  }
}
