import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Columns in a terminal")
struct ColumnTests {
  struct Shelves: View {
    @State private var chosen: String?
    var body: some View {
      NavigationSplitView {
        List(["Sea", "Land"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Shelves")
      } detail: {
        Text("Chosen: \(chosen ?? "none")").navigationTitle("Detail")
      }
    }
  }

  private func rule(_ person: Person) -> Int? { person.place(of: "│")?.x }

  @Test func columnsAreSeparatedByALine() {
    let person = Person(width: 80, height: 16) { Shelves() }
    #expect(rule(person) == 28)
    #expect(person.sees("Shelves") && person.sees("Chosen: none"))
  }

  /// A list beside a page that has something to press in its middle.
  private struct Mail: View {
    let isDeep: Bool
    @State private var chosen: String?

    var body: some View {
      if isDeep {
        NavigationSplitView {
          List(["Inbox", "Sent"], id: \.self, selection: .constant("Inbox")) { Text($0) }
        } content: {
          messages
        } detail: {
          page
        }
      } else {
        NavigationSplitView {
          messages
        } detail: {
          page
        }
      }
    }

    private var messages: some View {
      List((1...9).map { "Message \($0)" }, id: \.self, selection: $chosen) { Text($0) }
        .navigationTitle("Messages")
        .toolbar { Button("Filter") {} }
    }

    private var page: some View {
      ContentUnavailableView {
        Text("No Message Selected")
      } actions: {
        Button("New Message") {}
      }
      .toolbar { Button("Compose") {} }
    }
  }

  @Test("The keys start in the list of messages", arguments: [50, 80, 120], [false, true])
  func theKeysStartInTheListOfMessages(width: Int, isDeep: Bool) {
    let person = Person(width: width, height: 24) { Mail(isDeep: isDeep) }
    #expect(person.focus == "Message 1")
    #expect(person.lines.last!.contains("⏎"))
    person.press(.down)
    #expect(person.focus == "Message 2")
  }

  @Test func theLineCanBeDragged() {
    let person = Person(width: 80, height: 16) { Shelves() }
    person.host.handle(.mouse(Mouse(.press(.left), x: 28, y: 8)))
    person.host.handle(.mouse(Mouse(.drag(.left), x: 20, y: 8)))
    person.host.handle(.mouse(Mouse(.release, x: 20, y: 8)))
    #expect(rule(person) == 20)
    person.host.handle(.mouse(Mouse(.drag(.left), x: 40, y: 8)))
    #expect(rule(person) == 20)
  }

  @Test func selectedRowsHaveAMark() {
    let person = Person(width: 80, height: 16) { Shelves() }
    person.click("Land")
    #expect(person.sees("✓ Land") && person.sees("Chosen: Land"))
  }

  @Test func columnsCollapseInANarrowTerminal() {
    let person = Person(width: 80, height: 16) { Shelves() }
    person.click("Land")
    person.host.resize(width: 50, height: 16)
    person.host.update()
    #expect(rule(person) == nil)
    #expect(person.sees("Chosen: Land"))
    person.press(.escape)
    #expect(person.sees("Shelves") && !person.sees("Chosen"))
    person.host.resize(width: 80, height: 16)
    person.host.update()
    #expect(rule(person) == 28)
  }
}
