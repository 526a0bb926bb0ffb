import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor @Observable
private final class Notes {
  var heard: [String] = []
  var text = ""
  func note(_ word: String) { heard.append(word) }
}

/// The time of the terminal's clock.
@MainActor
private final class Watch {
  var time: UInt64 = 1_000_000_000
  init(on person: Person) { person.host.now = { self.time } }
}

@MainActor
@Suite("Views with gestures by keys and mouse")
struct TapTests {
  private let notes = Notes()

  private func person<Content: View>(@ViewBuilder _ content: () -> Content) -> Person {
    Person(width: 80, height: 14, content)
  }

  @Test func aTappableViewTakesTheFocusAndEnterTapsIt() {
    let person = person {
      VStack {
        Text("Red").onTapGesture { notes.note("red") }
        Text("Green").onTapGesture { notes.note("green") }
      }
    }
    person.press(.enter)
    person.press(.down, .enter)
    #expect(notes.heard == ["red", "green"])
    person.press(.character(" "))
    #expect(notes.heard == ["red", "green", "green"])
  }

  @Test func theFocusIsVisibleOnATappableView() {
    let person = person {
      VStack(spacing: 40) {
        Text("Words").onTapGesture {}
        Rectangle().fill(.red).frame(width: 80, height: 80).onTapGesture {}
      }
    }
    let place = person.place(of: "Words")!
    let look = person.host.look(x: place.x, y: place.y)
    person.press(.down)
    #expect(person.host.look(x: place.x, y: place.y) != look)
    #expect(person.sees("❯"))
  }

  @Test func enterSendsTwoTapsWhereTwoAreExpected() {
    let person = person { Text("Like").onTapGesture(count: 2) { notes.note("two") } }
    person.press(.enter)
    #expect(notes.heard == ["two"])
    #expect(person.lines.last!.contains("⏎ Double tap"))
  }

  @Test func keysSendLongPressesAndDoubleTaps() {
    let person = person {
      Text("Card")
        .onTapGesture(count: 2) { notes.note("two") }
        .onTapGesture { notes.note("one") }
        .onLongPressGesture { notes.note("long") }
    }
    #expect(person.lines.last!.contains(", Double tap") && person.lines.last!.contains(". Hold"))
    person.press(.enter)
    person.type(".,")
    #expect(notes.heard == ["one", "long", "two"])
    // Three gestures around the same words are a single stop.
    #expect(person.host.inTabOrder.count == 1)
  }

  @Test func aViewAroundControlsIsAFocusStopOnlyIfTheyDoNotPassTheTapOn() {
    let person = person {
      VStack {
        Text("Outside")
        Button("Inside") { notes.note("button") }
      }
      .onTapGesture { notes.note("card") }
      Button("Both") { notes.note("plain") }.simultaneousGesture(TapGesture().onEnded { notes.note("beside") })
      Button("Held") { notes.note("held") }.onLongPressGesture { notes.note("long") }
    }
    #expect(person.host.inTabOrder.compactMap(\.label) == ["Inside", "Both", "Held"])
    #expect(person.host.inTabOrder.count == 4)
    // The first focus is a control, not its surroundings.
    #expect(person.focus == "Inside")
    person.press(.tab, .tab)
    person.type(".")
    person.press(.enter)
    #expect(notes.heard == ["long", "held"])
  }

  @Test func aRowIsOneFocusStopUnlessItHasSeveralControls() {
    let person = person {
      NavigationStack {
        List {
          Text("Tapped").onTapGesture { notes.note("row") }
          NavigationLink {
            Text("Page")
          } label: {
            HStack {
              Text("Linked")
              Button("Star") { notes.note("star") }
              TextField("Amount", text: Bindable(notes).text)
            }
          }
        }
      }
    }
    person.press(.enter)
    #expect(notes.heard == ["row"])
    #expect(person.host.inTabOrder.map(\.role) == [.row, .link, .button, .field])
    person.press(.tab, .tab, .enter)
    #expect(notes.heard == ["row", "star"])
    person.press(.tab)
    person.type("q.m")
    #expect(notes.text == "q.m")
    #expect(person.host.ending == nil)
  }

  @Test func viewsWithoutHitTestingAreNoFocusStops() {
    let person = person {
      Text("Deaf").onTapGesture { notes.note("deaf") }.allowsHitTesting(false)
      Text("Off").onTapGesture { notes.note("off") }.disabled(true)
      Button("On") {}
    }
    #expect(person.host.inTabOrder.compactMap(\.label) == ["On"])
  }

  // MARK: The mouse

  @Test func consecutiveClicksAreTwoTaps() {
    let person = person { Text("Like").onTapGesture(count: 2) { notes.note("two") } }
    let clock = Watch(on: person)
    person.click("Like")
    clock.time += 1_000_000_000
    person.click("Like")
    #expect(notes.heard == [])
    clock.time += 100_000_000
    person.click("Like")
    #expect(notes.heard == ["two"])
  }

  @Test func holdingTheButtonIsALongPressAndNotATap() {
    let person = person {
      Text("Card").onTapGesture { notes.note("tap") }.onLongPressGesture { notes.note("long") }
    }
    let clock = Watch(on: person)
    let place = person.place(of: "Card")!
    person.host.handle(.mouse(Mouse(.press(.left), x: place.x, y: place.y)))
    #expect(person.host.nextTick == clock.time + 500_000_000)
    clock.time += 500_000_000
    _ = person.host.tick()
    person.host.handle(.mouse(Mouse(.release, x: place.x, y: place.y)))
    #expect(notes.heard == ["long"])
    #expect(person.host.nextTick == nil)
  }

  @Test func aDragReportsPointsAndIsNotATap() {
    var values: [CGSize] = []
    var ends: [CGSize] = []
    let person = person {
      Text("Card").frame(width: 200, height: 100)
        .onTapGesture { notes.note("tap") }
        .gesture(DragGesture().onChanged { values.append($0.translation) }.onEnded { ends.append($0.translation) })
    }
    let place = person.place(of: "Card")!
    func mouse(_ action: Mouse.Action, _ dx: Int, _ dy: Int) {
      person.host.handle(.mouse(Mouse(action, x: place.x + dx, y: place.y + dy)))
    }
    mouse(.press(.left), 0, 0)
    mouse(.drag(.left), 2, 0)
    mouse(.drag(.left), 3, 1)
    mouse(.release, 3, 1)
    #expect(values.prefix(2) == [CGSize(width: 20, height: 0), CGSize(width: 30, height: 20)])
    #expect(ends == [CGSize(width: 30, height: 20)])
    #expect(notes.heard == [])
    mouse(.press(.left), 0, 0)
    mouse(.release, 0, 0)
    #expect(notes.heard == ["tap"])
  }

  @Test func aDragWithoutMinimumDistanceBeginsWithThePress() {
    var places: [CGPoint] = []
    let person = person {
      Rectangle().fill(.blue).gesture(
        DragGesture(minimumDistance: 0).onChanged { places.append($0.location) })
    }
    person.host.handle(.mouse(Mouse(.press(.left), x: 4, y: 2)))
    #expect(places == [CGPoint(x: 45, y: 50)])
  }
}
