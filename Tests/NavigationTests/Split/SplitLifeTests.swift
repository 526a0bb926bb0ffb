import CairnTesting
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("What comes and goes in a split view")
struct SplitLifeTests {
  private struct Rooms: View {
    @Bindable var library: Library
    let journal: Journal
    var body: some View {
      NavigationSplitView(columnVisibility: $library.visibility) {
        VStack {
          NavigationLink("Link") { Text("Linked").logged("linked", in: journal) }
          NavigationLink("Other") { Text("Other one").logged("other", in: journal) }
          NavigationLink("Number", value: 1)
        }
        .logged("sidebar", in: journal)
      } detail: {
        NavigationStack(path: $library.path) {
          Text("Root").logged("root", in: journal)
            .navigationDestination(for: Int.self) { number in
              NavigationLink("Page \(number)", value: number + 1).logged("page \(number)", in: journal)
            }
        }
      }
    }
  }

  @Test func onlyWhatIsOnTheScreenAppears() {
    let journal = Journal()
    let wide = TestHost(width: 900) { Rooms(library: Library(), journal: journal) }
    #expect(wide.visibleColumns.count == 2)
    #expect(journal.take() == ["sidebar appears", "root appears"])
    let narrow = TestHost { Rooms(library: Library(), journal: journal) }
    #expect(narrow.visibleColumns.count == 1)
    #expect(journal.take() == ["sidebar appears"])
  }

  @Test func collapsingAndExpandingIsBalanced() {
    let journal = Journal()
    let library = Library()
    library.path = [1]
    let host = TestHost(width: 900) { Rooms(library: library, journal: journal) }
    #expect(journal.take() == ["sidebar appears", "page 1 appears"])
    host.resize(width: 390, height: 800)
    #expect(journal.take() == ["sidebar disappears"])
    host.resize(width: 900, height: 800)
    #expect(journal.take() == ["sidebar appears"])
    library.path = []
    host.runPending()
    #expect(journal.take() == ["root appears", "page 1 disappears"])
    host.resize(width: 390, height: 800)
    #expect(journal.take() == ["root disappears"])
  }

  @Test func fillingAColumnIsOneStep() throws {
    let journal = Journal()
    let host = TestHost(width: 900) { Rooms(library: Library(), journal: journal) }
    _ = journal.take()
    try host.tap("Link")
    #expect(journal.take() == ["linked appears", "root disappears"])
    try host.tap("Other")
    #expect(journal.take() == ["other appears", "linked disappears"])
    try host.tap("Number")
    #expect(journal.take() == ["page 1 appears", "other disappears"], "the root in between nobody saw")
  }

  @Test func hidingTheSidebarIsNoticed() throws {
    let journal = Journal()
    let library = Library()
    let host = TestHost(width: 900) { Rooms(library: library, journal: journal) }
    _ = journal.take()
    try host.tap("Toggle Sidebar")
    #expect(journal.take() == ["sidebar disappears"])
    library.visibility = .all
    host.runPending()
    #expect(journal.take() == ["sidebar appears"])
  }

  @Test func anItemThatBecomesAnotherTouchesNothingElse() throws {
    struct Items: View {
      @Bindable var library: Library
      let journal: Journal
      var body: some View {
        NavigationSplitView {
          Text("Side")
            .navigationDestination(item: $library.item) { Text("Item \($0)").logged("item", in: journal) }
            .navigationDestination(isPresented: $library.isShown) { Text("All").logged("all", in: journal) }
        } detail: {
          Text("Own").logged("own", in: journal)
        }
      }
    }
    let journal = Journal()
    let library = Library()
    let host = TestHost(width: 900) { Items(library: library, journal: journal) }
    _ = journal.take()
    library.item = "a"
    #expect(host.isVisible("Item a"))
    #expect(journal.take() == ["item appears", "own disappears"])
    library.item = "b"
    #expect(host.isVisible("Item b"))
    #expect(journal.take() == [])
    library.item = nil
    library.isShown = true
    #expect(host.isVisible("All"))
    #expect(journal.take() == ["all appears", "item disappears"], "in one turn, without the own content between")
    library.isShown = false
    #expect(host.isVisible("Own"))
    #expect(journal.take() == ["own appears", "all disappears"])
  }

  /// Checks which of the objects created by views in columns stay alive.
  @MainActor
  private final class Register {
    final class Model {}
    private struct Entry { weak var model: Model? }
    private var entries: [Entry] = []

    func make() -> Model {
      let model = Model()
      entries.append(Entry(model: model))
      return model
    }

    var made: Int { entries.count }
    var alive: Int { entries.count { $0.model != nil } }
  }

  private struct Holding: View {
    @State private var model: Register.Model?
    let register: Register
    let name: String
    var body: some View { Text(name).onAppear { if model == nil { model = register.make() } } }
  }

  @Test func whatGivesWayInAColumnIsFreedAtOnce() throws {
    struct Host: View {
      @Bindable var library: Library
      let register: Register
      var body: some View {
        if !library.isShown {
          NavigationSplitView {
            NavigationLink("First") { Holding(register: register, name: "first") }
            NavigationLink("Second") { Holding(register: register, name: "second") }
            NavigationLink("Number", value: 1)
            Text("Item").navigationDestination(item: $library.item) { Holding(register: register, name: $0) }
          } detail: {
            NavigationStack {
              Holding(register: register, name: "own")
                .navigationDestination(for: Int.self) { Holding(register: register, name: "page \($0)") }
            }
          }
        }
      }
    }
    let library = Library()
    let register = Register()
    let host = TestHost(width: 900) { Host(library: library, register: register) }
    for round in 1...10 {
      try host.tap("First")
      #expect(register.alive == 2, "its own root and the first")
      try host.tap("Second")
      library.item = "x"
      #expect(host.isVisible("x"))
      #expect(register.alive == 2)
      try host.tap("Number")
      #expect(register.alive == 2)
      #expect(register.made == 1 + 4 * round)
      try host.goBack()
      #expect(register.alive == 1)
    }
    try host.tap("First")
    host.resize(width: 390, height: 800)
    library.isShown = true
    #expect(host.texts == [])
    #expect(register.alive == 0)
  }

  @Test func everythingThatCameGoesWithTheSplitView() throws {
    struct Host: View {
      @Bindable var library: Library
      let journal: Journal
      @State private var isThere = true
      var body: some View {
        if isThere {
          Rooms(library: library, journal: journal)
            .toolbar { Button("Close") { isThere = false } }
            .onChange(of: library.isShown) { isThere = !library.isShown }
        } else {
          Text("Gone")
        }
      }
    }
    let journal = Journal()
    let library = Library()
    let host = TestHost(width: 900) { Host(library: library, journal: journal) }
    try host.tap("Link")
    let before = host.liveNodes
    _ = journal.take()
    library.isShown = true
    #expect(host.texts == ["Gone"])
    #expect(journal.take().sorted() == ["linked disappears", "sidebar disappears"])
    #expect(host.liveNodes < before)
  }

  @Test(arguments: [390.0, 900]) func whatHappensBehindAnotherTabWaitsForIt(width: Double) throws {
    struct Tabs: View {
      @Bindable var library: Library
      let journal: Journal
      @State private var tab = "rooms"
      var body: some View {
        TabView(selection: $tab) {
          Rooms(library: library, journal: journal).tabItem { Text("Rooms") }.tag("rooms")
          Text("Nothing here").tabItem { Text("Elsewhere") }.tag("elsewhere")
        }
      }
    }
    let journal = Journal()
    let library = Library()
    library.path = [1]
    let host = TestHost(width: width) { Tabs(library: library, journal: journal) }
    try host.tap("Elsewhere")
    _ = journal.take()
    library.path = [1, 2]
    host.runPending()
    #expect(journal.take() == [])
    library.visibility = .detailOnly
    library.path = [3]
    host.runPending()
    try host.tap("Rooms")
    #expect(!host.diagnostics.contains { $0.severity >= .warning })
    #expect(host.isVisible("Page 3"))
  }
}
