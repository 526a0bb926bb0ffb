import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("The columns of a split view")
struct ColumnTests {
  @Test func N173_twoColumnsAreSidebarAndDetailAndThreeHaveContentBetween() {
    #expect(TestHost(width: 1_200) { ShelfView(library: Library()) }.visibleColumns == [.sidebar, .detail])
    let three = TestHost(width: 1_200) { LibraryView(library: Library()) }
    #expect(three.visibleColumns == [.sidebar, .content, .detail])
    #expect(three.texts(in: .sidebar) == ["Authors", "Woolf", "Kafka"])
    #expect(three.texts(in: .content) == ["Books", "One", "Two"])
    #expect(three.texts(in: .detail) == ["No book", "Book none", "Read"])
  }

  @Test func N174_aNarrowWindowHasOneColumn() {
    let host = TestHost(width: 599) { LibraryView(library: Library()) }
    #expect(host.isCollapsed)
    #expect(host.visibleColumns == [.sidebar])
    host.resize(width: 600, height: 844)
    #expect(!host.isCollapsed)
  }

  @Test func N185_N191_detailOnlyHidesEveryLeadingColumn() {
    let library = Library()
    library.visibility = .detailOnly
    let host = TestHost(width: 1_200) { LibraryView(library: library) }
    #expect(host.visibleColumns == [.detail])
    #expect(host.texts == ["No book", "Book none", "Read"])
  }

  @Test func N186_N187_doubleColumnAndAll() {
    let library = Library()
    library.visibility = .doubleColumn
    let three = TestHost(width: 1_200) { LibraryView(library: library) }
    let two = TestHost(width: 1_200) { ShelfView(library: library) }
    #expect(three.visibleColumns == [.content, .detail])
    #expect(two.visibleColumns == [.sidebar, .detail])
    library.visibility = .all
    #expect(three.visibleColumns == [.sidebar, .content, .detail])
    #expect(two.visibleColumns == [.sidebar, .detail])
  }

  @Test func N188_N189_N190_automaticFollowsTheWidthAndIsNeverWritten() {
    let library = Library()
    let three = TestHost(width: 999) { LibraryView(library: library) }
    let two = TestHost(width: 600) { ShelfView(library: library) }
    #expect(three.visibleColumns == [.content, .detail])
    #expect(two.visibleColumns == [.sidebar, .detail])
    three.resize(width: 1_000, height: 800)
    #expect(three.visibleColumns == [.sidebar, .content, .detail])
    three.resize(width: 400, height: 800)
    #expect(three.visibleColumns == [.sidebar])
    #expect(library.visibility == .automatic)
  }

  @Test func N192_theToggleWritesWhatIsShownThen() throws {
    let library = Library()
    let host = TestHost(width: 800) { ShelfView(library: library) }
    try host.tap("Toggle Sidebar")
    #expect(library.visibility == .detailOnly)
    #expect(host.visibleColumns == [.detail])
    try host.tap("Toggle Sidebar")
    #expect(library.visibility == .all)
    #expect(host.visibleColumns == [.sidebar, .detail])
  }

  @Test func N192_ofThreeColumnsTheContentComesBackFirst() throws {
    let library = Library()
    library.visibility = .detailOnly
    let host = TestHost(width: 1_200) { LibraryView(library: library) }
    try host.tap("Toggle Sidebar")
    #expect(library.visibility == .doubleColumn)
    try host.tap("Toggle Sidebar")
    #expect(library.visibility == .all)
    try host.tap("Toggle Sidebar")
    #expect(host.visibleColumns == [.content, .detail])
  }

  @Test func aToggleWorksWithoutABinding() throws {
    let host = TestHost(width: 800) {
      NavigationSplitView {
        Text("Left")
      } detail: {
        Text("Right")
      }
    }
    try host.tap("Toggle Sidebar")
    #expect(host.texts == ["Right"])
    try host.tap("Toggle Sidebar")
    #expect(host.texts == ["Left", "Right"])
  }

  @Test func aBindingThatRefusesHasTheLastWord() throws {
    let host = TestHost(width: 800) {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("Left")
      } detail: {
        Text("Right")
      }
    }
    try host.tap("Toggle Sidebar")
    #expect(host.visibleColumns == [.sidebar, .detail])
  }

  @Test func N193_N194_theToggleStandsOverTheSidebarAndElseOverTheNextColumn() throws {
    let host = TestHost(width: 1_200) { LibraryView(library: Library()) }
    #expect(host.column(of: "Toggle Sidebar") == .sidebar)
    try host.tap("Toggle Sidebar")
    #expect(host.column(of: "Toggle Sidebar") == .content)
    #expect(host.bar == [], "it is none of the app's items")
  }

  @Test func theToggleStaysWhenPagesComeAndGo() throws {
    let library = Library()
    library.visibility = .detailOnly
    let host = TestHost(width: 800) { ShelfView(library: library) }
    try host.tap("Read")
    #expect(host.column(of: "Toggle Sidebar") == .detail)
    #expect(host.backLabel == "No book")
    try host.goBack()
    #expect(host.column(of: "Toggle Sidebar") == .detail)
  }

  @Test func theToggleStandsAlsoWhereThereIsNoTitle() throws {
    struct Bare: View {
      var body: some View {
        NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
          Text("Left")
        } detail: {
          NavigationStack { NavigationLink("Go") { Text("There") } }
        }
      }
    }
    let host = TestHost(width: 800) { Bare() }
    #expect(host.isVisible("Toggle Sidebar"))
    try host.tap("Go")
    #expect(host.isVisible("Toggle Sidebar"))
    try host.goBack()
    #expect(host.isVisible("Toggle Sidebar"))
    #expect(host.texts == ["Go"])
  }

  @Test func N193_theSidebarCanRemoveTheToggle() throws {
    struct Removing: View {
      @State private var removes = true
      var body: some View {
        NavigationSplitView {
          Button("Change") { removes.toggle() }.toolbar(removing: removes ? .sidebarToggle : nil)
        } detail: {
          Text("Right")
        }
      }
    }
    let host = TestHost(width: 800) { Removing() }
    #expect(!host.isVisible("Toggle Sidebar"))
    try host.tap("Change")
    #expect(host.isVisible("Toggle Sidebar"))
    try host.tap("Change")
    #expect(!host.isVisible("Toggle Sidebar"))
  }

  @Test func onlyTheSidebarCanRemoveTheToggle() {
    let host = TestHost(width: 800) {
      NavigationSplitView {
        Text("Left")
      } detail: {
        Text("Right").toolbar(removing: .sidebarToggle)
      }
    }
    #expect(host.isVisible("Toggle Sidebar"))
  }

  @Test func collapsedThereIsNoToggle() {
    let host = TestHost { LibraryView(library: Library()) }
    #expect(!host.isVisible("Toggle Sidebar"))
    host.resize(width: 800, height: 800)
    #expect(host.isVisible("Toggle Sidebar"))
  }

  @Test func N199_togglingQuicklyLeavesNothingHalfShown() throws {
    let library = Library()
    let host = TestHost(width: 1_200) { LibraryView(library: library) }
    let before = host.tree
    for _ in 0..<10 { try host.doubleTap("Toggle Sidebar") }
    #expect(host.visibleColumns == [.sidebar, .content, .detail])
    #expect(host.tree == before)
    #expect(library.visibility == .all)
  }

  @Test func N211_aStackInTheDetailShowsItsRootWhileItsPathIsEmpty() throws {
    let library = Library()
    let host = TestHost(width: 1_200) { LibraryView(library: library) }
    try host.tap("Woolf")
    try host.tap("Two")
    #expect(host.pages == ["Two"])
    library.path = [3]
    #expect(host.pages == ["Two", "Page 3"])
    library.path = []
    #expect(host.pages == ["Two"])
  }

  @Test func N253_eachColumnHasABarOfItsOwn() {
    struct Bars: View {
      var body: some View {
        NavigationSplitView {
          Text("Left").toolbar { Button("New") {} }
        } detail: {
          Text("Right").navigationTitle("Title")
            .toolbar {
              ToolbarItem(placement: .principal) { Text("Middle") }
              ToolbarItem(placement: .primaryAction) { Button("Share") {} }
            }
        }
      }
    }
    let host = TestHost(width: 800) { Bars() }
    #expect(host.column(of: "New") == .sidebar)
    #expect(host.column(of: "Share") == .detail)
    #expect(host.texts(in: .detail) == ["Middle", "Share", "Right"], "the principal item is in place of the title")
  }

  @Test func N214_splitViewsInsideOthersAreShown() throws {
    struct Nested: View {
      var body: some View {
        NavigationStack {
          NavigationLink("In") {
            NavigationSplitView {
              NavigationLink("Inner") { Text("From the inner one") }
            } detail: {
              NavigationSplitView {
                Text("Left")
              } detail: {
                Text("Right")
              }
            }
          }
        }
      }
    }
    for width in [400.0, 800] {
      let host = TestHost(width: width) { Nested() }
      try host.tap("In")
      try host.tap("Inner")
      #expect(host.texts.contains("From the inner one"))
      host.resize(width: 1_200 - width, height: 800)
      #expect(host.texts.contains("From the inner one"))
    }
  }

  @Test func N215_anInspectorInAColumnMayHoldAStack() throws {
    struct Inspected: View {
      var body: some View {
        NavigationSplitView {
          NavigationLink("Go") { Text("There") }
        } detail: {
          Text("Right").inspector(isPresented: .constant(true)) {
            NavigationStack { NavigationLink("More") { Text("All about it") } }
          }
        }
      }
    }
    let host = TestHost(width: 900) { Inspected() }
    try host.tap("More")
    #expect(host.texts.contains("All about it"))
    #expect(host.texts.contains("Right"), "the stack is none of the column's")
    try host.tap("Go")
    #expect(host.texts.contains("There"))
  }
}
