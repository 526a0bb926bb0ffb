import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Paged tab views in a terminal")
struct PagedTabsTests {
  struct Tour: View {
    var mode = PageTabViewStyle.IndexDisplayMode.automatic
    var body: some View {
      TabView {
        Text("Welcome")
        Text("How it works")
        Button("Begin") {}
      }
      .tabViewStyle(.page(indexDisplayMode: mode))
    }
  }

  @Test func theDotsMarkTheShownPage() {
    let person = Person { Tour() }
    #expect(person.sees("● ○ ○"))
    person.press(.right)
    #expect(person.sees("How it works") && person.sees("○ ● ○"))
    person.press(.right)
    #expect(person.sees("Begin") && person.sees("○ ○ ●"))
    // This was the last page.
    person.press(.right)
    #expect(person.sees("Begin"))
    person.press(.left, .left, .left)
    #expect(person.sees("Welcome"))
  }

  @Test func pagesWithoutDotsTurnToo() {
    let person = Person { Tour(mode: .never) }
    #expect(!person.sees("●"))
    person.press(.right)
    #expect(person.sees("How it works"))
  }

  @Test func aClickOnADotTurnsToItsPage() {
    let person = Person { Tour() }
    let place = person.place(of: "● ○ ○")!
    person.host.handle(.mouse(Mouse(.press(.left), x: place.x + 4, y: place.y)))
    person.host.handle(.mouse(Mouse(.release, x: place.x + 4, y: place.y)))
    #expect(person.sees("Begin"))
  }

  @Test func theWheelTurnsPagesWhereNothingScrolls() {
    let person = Person { Tour() }
    person.turnWheel(down: 1)
    #expect(person.sees("How it works"))
    person.turnWheel(down: -1)
    #expect(person.sees("Welcome"))
    for _ in 0..<2 { person.host.handle(.mouse(Mouse(.scroll(x: 1, y: 0), x: 5, y: 5))) }
    #expect(person.sees("How it works"))
  }

  @Test func theDotsDoNotCoverThePage() {
    let person = Person(width: 30, height: 8) {
      TabView {
        VStack { ForEach(1..<7) { Text("Line \($0)") } }
        Text("Other")
      }
      .tabViewStyle(.page)
    }
    for line in 1..<7 { #expect(person.sees("Line \(line)")) }
    #expect(person.sees("● ○"))
  }
}
