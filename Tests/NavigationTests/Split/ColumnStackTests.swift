import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Stacks in the columns of a split view")
struct ColumnStackTests {
  /// A stack in every column, each with a path that the app can see.
  @MainActor @Observable
  fileprivate final class Paths {
    var side: [String] = []
    var middle: [Int] = []
    var last = NavigationPath()
    var author: String?
    var book: String?
  }

  private struct Three: View {
    @Bindable var paths: Paths
    var body: some View {
      NavigationSplitView {
        NavigationStack(path: $paths.side) {
          List(["Woolf", "Kafka"], id: \.self, selection: $paths.author) { Text($0) }
            .navigationTitle("Authors")
            .toolbar {
              NavigationLink("Side page", value: "s")
              NavigationLink("To the middle", value: 5)
              NavigationLink("To the end", value: 2.5)
            }
            .navigationDestination(for: String.self) { Text("Side \($0)").navigationTitle("Side page of \($0)") }
        }
        // As wide as the links in its bar need.
        .navigationSplitViewColumnWidth(480)
      } content: {
        NavigationStack(path: $paths.middle) {
          VStack {
            List(["One", "Two"], id: \.self, selection: $paths.book) { Text($0) }
            NavigationLink("Middle page", value: 1)
            NavigationLink("From the middle to the end", value: 7.5)
          }
          .navigationTitle("Books")
          .navigationDestination(for: Int.self) { Text("Middle \($0)").navigationTitle("Middle \($0)") }
        }
      } detail: {
        NavigationStack(path: $paths.last) {
          NavigationLink("Last page", value: 0.5).navigationTitle("Last")
            .navigationDestination(for: Double.self) { number in
              NavigationLink("Further", value: number + 1).navigationTitle("Last \(String(number))")
            }
        }
      }
    }
  }

  @Test func N208_linksPushOntoTheStackOfTheirColumnAndReplaceWhatLaterOnesShow() throws {
    let paths = Paths()
    let host = TestHost(width: 1_200) { Three(paths: paths) }
    try host.tap("Side page", role: .link)
    #expect(paths.side == ["s"])
    try host.tap("Authors", role: .backButton)
    #expect(paths.side == [])
    try host.tap("Middle page", role: .link)
    #expect(paths.middle == [1])
    try host.tap("To the middle")
    #expect(paths.middle == [5], "the only element of that stack")
    #expect(host.title(of: .content) == "Middle 5")
    try host.tap("Last page", role: .link)
    try host.tap("Further")
    #expect(paths.last.count == 2)
    try host.tap("To the end")
    #expect(paths.last == NavigationPath([2.5]))
    #expect(paths.middle == [5], "and no other")
    try host.tap("Books", role: .backButton)
    try host.tap("From the middle to the end")
    #expect(paths.last == NavigationPath([7.5]))
    #expect(host.pages == ["Last", "Last 7.5"])
  }

  @Test func N209_aSelectionClearsThePathsOfAllLaterColumnsAndOfNoOther() throws {
    let paths = Paths()
    let host = TestHost(width: 1_200) { Three(paths: paths) }
    paths.side = ["x"]
    paths.middle = [1]
    paths.last = NavigationPath([0.5])
    #expect(host.title(of: .content) == "Middle 1")
    paths.book = "One"
    #expect(host.title(of: .detail) == "Last")
    #expect(paths.last.isEmpty)
    #expect(paths.middle == [1], "the stack the list is in stays")
    paths.last = NavigationPath([1.5])
    host.runPending()
    paths.author = "Kafka"
    #expect(host.title(of: .content) == "Books")
    #expect(paths.middle == [])
    #expect(paths.last.isEmpty)
    #expect(paths.side == ["x"])
    #expect(host.title(of: .sidebar) == "Side page of x")
  }

  @Test func N176_collapsedTheLastColumnWithPagesIsOnTop() throws {
    let paths = Paths()
    paths.middle = [1]
    let host = TestHost { Three(paths: paths) }
    #expect(host.visibleColumns == [.content])
    #expect(host.pages == ["Authors", "Middle 1"])
    #expect(host.backLabel == "Authors")
    paths.last = NavigationPath([0.5])
    #expect(host.visibleColumns == [.detail])
    #expect(host.pages == ["Authors", "Middle 1", "Last 0.5"])
    try host.goBack()
    #expect(paths.last.isEmpty)
    #expect(host.title == "Middle 1")
    try host.goBack()
    #expect(paths.middle == [])
    #expect(host.title == "Authors")
    #expect(host.backLabel == nil)
  }

  @Test func N105_theWayBackIsNamedAfterThePageItLeadsToAcrossColumns() throws {
    let paths = Paths()
    let host = TestHost { Three(paths: paths) }
    try host.tap("Woolf")
    #expect(host.backLabel == "Authors")
    #expect(host.isVisible("Authors"))
    try host.tap("Middle page", role: .link)
    try host.tap("Books", role: .backButton)
    try host.tap("One")
    #expect(host.backLabel == "Books")
    try host.tap("Books", role: .backButton)
    try host.tap("Authors", role: .backButton)
    #expect(host.visibleColumns == [.sidebar])
  }

  @Test func tabsInAColumnMayHaveAStackEach() throws {
    struct Tabs: View {
      var body: some View {
        NavigationSplitView {
          Text("Left")
        } detail: {
          TabView {
            Tab("First", systemImage: "1.circle") {
              NavigationStack { NavigationLink("On 1") { Text("Page 1").navigationTitle("P1") }.navigationTitle("R1") }
            }
            Tab("Second", systemImage: "2.circle") {
              NavigationStack { NavigationLink("On 2") { Text("Page 2").navigationTitle("P2") }.navigationTitle("R2") }
            }
          }
        }
      }
    }
    let host = TestHost(width: 900) { Tabs() }
    try host.tap("On 1")
    #expect(host.pages == ["R1", "P1"])
    try host.tap("Second")
    #expect(host.title(of: .detail) == "R2")
    try host.tap("On 2")
    #expect(host.title(of: .detail) == "P2")
    host.resize(width: 390, height: 800)
    #expect(host.title == "P2", "the tab that was seen")
    host.resize(width: 900, height: 800)
    #expect(host.pages == ["R2", "P2"])
    try host.tap("First")
    #expect(host.pages == ["R1", "P1"])
  }

  @Test func N40_aStackThatHasGoneMakesWayForTheNext() throws {
    struct Changing: View {
      @State private var turn = 0
      var body: some View {
        NavigationSplitView {
          Button("Change") { turn += 1 }
          NavigationLink("One", value: 1)
        } detail: {
          NavigationStack {
            Text("Root \(turn)").navigationTitle("Root \(turn)")
              .navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("Page \($0)") }
          }
          .id(turn)
        }
      }
    }
    let host = TestHost(width: 900) { Changing() }
    for turn in 0..<3 {
      #expect(host.pages == ["Root \(turn)"])
      try host.tap("One")
      #expect(host.pages == ["Root \(turn)", "Page 1"])
      try host.tap("Change")
    }
  }

  @Test func theEnvironmentReachesEveryColumnAndSheetsFromThem() throws {
    struct Probe: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("limit \(limit ?? 0)") }
    }
    struct Host: View {
      @State private var isOpen = false
      var body: some View {
        NavigationSplitView {
          Probe()
        } detail: {
          Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) {
              NavigationSplitView {
                Probe()
              } detail: {
                Text("In the sheet")
              }
            }
        }
        .lineLimit(7)
      }
    }
    let host = TestHost(width: 900) { Host() }
    #expect(host.texts(in: .sidebar) == ["limit 7"])
    try host.tap("Open")
    #expect(host.sheets == 1)
    #expect(host.texts == ["limit 7", "In the sheet"])
  }
}
