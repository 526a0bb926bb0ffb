import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Styles of split views")
struct SplitStyleTests {
  private func library(_ visibility: NavigationSplitViewVisibility) -> Library {
    let library = Library()
    library.visibility = visibility
    return library
  }

  @Test func N195_balancedMakesRoomByShrinkingTheDetail() {
    let library = library(.detailOnly)
    let host = TestHost(width: 900) { ShelfView(library: library).navigationSplitViewStyle(.balanced) }
    #expect(host.extent(of: .detail) == 0...900)
    library.visibility = .all
    #expect(host.extent(of: .sidebar) == 0...280)
    #expect(host.extent(of: .detail) == 280...900)
  }

  @Test func N196_prominentDetailKeepsTheDetailsSize() {
    let library = library(.all)
    let host = TestHost(width: 1_200) { LibraryView(library: library).navigationSplitViewStyle(.prominentDetail) }
    #expect(host.extent(of: .sidebar) == 0...280)
    #expect(host.extent(of: .content) == 280...560)
    #expect(host.extent(of: .detail) == 0...1_200)
    #expect(host.title == "No book", "the detail column is the one spoken of")
    library.visibility = .detailOnly
    #expect(host.extent(of: .detail) == 0...1_200)
  }

  @Test func N196_aProminentDetailOpensAloneAndTheSidebarIsCalledOverIt() throws {
    let library = library(.automatic)
    let host = TestHost(width: 1_200) { ShelfView(library: library).navigationSplitViewStyle(.prominentDetail) }
    #expect(host.visibleColumns == [.detail])
    #expect(host.extent(of: .detail) == 0...1_200)
    #expect(library.visibility == .automatic, "nobody has chosen yet")
    try host.tap("Toggle Sidebar")
    #expect(host.extent(of: .sidebar) == 0...280)
    #expect(host.extent(of: .detail) == 0...1_200)
    try host.tap("Read")
    #expect(host.visibleColumns == [.detail])
  }

  @Test func N197_automaticPutsTheSidebarOverTheOthersWhereItDoesNotFit() {
    let host = TestHost(width: 700) { LibraryView(library: library(.all)) }
    #expect(host.extent(of: .sidebar) == 0...280)
    #expect(host.extent(of: .content) == 0...280)
    #expect(host.extent(of: .detail) == 280...700)
    host.resize(width: 1_200, height: 800)
    #expect(host.extent(of: .content) == 280...560)
  }

  @Test func N198_touchingTheDimmedPartHidesWhatLiesOverIt() throws {
    let library = library(.all)
    let host = TestHost(width: 900) { ShelfView(library: library).navigationSplitViewStyle(.prominentDetail) }
    try host.tap("Read")
    #expect(library.path == [], "it only hides the sidebar")
    #expect(library.visibility == .detailOnly)
    #expect(host.visibleColumns == [.detail])
    try host.tap("Read")
    #expect(library.path == [1])
  }

  @Test func N198_whatLiesOverTheDetailCanBeUsed() throws {
    let library = library(.all)
    let host = TestHost(width: 900) { ShelfView(library: library).navigationSplitViewStyle(.prominentDetail) }
    try host.tap("Two")
    #expect(library.book == "Two")
    #expect(host.visibleColumns == [.sidebar, .detail])
    _ = try? host.tap("Books")
    #expect(host.visibleColumns == [.sidebar, .detail], "a touch on nothing is no touch beside")
  }

  @Test func N198_ofThreeColumnsOnlyTheOverlaidOneIsHidden() throws {
    let library = library(.all)
    let host = TestHost(width: 700) { LibraryView(library: library) }
    try host.tap("Read")
    #expect(library.visibility == .doubleColumn)
    #expect(host.visibleColumns == [.content, .detail])
  }

  @Test func aStyleMayChange() throws {
    struct Changing: View {
      @State private var isProminent = false
      var body: some View {
        let split = NavigationSplitView {
          Tapper(name: "left")
        } detail: {
          Tapper(name: "right")
          Button("Change") { isProminent.toggle() }
        }
        if isProminent {
          split.navigationSplitViewStyle(.prominentDetail)
        } else {
          split.navigationSplitViewStyle(.balanced)
        }
      }
    }
    let host = TestHost(width: 900) { Changing() }
    try host.tap("Change")
    #expect(host.extent(of: .detail) == 0...900)
    try host.tap("Change")
    #expect(host.extent(of: .detail) == 280...900)
  }

  private struct Framed: NavigationSplitViewStyle {
    let note: String
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(note)
        ProminentDetailNavigationSplitViewStyle().makeBody(configuration: configuration)
      }
    }
  }

  @Test func aStyleOfTheAppsOwnPutsViewsAroundOneThereIs() throws {
    struct Host: View {
      @State private var count = 0
      var body: some View {
        NavigationSplitView(columnVisibility: .constant(.all)) {
          Tapper(name: "left")
          Button("More") { count += 1 }
        } detail: {
          Text("Right")
        }
        .navigationSplitViewStyle(Framed(note: "Framed \(count)"))
      }
    }
    let host = TestHost(width: 900) { Host() }
    #expect(host.texts == ["Framed 0", "left 0", "More", "Right"])
    #expect(host.extent(of: .detail) == 0...900)
    try host.tap("left 0")
    try host.tap("More")
    #expect(host.texts == ["Framed 1", "left 1", "More", "Right"])
  }

  @Test func theNearestStyleCounts() {
    let library = library(.all)
    let host = TestHost(width: 900) {
      ShelfView(library: library).navigationSplitViewStyle(.prominentDetail).navigationSplitViewStyle(.balanced)
    }
    #expect(host.extent(of: .detail) == 0...900)
  }
}
