import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Panels in front of the page")
struct PanelTests {
  struct Presenting: View {
    @State private var sheet = false
    @State private var alert = false
    @State private var dialog = false
    @State private var answer = "none"

    var body: some View {
      NavigationStack {
        List {
          Button("Sheet") { sheet = true }
          Button("Alert") { alert = true }
          Button("Dialog") { dialog = true }
          Text("Answer: \(answer)")
        }
        .navigationTitle("Page")
        .sheet(isPresented: $sheet) {
          NavigationStack {
            List { NavigationLink("Further") { Text("Inside").navigationTitle("Further") } }.navigationTitle(
              "Sheet title")
          }
        }
        .alert("Really?", isPresented: $alert) {
          Button("Yes") { answer = "yes" }
          Button("No", role: .cancel) { answer = "no" }
        } message: {
          Text("It is for good.")
        }
        .confirmationDialog("How?", isPresented: $dialog) {
          Button("Fast") { answer = "fast" }
        }
      }
    }
  }

  @Test func aSheetIsAPanelOverThePage() {
    let person = Person(width: 80, height: 24) { Presenting() }
    person.press(.enter)
    #expect(person.sees("Sheet title"))
    #expect(person.sees("╭") && person.sees("│"))
    #expect(person.focus == "Further")
    // The page behind is visible around it.
    #expect(person.lines[0].contains("Page"))
  }

  @Test func escapeGoesBackWithinASheetAndThenClosesIt() {
    let person = Person(width: 80, height: 24) { Presenting() }
    person.press(.enter, .enter)
    #expect(person.sees("Inside"))
    person.press(.escape)
    #expect(person.sees("Sheet title"))
    person.press(.escape)
    #expect(!person.sees("Sheet title"))
    #expect(person.focus == "Sheet")
  }

  @Test func pressingReturnImmediatelyDestroysNothing() {
    struct Deleting: View {
      @State private var asks = false
      @State private var answer = "none"
      var body: some View {
        List {
          Button("Ask") { asks = true }
          Text("Answer: \(answer)")
        }
        .alert("Delete the draft?", isPresented: $asks) {
          Button("Delete", role: .destructive) { answer = "deleted" }
          Button("Keep", role: .cancel) { answer = "kept" }
        }
      }
    }
    let person = Person(width: 80, height: 24) { Deleting() }
    person.press(.enter)
    #expect(person.focus == "Keep")
    person.press(.up)
    #expect(person.focus == "Delete")
    person.press(.down, .enter)
    #expect(person.sees("Answer: kept"))
  }

  @Test func aPressBesideASheetClosesIt() {
    let person = Person(width: 80, height: 24) { Presenting() }
    person.press(.enter)
    person.host.handle(.mouse(Mouse(.press(.left), x: 0, y: 12)))
    #expect(!person.sees("Sheet title"))
  }

  @Test func anAlertIsAnsweredByItsButtons() {
    let person = Person(width: 60, height: 20) { Presenting() }
    person.press(.down, .enter)
    #expect(person.sees("Really?") && person.sees("It is for good."))
    #expect(person.focus == "Yes")
    person.press(.down)
    #expect(person.focus == "No")
    person.press(.up, .enter)
    #expect(person.sees("Answer: yes"))
    #expect(person.focus == "Alert")
  }

  @Test func escapeCancels() {
    let person = Person(width: 60, height: 20) { Presenting() }
    person.press(.down, .enter, .escape)
    #expect(person.sees("Answer: no"))
    person.press(.down, .enter)
    #expect(person.sees("Fast"))
    person.press(.escape)
    #expect(!person.sees("Fast"))
    #expect(person.sees("Answer: no"))
  }

  @Test func elementsBehindCannotBeClicked() {
    let person = Person(width: 60, height: 20) { Presenting() }
    let place = person.place(of: "Sheet")
    person.press(.down, .enter)
    host(person, press: place)
    #expect(person.sees("Really?"))
    #expect(!person.sees("Sheet title"))
  }

  private func host(_ person: Person, press place: (x: Int, y: Int)?) {
    guard let place else { return }
    person.host.handle(.mouse(Mouse(.press(.left), x: place.x, y: place.y)))
    person.host.handle(.mouse(Mouse(.release, x: place.x, y: place.y)))
  }

  struct WithMenu: View {
    @State private var last = "nothing"
    var body: some View {
      NavigationStack {
        Text("Chose \(last)")
          .navigationTitle("Menus")
          .toolbar {
            ToolbarItemGroup(placement: .secondaryAction) {
              Button("Copy") { last = "copy" }
              Button("Move") { last = "move" }
            }
          }
      }
    }
  }

  @Test func aMenuOverlaysThePage() {
    let person = Person(width: 50, height: 16) { WithMenu() }
    let before = person.place(of: "Chose nothing")
    person.click("…")
    #expect(person.sees("Copy") && person.sees("╰"))
    #expect(person.place(of: "Chose nothing")! == before!)
    #expect(person.focus == "Copy")
    person.press(.down, .enter)
    #expect(person.sees("Chose move"))
    #expect(!person.sees("╰"))
  }

  @Test func escapeClosesAMenu() {
    let person = Person(width: 50, height: 16) { WithMenu() }
    person.click("…")
    person.press(.escape)
    #expect(!person.sees("Copy"))
    #expect(person.focus == "More")
    #expect(person.sees("Chose nothing"))
  }

  @Test func tabsAreChosenByNumberAndByClick() {
    let person = Person(width: 60, height: 14) {
      TabView {
        Tab("First", systemImage: "star") { Text("One") }
        Tab("Second", systemImage: "heart") { Text("Two") }
      }
    }
    #expect(person.sees("One"))
    person.type("2")
    #expect(person.sees("Two"))
    person.click("First")
    #expect(person.sees("One"))
  }

  @Test func theFocusIsVisibleWithoutColors() {
    let person = Person(environment: ["NO_COLOR": "1", "CAIRN_REDUCE_MOTION": "1"]) {
      HStack {
        Button("One") {}
        Button("Two") {}
      }
    }
    let bytes = String(decoding: person.host.frame(), as: UTF8.self)
    // The focus is reversed, controls are underlined, and there are no colors.
    #expect(bytes.contains("\u{1B}[7m"))
    #expect(!bytes.contains(";5;") && !bytes.contains("38;2"))
  }
}
