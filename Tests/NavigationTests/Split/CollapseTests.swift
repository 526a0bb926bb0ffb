import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("A split view in a narrow window")
struct CollapseTests {
  @Test func N175_N177_selectionsGoFromColumnToColumn() throws {
    let host = TestHost { LibraryView(library: Library()) }
    #expect(host.pages == ["Authors"])
    #expect(host.backLabel == nil)
    try host.tap("Woolf")
    #expect(host.visibleColumns == [.content])
    #expect(host.pages == ["Authors", "Woolf"])
    try host.tap("Two")
    #expect(host.visibleColumns == [.detail])
    #expect(host.pages == ["Authors", "Woolf", "Two"])
    #expect(host.depth == 2)
    #expect(host.backLabel == "Woolf")
  }

  @Test func N176_aStackWithPagesIsOnTopFromTheStart() throws {
    let library = Library()
    library.path = [1]
    let host = TestHost { LibraryView(library: library) }
    #expect(host.visibleColumns == [.detail])
    #expect(host.pages == ["Authors", "Page 1"], "nobody chose the roots in between")
    try host.goBack()
    #expect(host.visibleColumns == [.sidebar])
    #expect(library.path == [])
  }

  @Test func N178_selectionsFromCodeArePushesAndPops() {
    let library = Library()
    let host = TestHost { LibraryView(library: library) }
    library.author = "Kafka"
    #expect(host.visibleColumns == [.content])
    library.book = "One"
    #expect(host.visibleColumns == [.detail])
    library.book = nil
    #expect(host.visibleColumns == [.content])
    library.author = nil
    #expect(host.visibleColumns == [.sidebar])
  }

  @Test func N178_aSelectionInAListThatWasNeverOnTheScreenCounts() {
    let library = Library()
    let host = TestHost { LibraryView(library: library) }
    library.author = "Kafka"
    library.book = "One"
    #expect(host.pages == ["Authors", "Kafka", "One"])
  }

  @Test func N179_goingBackClearsTheSelectionThatLedForward() throws {
    let library = Library()
    let host = TestHost { LibraryView(library: library) }
    try host.tap("Woolf")
    try host.tap("Two")
    try host.tap("Read")
    #expect(host.pages == ["Authors", "Woolf", "Two", "Page 1"])
    try host.goBack()
    #expect(library.book == "Two")
    try host.goBack()
    #expect(library.book == nil)
    #expect(library.author == "Woolf")
    try host.goBack()
    #expect(library.author == nil)
    #expect(host.title == "Authors")
    #expect(throws: TestHostError.self) { try host.goBack() }
  }

  @Test func thereIsOneBackControl() throws {
    let host = TestHost { LibraryView(library: Library()) }
    try host.tap("Woolf")
    try host.tap("Two")
    try host.tap("Woolf", role: .backButton)
    #expect(host.visibleColumns == [.content])
    try host.tap("Authors", role: .backButton)
    #expect(host.visibleColumns == [.sidebar])
  }

  @Test func theHistoryLeadsBackOverSeveralColumns() throws {
    let library = Library()
    let host = TestHost { LibraryView(library: library) }
    try host.tap("Woolf")
    try host.tap("Two")
    try host.tap("Read")
    try host.tap("Turn")
    try host.goBack(to: "Woolf")
    #expect(host.pages == ["Authors", "Woolf"])
    #expect(library.book == nil)
    #expect(library.path == [])
    try host.tap("One")
    try host.goBack(to: "Authors")
    #expect(host.pages == ["Authors"])
    #expect(library.author == nil)
  }

  @Test func theHistoryLeadsBackWithinAColumnToo() throws {
    let library = Library()
    library.author = "Woolf"
    library.book = "One"
    library.path = [1, 2, 3]
    let host = TestHost { LibraryView(library: library) }
    try host.goBack(to: "Page 1")
    #expect(library.path == [1])
    try host.goBack(to: "One")
    #expect(host.pages == ["Authors", "Woolf", "One"])
  }

  @Test func goingBackFromWhatCoversAColumnDoesNotLeadForward() throws {
    struct Covered: View {
      @Bindable var library: Library
      var body: some View {
        NavigationSplitView {
          NavigationLink("Settings") { Text("All settings").navigationTitle("Settings") }.navigationTitle("Side")
        } content: {
          BookList(library: library)
        } detail: {
          Text("Detail").navigationTitle("Detail")
        }
      }
    }
    let library = Library()
    let host = TestHost(width: 1_200) { Covered(library: library) }
    try host.tap("One")
    try host.tap("Settings")
    host.resize(width: 390, height: 800)
    #expect(host.pages == ["Side", "Settings"])
    try host.goBack()
    #expect(host.pages == ["Side"])
    #expect(library.book == nil)
  }

  @Test("What the sidebar's toggle hid is still hidden when there is room again", arguments: [true, false])
  func aNarrowWindowInBetweenKeepsTheVisibility(_ isBound: Bool) throws {
    let library = Library()
    let host = TestHost(width: 1_200) {
      if isBound {
        ShelfView(library: library)
      } else {
        NavigationSplitView {
          BookList(library: library)
        } detail: {
          ReadingStack(library: library)
        }
      }
    }
    try host.tap("Toggle Sidebar")
    for width in [390.0, 700, 590] {
      host.resize(width: width, height: 800)
      #expect(host.isCollapsed == (width < 600))
      host.resize(width: 1_200, height: 800)
      #expect(host.visibleColumns == [.detail])
    }
    if isBound { #expect(library.visibility == .detailOnly) }
    try host.tap("Toggle Sidebar")
    #expect(host.visibleColumns == [.sidebar, .detail])
  }

  @Test func goingBackByDepthCrossesColumnsToo() {
    for depth in 0..<3 {
      let library = Library()
      library.author = "Woolf"
      library.book = "One"
      library.path = [1, 2]
      let host = TestHost { LibraryView(library: library) }
      let pages = host.pages
      #expect(host.host.windows.last?.frontStack?.goBack(toDepth: depth) == true)
      #expect(host.pages == Array(pages.prefix(depth + 1)))
    }
  }

  @Test func aPreferredColumnThatRefusesHasTheLastWord() throws {
    let host = TestHost {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("Left")
      } detail: {
        Text("Right")
      }
    }
    try host.goBack()
    #expect(host.visibleColumns == [.detail])
    #expect(host.texts.contains("Right"))
  }

  @Test func N180_thePreferredColumnIsOnTop() {
    let library = Library()
    library.preferred = .detail
    let host = TestHost { PreferringLibraryView(library: library) }
    #expect(host.visibleColumns == [.detail])
    #expect(host.pages == ["Authors", "Books", "No book"])
    library.preferred = .content
    library.author = "Woolf"
    library.book = "One"
    #expect(host.visibleColumns == [.content], "also where selections are written with it")
    library.book = "Two"
    #expect(host.visibleColumns == [.detail])
  }

  @Test func N181_goingBackWritesThePreferredColumn() throws {
    let library = Library()
    library.preferred = .detail
    let three = TestHost { PreferringLibraryView(library: library) }
    try three.goBack()
    #expect(library.preferred == .content)
    try three.goBack()
    #expect(library.preferred == .sidebar)

    library.preferred = .detail
    let two = TestHost { ShelfView(library: library) }
    try two.goBack()
    #expect(library.preferred == .sidebar)
    #expect(two.visibleColumns == [.sidebar])
  }

  @Test func N182_writingThePreferredColumnMovesThere() {
    let library = Library()
    let host = TestHost { PreferringLibraryView(library: library) }
    library.preferred = .detail
    #expect(host.visibleColumns == [.detail])
    library.preferred = .sidebar
    #expect(host.visibleColumns == [.sidebar])
  }

  @Test func aRowChosenAgainLeadsForwardAgain() throws {
    let library = Library()
    library.author = "Woolf"
    let host = TestHost { PreferringLibraryView(library: library) }
    #expect(host.visibleColumns == [.sidebar])
    try host.tap("Woolf")
    #expect(host.visibleColumns == [.content])
    #expect(library.preferred == .content)
  }

  @Test func aSelectionThatCannotBeClearedStillLetsThePersonBack() throws {
    struct Required: View {
      @State private var choice = "One"
      var body: some View {
        NavigationSplitView {
          List(selection: Binding<String?>(get: { choice }, set: { choice = $0 ?? choice })) {
            ForEach(["One", "Two"], id: \.self) { Text($0) }
          }
          .navigationTitle("All")
        } detail: {
          Text("Chosen \(choice)")
        }
      }
    }
    let host = TestHost { Required() }
    #expect(host.texts.contains("Chosen One"))
    try host.goBack()
    #expect(host.visibleColumns == [.sidebar])
    try host.tap("One")
    #expect(host.texts.contains("Chosen One"))
  }

  @Test func N183_N184_whatTheOtherFormSaysWaits() {
    let library = Library()
    library.visibility = .detailOnly
    library.preferred = .sidebar
    let host = TestHost { ShelfView(library: library) }
    #expect(host.visibleColumns == [.sidebar])
    host.resize(width: 900, height: 800)
    #expect(host.visibleColumns == [.detail])
    library.preferred = .detail
    #expect(host.visibleColumns == [.detail])
    library.visibility = .all
    #expect(host.visibleColumns == [.sidebar, .detail])
    host.resize(width: 390, height: 800)
    #expect(host.visibleColumns == [.detail])
  }

  @Test func N207_aSetOfSelectionsIsNoStepForward() throws {
    struct Many: View {
      @State private var chosen: Set<String> = []
      var body: some View {
        NavigationSplitView {
          List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
        } detail: {
          Text("Chosen \(chosen.sorted().joined())")
        }
      }
    }
    let host = TestHost { Many() }
    try host.tap("a")
    #expect(host.visibleColumns == [.sidebar])
  }
}
