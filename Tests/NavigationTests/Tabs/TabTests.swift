import CairnTesting
import SwiftUI
import Testing

@MainActor
private final class Log {
  var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

private struct Counter: View {
  let name: String
  let log: Log
  @State private var count = 0
  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { log.add("+\(name)") }
      .onDisappear { log.add("-\(name)") }
  }
}

private struct Level: View {
  let name: String
  let depth: Int
  var body: some View {
    NavigationLink("\(name) deeper") { Level(name: name, depth: depth + 1) }
      .navigationTitle("\(name) \(depth)")
  }
}

@MainActor
@Suite("Tabs")
struct TabTests {
  private enum Place: Hashable { case home, mail, search }

  @Test func onlyTheChosenTabIsInViewAndEachKeepsItsState() throws {
    let log = Log()
    let host = TestHost {
      TabView {
        Tab("One", systemImage: "1.circle") { Counter(name: "A", log: log) }
        Tab("Two", systemImage: "2.circle") { Counter(name: "B", log: log) }
      }
    }
    #expect(host.texts == ["A 0", "One", "Two"])
    #expect(host.isSelected("One"))
    #expect(!host.isSelected("Two"))
    #expect(log.take() == ["+A"])
    try host.tap("A 0")
    try host.tap("Two")
    #expect(host.texts == ["B 0", "One", "Two"])
    #expect(log.take() == ["+B", "-A"])
    #expect(host.isSelected("Two"))
    try host.tap("One")
    #expect(host.texts == ["A 1", "One", "Two"])
    #expect(log.take() == ["+A", "-B"])
  }

  @Test func aTabIsMadeWhenItIsFirstShown() throws {
    struct Page: View {
      let number: Int
      var body: some View { Text("Page \(number)") }
    }
    let host = TestHost {
      TabView {
        Page(number: 1).tabItem { Text("First") }
        Page(number: 2).tabItem { Text("Second") }
      }
    }
    #expect(host.bodyRuns(of: Page.self) == 1)
    try host.tap("Second")
    #expect(host.bodyRuns(of: Page.self) == 2)
    try host.tap("First")
    try host.tap("Second")
    #expect(host.bodyRuns(of: Page.self) == 2)
  }

  @Test func theSelectionIsABindingBothWays() throws {
    struct Host: View {
      @State private var place = Place.mail
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: Place.home) { Text("At home") }
          Tab("Mail", systemImage: "envelope", value: .mail) { Button("Go home") { place = .home } }
        }
        Text("Place \(place == .home ? "home" : "mail")")
      }
    }
    let host = TestHost { Host() }
    #expect(host.texts == ["Go home", "Home", "Mail", "Place mail"])
    try host.tap("Go home")
    #expect(host.texts == ["At home", "Home", "Mail", "Place home"])
    try host.tap("Mail")
    #expect(host.texts == ["Go home", "Home", "Mail", "Place mail"])
  }

  @Test func olderTabsAreChosenByTheirTags() throws {
    struct Host: View {
      @State private var chosen: String? = "b"
      var body: some View {
        TabView(selection: $chosen) {
          Text("First").tabItem { Label("A", systemImage: "a.circle") }.tag("a")
          Text("Second").tag("b").tabItem { Text("B") }
          ForEach(["c", "d"], id: \.self) { name in
            Text("Page \(name)").tabItem { Text(name.uppercased()) }.tag(name as String?)
          }
        }
        .onChange(of: chosen) { _, new in last = new ?? "none" }
        Text("Last \(last)")
      }
      @State private var last = ""
    }
    let host = TestHost { Host() }
    #expect(host.texts == ["Second", "A", "B", "C", "D", "Last "])
    try host.tap("D")
    #expect(host.texts == ["Page d", "A", "B", "C", "D", "Last d"])
    try host.tap("A")
    #expect(host.texts == ["First", "A", "B", "C", "D", "Last a"])
  }

  @Test func N281_eachTabKeepsItsStackWhileAnotherIsShown() throws {
    let host = TestHost {
      TabView {
        Tab("A", systemImage: "a") { NavigationStack { Level(name: "Ant", depth: 0) } }
        Tab("B", systemImage: "b") { NavigationStack { Level(name: "Bee", depth: 0) } }
      }
    }
    try host.tap("Ant deeper")
    try host.tap("Ant deeper")
    #expect(host.pages == ["Ant 0", "Ant 1", "Ant 2"])
    try host.tap("B", role: .tab)
    #expect(host.pages == ["Bee 0"])
    try host.tap("Bee deeper")
    try host.tap("A", role: .tab)
    #expect(host.pages == ["Ant 0", "Ant 1", "Ant 2"])
    try host.goBack()
    #expect(host.title == "Ant 1")
    try host.tap("B", role: .tab)
    #expect(host.title == "Bee 1")
  }

  @Test func N114_tappingTheChosenTabPopsTheStackInside() throws {
    struct Host: View {
      @State private var path: [Int] = [1, 2]
      var body: some View {
        TabView {
          Tab("Numbers", systemImage: "number") {
            NavigationStack(path: $path) {
              Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
          }
          Tab("Other", systemImage: "star") { Text("Path \(path.count)") }
        }
      }
    }
    let host = TestHost { Host() }
    #expect(host.depth == 2)
    try host.tap("Numbers")
    #expect(host.depth == 0)
    #expect(host.title == "Root")
    try host.tap("Other")
    #expect(host.texts.contains("Path 0"))
  }

  @Test func pathsCanBeSetInATabThatIsNotShown() throws {
    struct Host: View {
      @State private var path: [Int] = []
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          Tab("Start", systemImage: "play", value: 0) {
            Button("Jump") {
              path = [7]
              tab = 1
            }
          }
          Tab("Numbers", systemImage: "number", value: 1) {
            NavigationStack(path: $path) {
              Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
          }
        }
      }
    }
    let host = TestHost { Host() }
    try host.tap("Jump")
    #expect(host.texts.contains("Page 7"))
    #expect(host.pages == ["Root", ""])
  }

  @Test func badgesHiddenAndDisabledTabs() throws {
    struct Host: View {
      @State private var hides = true
      var body: some View {
        TabView {
          Tab("Inbox", systemImage: "tray") { Button("Show") { hides.toggle() } }.badge(3)
          Tab("Drafts", systemImage: "doc") { Text("Draft list") }.hidden(hides)
          Tab("Sent", systemImage: "paperplane") { Text("Sent list") }.disabled(true)
        }
      }
    }
    let host = TestHost { Host() }
    #expect(host.value(of: "Inbox") == "3")
    #expect(host.texts == ["Show", "Inbox", "Sent"])
    #expect(!host.isEnabled("Sent"))
    #expect(throws: TestHostError.self) { try host.tap("Sent") }
    try host.tap("Show")
    #expect(host.texts == ["Show", "Inbox", "Drafts", "Sent"])
    try host.tap("Drafts")
    #expect(host.texts.first == "Draft list")
  }

  @Test func olderTabsCanHaveBadges() {
    let host = TestHost {
      TabView {
        Text("A").tabItem { Text("First") }.badge("new")
        Text("B").badge(0).tabItem { Text("Second") }
      }
    }
    #expect(host.value(of: "First") == "new")
    #expect(host.value(of: "Second") == nil)
  }

  @Test func aTabThatSearchesStandsAtTheEnd() throws {
    let host = TestHost {
      TabView {
        Tab(role: .search) { Text("Find") }
        Tab("Home", systemImage: "house") { Text("At home") }
      }
    }
    #expect(host.texts == ["At home", "Home", "Search"])
    try host.tap("Search")
    #expect(host.texts.first == "Find")
  }

  @Test func aProminentTabStandsAtTheEndBeforeTheSearch() throws {
    let host = TestHost {
      TabView {
        Tab(role: .search) { Text("Find") }
        Tab("Create", systemImage: "pencil", role: .prominent) { Text("New") }
        Tab("Home", systemImage: "house") { Text("At home") }
      }
    }
    #expect(host.texts == ["At home", "Home", "Create", "Search"])
    try host.tap("Create")
    #expect(host.texts.first == "New")
  }

  @Test func tabsOfACollectionAndOfSectionsStandInOrder() throws {
    struct Lists: TabContent {
      let names: [String]
      var body: some TabContent<String> {
        ForEach(names, id: \.self) { name in Tab(name, systemImage: "list.bullet", value: name) { Text("List \(name)") }
        }
      }
    }
    struct Host: View {
      @State private var chosen = "b"
      @State private var names = ["a", "b"]
      var body: some View {
        TabView(selection: $chosen) {
          Tab("Home", systemImage: "house", value: "home") { Button("Add") { names.insert("0", at: 0) } }
          TabSection("Lists") { Lists(names: names) }
          if names.count > 2 { Tab("Many", systemImage: "plus", value: "many") { Text("Many lists") } }
        }
        .tabViewStyle(.sidebarAdaptable)
      }
    }
    let host = TestHost(width: 390) { Host() }
    #expect(host.texts == ["List b", "Home", "a", "b"])
    try host.tap("Home")
    try host.tap("Add")
    #expect(host.texts == ["Add", "Home", "0", "a", "b", "Many"])
    host.resize(width: 1200, height: 800)
    #expect(host.texts == ["Home", "Lists", "0", "a", "b", "Many", "Add"])
  }

  @Test func pagesAreTurnedOver() throws {
    struct Host: View {
      @State private var page = 0
      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<3) { number in Text("Page \(number)") }
        }
        .tabViewStyle(.page)
        Button("Next") { page += 1 }
      }
    }
    let host = TestHost { Host() }
    #expect(host.texts == ["Page 0", "Next"])
    try host.tap("Next")
    #expect(host.texts == ["Page 1", "Next"])
  }

  @Test func N256_aPageThatHidesTheTabsHidesThemOnlyWhileItIsOnTop() throws {
    let host = TestHost {
      TabView {
        Tab("One", systemImage: "1.circle") {
          NavigationStack {
            NavigationLink("Open") { Text("Full").toolbar(.hidden, for: .tabBar) }.navigationTitle("Root")
          }
        }
        Tab("Two", systemImage: "2.circle") { Text("Other") }
      }
    }
    #expect(host.isVisible("Two"))
    try host.tap("Open")
    #expect(!host.isVisible("Two"))
    try host.goBack()
    #expect(host.isVisible("Two"))
  }

  @Test func titlesAndItemsOfTheChosenTabReachTheStackAroundTheTabs() throws {
    let host = TestHost {
      NavigationStack {
        TabView {
          Tab("One", systemImage: "1.circle") { Text("A").navigationTitle("First").toolbar { Button("Add") {} } }
          Tab("Two", systemImage: "2.circle") { Text("B").navigationTitle("Second") }
        }
      }
    }
    #expect(host.title == "First")
    #expect(host.bar == ["Add"])
    try host.tap("Two")
    #expect(host.title == "Second")
    #expect(host.bar == [])
    try host.tap("One")
    #expect(host.title == "First")
  }

  @Test func aTabThatGoesTakesItsStateAndTheFirstOneIsShown() throws {
    struct Host: View {
      @State private var hasSecond = true
      let log: Log
      var body: some View {
        TabView {
          Tab("One", systemImage: "1.circle") { Text("First") }
          if hasSecond {
            Tab("Two", systemImage: "2.circle") {
              Button("Remove") { hasSecond = false }.onDisappear { log.add("gone") }
            }
          }
        }
      }
    }
    let log = Log()
    let host = TestHost { Host(log: log) }
    try host.tap("Two")
    try host.tap("Remove")
    #expect(host.texts == ["First", "One"])
    #expect(log.take() == ["gone"])
  }

  @Test func aSheetOverTabsCoversThem() throws {
    struct Host: View {
      @State private var isOpen = false
      var body: some View {
        TabView {
          Tab("One", systemImage: "1.circle") {
            Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("Sheet") }
          }
          Tab("Two", systemImage: "2.circle") { Text("Second") }
        }
      }
    }
    let host = TestHost { Host() }
    try host.tap("Open")
    #expect(host.texts == ["Sheet"])
    #expect(throws: TestHostError.self) { try host.tap("Two") }
    try host.dismissSheet()
    try host.tap("Two")
    #expect(host.texts.first == "Second")
  }
}
