import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Commands and menus")
struct CommandTests {
  @MainActor fileprivate final class Log {
    static var lines: [String] = []
  }

  private struct ShapeCommands: Commands {
    @FocusedValue(\.commandTestName) private var name

    var body: some Commands {
      CommandMenu("Shapes") {
        Button("Add a Circle") { Log.lines.append("circle for \(name ?? "no one")") }.keyboardShortcut("k")
        Button("Add a Square") {}.disabled(true)
      }
    }
  }

  private struct Drawing: App {
    var body: some Scene {
      WindowGroup {
        Text("Canvas").focusedSceneValue(\.commandTestName, "Ada")
      }
      .commands {
        ShapeCommands()
        CommandGroup(after: .newItem) { Button("New Folder") { Log.lines.append("folder") } }
        CommandGroup(replacing: .help) { Button("Handbook") { Log.lines.append("help") } }
      }
    }
  }

  @Test func menusStandInTheOrderPeopleKnow() {
    let host = TestHost(Drawing.self)
    #expect(host.menus.map(\.name) == ["File", "Shapes", "Help"])
    #expect(
      host.menus.map(\.items) == [["New Window", "New Folder"], ["Add a Circle", "Add a Square"], ["Handbook"]])
  }

  @Test func aCommandActsOnWhatTheWindowInFrontOffers() throws {
    Log.lines = []
    let host = TestHost(Drawing.self)
    try host.choose("Add a Circle", fromMenu: "Shapes")
    try host.choose("New Folder", fromMenu: "File")
    #expect(Log.lines == ["circle for Ada", "folder"])
    #expect(throws: TestHostError.self) { try host.choose("Add a Square", fromMenu: "Shapes") }
    #expect(throws: TestHostError.self) { try host.choose("Anything", fromMenu: "Nowhere") }
  }

  @Test func theKeysOfACommandWorkWithoutItsMenu() throws {
    Log.lines = []
    let host = TestHost(Drawing.self)
    try host.press("k", modifiers: .command)
    #expect(Log.lines == ["circle for Ada"])
  }

  @Test func aNewWindowIsAlwaysThereToOpenUnlessItIsReplaced() throws {
    let host = TestHost(Drawing.self)
    try host.press("n", modifiers: .command)
    #expect(host.windows.count == 2)

    struct Single: App {
      var body: some Scene {
        WindowGroup { Text("One") }.commands { CommandGroup(replacing: .newItem) {} }
      }
    }
    let single = TestHost(Single.self)
    #expect(single.menus.isEmpty)
    #expect(throws: TestHostError.self) { try single.press("n", modifiers: .command) }
  }

  @Test func theSidebarCommandHidesTheSidebar() throws {
    struct Mail: App {
      var body: some Scene {
        WindowGroup {
          NavigationSplitView {
            Text("Boxes")
          } detail: {
            Text("Letter")
          }
        }
        .commands { SidebarCommands() }
      }
    }
    let host = TestHost(Mail.self, width: 1000)
    #expect(host.visibleColumns == [.sidebar, .detail])
    try host.choose("Toggle Sidebar", fromMenu: "View")
    #expect(host.visibleColumns == [.detail])
  }

  @Test func commandsCanBeTakenAwayOrReplaced() {
    struct Bare: App {
      var body: some Scene {
        WindowGroup { Text("One") }
          .commands { CommandMenu("Gone") { Button("Lost") {} } }
          .commandsReplaced { CommandMenu("Kept") { Button("Found") {} } }
      }
    }
    #expect(TestHost(Bare.self).menus.map(\.name) == ["File", "Kept"])
  }

  @Test func commandsFollowTheStateOfTheApp() throws {
    struct Switching: App {
      @State private var isOn = false
      var body: some Scene {
        WindowGroup { Button("Switch") { isOn.toggle() } }
          .commands {
            if isOn { CommandMenu("Extra") { Button("More") {} } }
            CommandMenu("Always") { Button(isOn ? "On" : "Off") {} }
          }
      }
    }
    let host = TestHost(Switching.self)
    #expect(host.menus.map(\.name) == ["File", "Always"])
    try host.tap("Switch")
    #expect(host.menus.map(\.name) == ["File", "Extra", "Always"])
    #expect(host.menus.last?.items == ["On"])
  }
}

private struct CommandTestNameKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var commandTestName: String? {
    get { self[CommandTestNameKey.self] }
    set { self[CommandTestNameKey.self] = newValue }
  }
}
