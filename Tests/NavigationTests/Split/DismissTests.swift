import CairnTesting
import SwiftUI
import Testing

private struct Closing: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View {
    Button("Close \(name)") { dismiss() }
    Text("\(name) \(isPresented ? "presented" : "plain")")
  }
}

private struct Rooms: View {
  @Bindable var library: Library
  @Environment(\.dismiss) private var outerDismiss
  var body: some View {
    NavigationSplitView {
      List(["Woolf"], id: \.self, selection: $library.author) { Text($0) }
      Closing(name: "sidebar")
      Button("Close outside") { outerDismiss() }
    } content: {
      List(["One"], id: \.self, selection: $library.book) { Text($0) }
      Closing(name: "content")
    } detail: {
      NavigationStack(path: $library.path) {
        Closing(name: "detail")
        NavigationLink("Deeper", value: 1)
          .navigationDestination(for: Int.self) { _ in Closing(name: "page") }
      }
    }
  }
}

@MainActor
@Suite("dismiss in the columns of a split view")
struct SplitDismissTests {
  private func chosen() -> Library {
    let library = Library()
    library.author = "Woolf"
    library.book = "One"
    return library
  }

  @Test func N101_collapsedItLeavesTheColumn() throws {
    let library = chosen()
    let host = TestHost { Rooms(library: library) }
    #expect(host.visibleColumns == [.detail])
    try host.tap("Close detail")
    #expect(host.visibleColumns == [.content])
    #expect(library.book == nil)
    try host.tap("Close content")
    #expect(host.visibleColumns == [.sidebar])
    #expect(library.author == nil)
  }

  @Test func N101_expandedItClearsTheSelectionThatLedThere() throws {
    let library = chosen()
    let host = TestHost(width: 1_200) { Rooms(library: library) }
    try host.tap("Close detail")
    #expect(library.book == nil)
    #expect(library.author == "Woolf")
    try host.tap("Close content")
    #expect(library.author == nil)
    #expect(host.visibleColumns == [.sidebar, .content, .detail])
  }

  @Test func N95_aPageOnTheStackIsDismissedFirst() throws {
    let library = chosen()
    for width in [390.0, 1_200] {
      library.path = [1]
      let host = TestHost(width: width) { Rooms(library: library) }
      try host.tap("Close page")
      #expect(library.path == [])
      #expect(library.book == "One")
    }
  }

  @Test func N102_aDismissReadAboveTheSplitViewIsNoneOfIts() throws {
    let library = chosen()
    let host = TestHost(width: 1_200) { Rooms(library: library) }
    try host.tap("Close outside")
    try host.tap("Close sidebar")
    #expect(library.author == "Woolf")
    #expect(library.book == "One")
  }

  @Test func N102_inASheetItClosesTheSheet() throws {
    struct Host: View {
      let library: Library
      @State private var isOpen = true
      var body: some View { Text("Below").sheet(isPresented: $isOpen) { Rooms(library: library) } }
    }
    let library = chosen()
    let host = TestHost(width: 1_200) { Host(library: library) }
    try host.tap("Close detail")
    #expect(library.book == nil)
    #expect(host.sheets == 1)
    try host.tap("Close outside")
    #expect(host.sheets == 0)
  }

  @Test func N98_inTheSidebarThereIsNothingToDismiss() throws {
    for width in [390.0, 1_200] {
      let library = Library()
      let host = TestHost(width: width) { Rooms(library: library) }
      let before = host.tree
      try host.tap("Close sidebar")
      #expect(host.tree == before)
      #expect(host.isVisible("sidebar plain"))
    }
  }

  @Test func N101_itTakesBackWhatALinkOrAnItemHadPutThere() throws {
    struct Filled: View {
      @Bindable var library: Library
      var body: some View {
        NavigationSplitView {
          NavigationLink("By link") { Closing(name: "filling") }
          Button("By item") { library.item = "x" }
            .navigationDestination(item: $library.item) { _ in Closing(name: "item") }
        } detail: {
          Text("Own")
        }
      }
    }
    for width in [390.0, 1_200] {
      let library = Library()
      let host = TestHost(width: width) { Filled(library: library) }
      let before = host.tree
      try host.tap("By link")
      try host.tap("Close filling")
      #expect(host.tree == before)
      try host.tap("By item")
      try host.tap("Close item")
      #expect(library.item == nil)
      #expect(host.tree == before)
    }
  }

  @available(*, deprecated)
  @Test func N104_theOlderPresentationModeDoesTheSame() throws {
    struct Older: View {
      @Environment(\.presentationMode) private var mode
      var body: some View { Button("Close") { mode.wrappedValue.dismiss() } }
    }
    struct Host: View {
      @Bindable var library: Library
      var body: some View {
        NavigationSplitView {
          List(["Woolf"], id: \.self, selection: $library.author) { Text($0) }
        } detail: {
          Older()
        }
      }
    }
    for width in [390.0, 900] {
      let library = Library()
      library.author = "Woolf"
      let host = TestHost(width: width) { Host(library: library) }
      try host.tap("Close")
      #expect(library.author == nil)
    }
  }

  @Test func N96_dismissalBelowOthersTakesThemAlong() throws {
    struct Pages: View {
      @Environment(\.dismiss) private var dismiss
      @Bindable var library: Library
      let number: Int
      var body: some View {
        Text("Number \(number)").onChange(of: library.isShown) { if number == 1 { dismiss() } }
      }
    }
    struct Host: View {
      @Bindable var library: Library
      var body: some View {
        NavigationSplitView {
          Text("Left")
        } detail: {
          NavigationStack(path: $library.path) {
            Text("Root").navigationDestination(for: Int.self) { Pages(library: library, number: $0) }
          }
        }
      }
    }
    let library = Library()
    library.path = [0, 1]
    let host = TestHost(width: 900) { Host(library: library) }
    #expect(host.isVisible("Number 1"))
    library.path = [0, 1, 2]
    host.runPending()
    library.isShown = true
    #expect(host.isVisible("Number 0"))
    #expect(library.path == [0])
  }

  @Test func N103_laterColumnsArePresentedOnlyWhileCollapsed() {
    let host = TestHost(width: 1_200) { Rooms(library: chosen()) }
    #expect(host.isVisible("detail plain"))
    host.resize(width: 390, height: 800)
    #expect(host.isVisible("detail presented"))
    host.resize(width: 1_200, height: 800)
    #expect(host.isVisible("detail plain"))
    #expect(host.isVisible("content plain"))
  }
}
