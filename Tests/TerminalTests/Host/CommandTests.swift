import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("The command palette in a terminal")
struct CommandTests {
  final class Log {
    var lines: [String] = []
  }

  struct Shapes: App {
    nonisolated(unsafe) static var log = Log()

    var body: some SwiftUI.Scene {
      WindowGroup("Shapes") {
        NavigationStack {
          NavigationLink("Further") { Text("Further on").navigationTitle("Second") }.navigationTitle("First")
        }
      }
      .commands {
        CommandMenu("Shapes") {
          Button("Add a Circle") { Self.log.lines.append("circle") }.keyboardShortcut("o")
          Button("Add a Square") { Self.log.lines.append("square") }
          Button("Melt All") {}.disabled(true)
          Menu("Turn") { Button("Left") { Self.log.lines.append("left") } }
        }
      }
    }
  }

  private func person() -> Person {
    Shapes.log = Log()
    return Person(width: 80, height: 24, running: Shapes())
  }

  @Test func itListsTheMenusCommands() {
    let person = person()
    person.type(":")
    #expect(person.sees("Shapes › Add a Circle") && person.sees("^O"))
    #expect(person.sees("Shapes › Turn › Left"))
    #expect(!person.sees("Melt All"))
    #expect(person.sees("Terminal › Quit"))
    person.press(.escape)
    #expect(!person.sees("Add a Circle"))
  }

  @Test func theChosenCommandIsPerformed() {
    let person = person()
    person.press(.function(10))
    person.type("square")
    #expect(!person.sees("Circle"))
    person.press(.enter)
    #expect(Shapes.log.lines == ["square"])
    #expect(person.host.overlay == nil)
  }

  @Test func shortcutsWorkWithoutThePalette() {
    let person = person()
    person.press(.character("o"), .control)
    #expect(Shapes.log.lines == ["circle"])
  }

  @Test func itFindsWordsOfMenuAndCommandInAnyOrder() {
    let person = person()
    person.type(":left turn")
    person.press(.enter)
    #expect(Shapes.log.lines == ["left"])
  }

  @Test func noMatchIsReported() {
    let person = person()
    person.type(":zzz")
    #expect(person.sees("No matching commands"))
    person.press(.enter)
    #expect(person.host.overlay != nil)
    person.press(.character("u"), .control)
    #expect(person.sees("Add a Circle"))
  }

  @Test func itListsTheHostsCommands() {
    let person = person()
    person.press(.enter)
    #expect(person.sees("Further on"))
    person.type(":back")
    person.press(.enter)
    #expect(person.header == "First")
    person.type(":quit")
    person.press(.enter)
    #expect(person.host.ending == 0)
  }

  @Test func aCommandIsChosenByMouse() {
    let person = person()
    person.type(":")
    person.click("Add a Square")
    #expect(Shapes.log.lines == ["square"])
  }

  @Test func itFitsASmallTerminal() {
    let person = Person(width: 20, height: 6, running: Shapes())
    person.type(":")
    #expect(person.lines.count == 6)
    for _ in 0..<20 { person.press(.down) }
    #expect(person.sees("Quit"))
  }

  @Test func pagesAreListedWithTheirDescriptions() {
    let person = person()
    person.type(":")
    #expect(person.sees("Page › Further"))
    #expect(person.sees("Opens from here"))
    person.type("further")
    person.press(.enter)
    #expect(person.sees("Further on"))
    person.type(":first")
    #expect(person.sees("Earlier › First"))
    person.press(.enter)
    #expect(person.header == "First")
  }

  @Test func tabsAndRowsOfASidebarAreListed() {
    let person = Person(width: 90, height: 24) {
      TabView {
        Tab("Shelves", systemImage: "books.vertical") { Sidebar() }
        Tab("About", systemImage: "info.circle") { Text("All about it") }
      }
    }
    person.type(":land")
    #expect(person.sees("Row › Land"))
    person.press(.enter)
    #expect(person.sees("Nothing but Land"))
    person.type(":about")
    #expect(person.sees("Tab › About"))
    person.press(.enter)
    #expect(person.sees("All about it"))
  }

  @Test func matchesInTheNameComeBeforeMatchesInTheDescription() {
    let person = person()
    person.type(":app")
    #expect(person.sees("Ends the app"))
    person.press(.character("u"), .control)
    person.type("opens")
    #expect(person.words.contains { $0.contains("❯ Page › Further") })
  }
}

private struct Sidebar: View {
  @State private var shelf: String?
  var body: some View {
    NavigationSplitView {
      List(["Sea", "Land"], id: \.self, selection: $shelf) { Text($0) }
    } detail: {
      Text("Nothing but \(shelf ?? "air")")
    }
  }
}
