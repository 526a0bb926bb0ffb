import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Finding and leaving in a terminal")
struct FindingTests {
  struct Reader: App {
    var body: some SwiftUI.Scene {
      WindowGroup("Reader") {
        NavigationStack { Text("Words").toolbar { Button("Share") {} } }
      }
      Settings { Text("All settings") }
    }
  }

  @Test func thePaletteFindsToolbarItemsSettingsAndThemes() {
    let person = Person(width: 80, height: 24, running: Reader())
    person.type(":share")
    #expect(person.sees("Toolbar › Share"))
    person.press(.escape)
    person.type(":contrast")
    person.press(.enter)
    #expect(person.host.theme.name == .contrast)
    person.type(":settings")
    person.press(.enter)
    #expect(person.sees("All settings"))
  }

  @Test func diagnosticsAnswerEvenIfThereAreNone() {
    let person = Person(width: 80, height: 24, running: Reader())
    person.press(.function(12))
    #expect(person.sees("There are no diagnostics."))
    person.press(.down)
    #expect(!person.sees("There are no diagnostics."))
  }

  @Test func theListOfKeysIsGroupedAndDimsWhatDoesNothingHere() throws {
    let person = Person(width: 130, height: 40, environment: ["CAIRN_COLORS": "true"]) { Fruits() }
    person.type("?")
    for title in ["Move", "Go", "Act", "Find and more"] { #expect(person.sees(title)) }
    let dead = try #require(person.place(of: "Choose a tab"))
    let live = try #require(person.place(of: "Show all commands"))
    #expect(person.host.look(x: dead.x, y: dead.y) != person.host.look(x: live.x, y: live.y))
  }

  private struct Searching: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List(["Apple", "Pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { fruit in
          NavigationLink(fruit) { Text(fruit) }
        }
        .navigationTitle("Fruits").searchable(text: $text)
      }
    }
  }

  @Test func escapeEndsASearchFromTheResults() {
    let person = Person(width: 60, height: 14) { Searching() }
    person.type("/Pe")
    #expect(!person.sees("Apple"))
    person.press(.enter)
    while person.host.isEditing { person.press(.tab) }
    #expect(!person.sees("Apple") && person.lines.last?.contains("End search") == true)
    person.press(.escape)
    #expect(person.sees("Apple"))
  }

  @Test func aViewCanPreferTheOtherColorScheme() {
    struct Night: View {
      @State private var isDark = false
      var body: some View {
        Button("Night") { isDark.toggle() }.preferredColorScheme(isDark ? .dark : nil)
      }
    }
    let person = Person(width: 40, height: 12, environment: ["CAIRN_COLORS": "true", "CAIRN_APPEARANCE": "light"]) {
      Night()
    }
    #expect(person.host.theme.scheme == .light && person.host.look(x: 0, y: 0).background.isOwn)
    person.press(.enter)
    #expect(person.host.theme.scheme == .dark)
    let page = person.host.look(x: 0, y: 0).background
    #expect(!page.isOwn && page.relativeLuminance < 0.1)
    person.press(.enter)
    #expect(person.host.theme.scheme == .light && person.host.look(x: 0, y: 0).background.isOwn)
  }

  @Test func aPageWithoutAnythingToPressScrollsByArrows() {
    let person = Person(width: 60, height: 12) {
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationDestination(for: Int.self) { _ in
          ScrollView { ForEach(1..<50) { Text("Line \($0)") } }.navigationTitle("Long").toolbar { Button("Share") {} }
        }
      }
    }
    #expect(person.focus == nil && person.sees("Line 1"))
    person.press(.down, .down, .down)
    #expect(person.focus == nil && person.lines[1].contains("Line 4"))
    person.press(.pageDown)
    #expect(!person.sees("Line 5 "))
  }

  @Test func aMenuOpensAtItsValue() throws {
    let person = Person(width: 60, height: 14) {
      List { Picker("Size", selection: .constant(2)) { ForEach(1..<4) { Text("Size \($0)").tag($0) } } }
    }
    let value = try #require(person.place(of: "Size 2"))
    person.press(.enter)
    let item = try #require(person.place(of: "Size 1"))
    #expect(abs(item.x - value.x) <= 4)
  }

  @Test func aPickerOfLabelsShowsItsValueAtOnce() {
    let person = Person(width: 60, height: 14) {
      List {
        Picker("Place", selection: .constant(2)) {
          Label("Home", systemImage: "house").tag(1)
          Label("Work", systemImage: "briefcase").tag(2)
        }
      }
    }
    #expect(person.lines.contains { $0.contains("Place") && $0.contains("Work") })
  }

  @Test func theLinearModeReadsThePageAndNotTheSidebar() {
    let person = Person(width: 120, height: 30) {
      NavigationSplitView {
        List {
          NavigationLink("Sea") { Text("Nothing but Sea") }; NavigationLink("Land") { Text("Nothing but Land") }
        }
      } detail: {
        Text(
          "Choose a long text whose words are not broken at the edge of the terminal, wherever that is, as each line ends before"
        )
      }
    }
    let narrator = Narrator()
    let first = narrator.news(of: person.host)
    #expect(first.contains("Sea ›"))
    #expect(first.split(separator: "\r\n").allSatisfy { $0.count <= 124 })
    person.press(.enter)
    let news = narrator.news(of: person.host)
    #expect(news.contains("Nothing but Sea") && !news.contains("Land ›"))
  }

  struct TwoWindows: App {
    nonisolated(unsafe) static var opened: [String] = []
    var body: some SwiftUI.Scene {
      WindowGroup("First") { Text("The first window") }
      WindowGroup("Second", id: "second") {
        Text("The second window").onOpenURL { Self.opened.append($0.absoluteString) }
      }
      .defaultLaunchBehavior(.presented)
    }
  }

  @Test func aLinkGoesToAWindowThatHandlesIt() {
    TwoWindows.opened = []
    let person = Person(width: 60, height: 12, running: TwoWindows())
    let first = person.host.session.windows[0]
    person.host.session.bringForward(first)
    person.host.session.open(URL(string: "two://x")!)
    person.host.update()
    #expect(TwoWindows.opened == ["two://x"])
    #expect(person.sees("The second window"))
  }
}
