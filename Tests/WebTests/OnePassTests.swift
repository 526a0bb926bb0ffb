import SwiftUI
import Testing

@testable import CairnWeb

private struct Desk: App {
  var body: some Scene { WindowGroup { DeskView() } }
}

private struct DeskView: View {
  @State private var name = ""
  @State private var sent: [String] = []
  @State private var isLocked = false
  @State private var asks = false

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Name", text: $name).onSubmit {
          sent.append(name)
          name = ""
        }
        Text("Sent \(sent.joined(separator: ","))")
        Button("Lock") { isLocked = true }
        Button("Send") { sent.append("button") }.disabled(isLocked)
        Button("Ask") { asks = true }
        NavigationLink("Away") { Text("Far") }
      }
      .alert("Really?", isPresented: $asks) { Button("Yes") {} }
    }
  }
}

private struct Rooms: App {
  @State private var count = 0
  @State private var room = 1

  var body: some Scene {
    WindowGroup {
      TabView(selection: $room) {
        Tab("Hall", systemImage: "house", value: 1) {
          List {
            Text("Count \(count)").swipeActions { Button("More") { count += 1 } }
          }
        }
        Tab("Attic", systemImage: "tray", value: 2) { Button("Open") { count += 100 } }
      }
    }
  }
}

/// The events of a message are handled one after the other, and what they have changed is sent together.
@MainActor
@Suite struct OnePassTests {
  private let page: Served

  init() throws { page = try Served { .of(Desk()) } }

  private func id(_ label: String, _ role: ElementRole? = nil) throws -> Int {
    try page.element(label, role).id.number
  }

  private func messages(_ events: ClientEvent...) -> Int {
    let before = page.tab.line.outbox.last
    page.tab.perform(events)
    return page.tab.line.outbox.last - before
  }

  @Test func severalEventsAreAnsweredByOneMessage() throws {
    let field = try id("Name", .field)
    #expect(messages(.focus(field, true), .edit(field, "Ada", version: 1), .submit(field), .tap(try id("Lock"))) == 1)
    #expect(page.texts().contains("Sent Ada"))
    #expect(try page.element("Send").hasTrait(.disabled))
  }

  @Test(arguments: ["Lock", "Ask", "Away"])
  func anEventIsRefusedIfAnEarlierOneTookItsTarget(_ first: String) throws {
    #expect(messages(.tap(try id(first)), .tap(try id("Send"))) == 1)
    page.tab.perform([.back])
    #expect(!page.texts().contains("Sent button"))
  }

  /// A part of a row that is not among its children.
  private func more(in rooms: Served) throws -> Int {
    try #require(rooms.tab.shown.nodes.elements.values.map(\.element).first { $0.label == "More" }).id.number
  }

  @Test func anElementOfAnotherTabIsRefused() throws {
    let rooms = try Served { .of(Rooms()) }
    let more = try more(in: rooms)
    let attic = try rooms.element("Attic").id.number
    rooms.tab.perform([.tap(attic), .tap(more)])
    rooms.tab.perform([.tap(try rooms.element("Hall").id.number)])
    #expect(rooms.texts().contains("Count 0"))
  }

  @Test func anActionOfARowThatAnEarlierEventChangedIsPerformed() throws {
    let rooms = try Served { .of(Rooms()) }
    let more = try more(in: rooms)
    rooms.tab.perform([.tap(more), .tap(more)])
    #expect(rooms.texts().contains("Count 2"))
  }

  @Test func anEventMayComeBeforeTheOneThatTakesItsTarget() throws {
    page.tab.perform([.tap(try id("Send")), .tap(try id("Lock"))])
    #expect(page.texts().contains("Sent button"))
  }

  @Test func textThatAnEarlierEventEnteredIsSubmitted() throws {
    let field = try id("Name", .field)
    page.tab.perform([.edit(field, "Bob", version: 1), .submit(field), .edit(field, "Eve", version: 2), .submit(field)])
    #expect(page.texts().contains("Sent Bob,Eve"))
  }

  @Test func goingBackInTheBrowserFollowsAnEarlierPush() throws {
    let start = page.tab.history.key
    page.tab.perform([.tap(try id("Away")), .go(start)])
    #expect(page.tab.history.key == start)
    #expect(page.texts().contains("Sent "))
  }
}
