import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Several windows in a terminal")
struct WindowTests {
  struct Desk: App {
    var body: some SwiftUI.Scene {
      WindowGroup("Desk") { DeskView() }.defaultSize(width: 900, height: 700)
      WindowGroup("Paper", for: String.self) { $name in
        NavigationStack { Paper(name: name ?? "none") }
      }
    }
  }

  struct DeskView: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
      VStack(alignment: .leading) {
        Text(supportsMultipleWindows ? "Any number of papers" : "No papers")
        Button("Letter") { openWindow(value: "letter") }
        Button("List") { openWindow(value: "list") }
      }
    }
  }

  struct Paper: View {
    let name: String
    @State private var marks = 0
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      VStack(alignment: .leading) {
        Button("Mark") { marks += 1 }
        Text("\(name) with \(marks) marks")
        Button("Done") { dismissWindow(value: name) }
      }
      .navigationTitle("The \(name)")
    }
  }

  private func person() -> Person { Person(width: 60, height: 20, running: Desk()) }

  @Test func aNewWindowOpensInFront() {
    let person = person()
    #expect(person.sees("Any number of papers"))
    person.click("Letter")
    #expect(person.sees("letter with 0 marks") && !person.sees("Any number"))
  }

  @Test func everyWindowIsAsLargeAsTheTerminal() {
    let person = person()
    #expect(person.host.window?.screen.size == CGSize(width: 60 * 10, height: 19 * 20))
  }

  @Test func windowsAreListedAndChosen() {
    let person = person()
    person.click("Letter")
    person.press(.enter)
    #expect(person.sees("letter with 1 marks"))
    person.type("w")
    #expect(person.sees("Windows") && person.sees("The letter") && person.sees("Desk"))
    person.press(.enter)
    #expect(person.sees("Any number of papers"))
    person.click("List")
    #expect(person.sees("list with 0 marks"))
    // The window for the letter already exists, unchanged.
    person.type("w")
    person.press(.enter)
    person.click("Letter")
    #expect(person.sees("letter with 1 marks"))
    #expect(person.host.windows.count == 3)
  }

  @Test func aWindowIsClosedFromTheList() {
    let person = person()
    person.click("Letter")
    person.type("w")
    person.press(.up, .deleteForward)
    #expect(person.sees("Any number of papers"))
    #expect(person.host.windows.count == 1)
  }

  @Test func closingAWindowShowsThePreviousOne() {
    let person = person()
    person.click("Letter")
    person.click("Done")
    #expect(person.sees("Any number of papers"))
    #expect(person.host.ending == nil)
  }

  @Test func theAppEndsWithItsLastWindow() {
    let person = person()
    person.host.session.close(person.host.windows[0])
    person.host.update()
    #expect(person.host.ending == 0)
  }

  @Test func allWindowsFollowTheSizeOfTheTerminal() {
    let person = person()
    person.click("Letter")
    person.host.resize(width: 40, height: 12)
    person.host.update()
    person.type("w")
    person.press(.enter)
    #expect(person.sees("Any number of papers"))
    #expect(person.lines.count == 12)
  }
}
