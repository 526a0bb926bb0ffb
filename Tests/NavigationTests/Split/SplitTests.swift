import CairnTesting
import SwiftUI
import Testing

private struct TwoColumns: View {
  @State private var visibility = NavigationSplitViewVisibility.automatic
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      VStack {
        NavigationLink("Mint", value: "mint")
        NavigationLink("About") { Text("About this").navigationTitle("About") }
        Button("Detail only") { visibility = .detailOnly }
      }
      .navigationTitle("Colors")
    } detail: {
      NavigationStack {
        Text("Pick a colour")
          .navigationTitle("Nothing")
          .navigationDestination(for: String.self) { name in
            VStack {
              Text("Colour \(name)")
              NavigationLink("Deeper", value: name + "+")
            }
            .navigationTitle(name)
          }
      }
    }
  }
}

@MainActor
@Suite("A split view")
struct SplitTests {
  @Test func N189_wideShowsBothColumns() {
    let host = TestHost(width: 900) { TwoColumns() }
    #expect(host.visibleColumns == [.sidebar, .detail])
    #expect(!host.isCollapsed)
    #expect(host.title == "Nothing")
    #expect(host.title(of: .sidebar) == "Colors")
  }

  @Test func N185_detailOnlyHidesTheSidebar() throws {
    let host = TestHost(width: 900) { TwoColumns() }
    try host.tap("Detail only")
    #expect(host.visibleColumns == [.detail])
  }

  @Test func N177_compactShowsTheSidebarWhileNothingIsChosen() {
    let host = TestHost { TwoColumns() }
    #expect(host.isCollapsed)
    #expect(host.visibleColumns == [.sidebar])
    #expect(host.backLabel == nil)
  }

  @Test func N131_aValueLinkInTheSidebarFillsTheStackInTheDetail() throws {
    let host = TestHost(width: 900) { TwoColumns() }
    try host.tap("Mint")
    #expect(host.title == "mint")
    try host.tap("Deeper")
    #expect(host.pages == ["Nothing", "mint", "mint+"])
    try host.tap("Mint")
    #expect(host.pages == ["Nothing", "mint"])
  }

  @Test func N178_collapsedTheSameIsAPushAndBackReturns() throws {
    let host = TestHost { TwoColumns() }
    try host.tap("Mint")
    #expect(host.title == "mint")
    #expect(host.visibleColumns == [.detail])
    #expect(host.pages == ["Colors", "mint"])
    try host.goBack()
    #expect(host.title == "Colors")
  }

  @Test func N142_aViewLinkInTheSidebarSetsTheDetail() throws {
    let host = TestHost(width: 900) { TwoColumns() }
    try host.tap("About")
    #expect(host.title(of: .detail) == "About")
    #expect(host.texts.contains("About this"))
  }

  @Test func narrowAndWideAgainLosesNothing() throws {
    let host = TestHost(width: 900) { TwoColumns() }
    try host.tap("Mint")
    try host.tap("Deeper")
    let before = host.tree
    host.resize(width: 390, height: 844)
    #expect(host.title == "mint+")
    host.resize(width: 900, height: 844)
    #expect(host.tree == before)
  }
}
