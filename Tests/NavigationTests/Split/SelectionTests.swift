import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Selections and the columns of a split view")
struct SplitSelectionTests {
  /// A list of links beside a detail that follows the selection.
  private struct Colors: View {
    @Bindable var library: Library
    var body: some View {
      NavigationSplitView {
        List(["mint", "teal"], id: \.self, selection: $library.book) { NavigationLink($0, value: $0) }
          .navigationTitle("Colors")
      } detail: {
        if let book = library.book {
          Tapper(name: book).navigationTitle(book)
        } else {
          Text("Pick a color")
        }
      }
    }
  }

  @Test func N132_aLinkNobodyElseShowsSetsTheSelectionOfItsList() throws {
    for width in [390.0, 900] {
      let library = Library()
      let host = TestHost(width: width) { Colors(library: library) }
      try host.tap("mint")
      #expect(library.book == "mint")
      #expect(host.isVisible("mint 0"))
      #expect(host.diagnostics.isEmpty)
    }
  }

  @Test func N135_N205_aSelectionFromCodeActivatesItsLink() {
    let library = Library()
    let wide = TestHost(width: 900) { Colors(library: library) }
    let narrow = TestHost { Colors(library: library) }
    library.book = "teal"
    #expect(wide.isSelected("teal"))
    #expect(!wide.isSelected("mint"))
    #expect(wide.texts(in: .detail) == ["teal", "teal 0"])
    #expect(narrow.pages == ["Colors", "teal"])
    library.book = nil
    #expect(!wide.isSelected("teal"))
    #expect(narrow.pages == ["Colors"])
  }

  @Test func N134_aLinkOfAnotherTypeDoesNotSelect() throws {
    struct Mixed: View {
      @Bindable var library: Library
      var body: some View {
        NavigationSplitView {
          List(selection: $library.book) {
            NavigationLink("Text", value: "text")
            NavigationLink("Number", value: 5)
          }
        } detail: {
          Text("Chosen \(library.book ?? "none")")
        }
      }
    }
    let library = Library()
    let host = TestHost(width: 900) { Mixed(library: library) }
    try host.tap("Number")
    #expect(library.book == nil)
    #expect(host.diagnostics.map(\.code) == ["navigation.dead-link"])
    try host.tap("Text")
    #expect(host.isVisible("Chosen text"))
  }

  @Test func N132_aStackThatKnowsTheTypeComesBeforeTheSelection() throws {
    struct Both: View {
      @Bindable var library: Library
      var body: some View {
        NavigationSplitView {
          List(["mint"], id: \.self, selection: $library.book) { NavigationLink($0, value: $0) }
        } detail: {
          NavigationStack {
            Text("Root").navigationDestination(for: String.self) { Text("Shown \($0)") }
          }
        }
      }
    }
    let library = Library()
    let host = TestHost(width: 900) { Both(library: library) }
    try host.tap("mint")
    #expect(library.book == nil)
    #expect(host.texts(in: .detail).last == "Shown mint")
    #expect(host.isSelected("mint"), "its destination is on the screen")
  }

  @Test func N79_theDetailKeepsItsIdentityWhileSomethingIsSelected() throws {
    let library = Library()
    let host = TestHost(width: 900) { Colors(library: library) }
    try host.tap("mint")
    try host.tap("mint 0")
    try host.tap("teal")
    #expect(host.isVisible("teal 1"))
  }

  @Test func N213_conditionalContentFollowsEveryChange() throws {
    let library = Library()
    let host = TestHost(width: 900) { Colors(library: library) }
    for _ in 0..<3 {
      library.book = "mint"
      #expect(host.texts(in: .detail) == ["mint", "mint 0"])
      library.book = nil
      #expect(host.texts(in: .detail) == ["Pick a color"])
    }
    try host.tap("teal")
    #expect(host.texts(in: .detail) == ["teal", "teal 0"])
  }

  @Test func N206_aSetShowsTheDetailForAll() throws {
    struct Many: View {
      @State private var chosen: Set<String> = ["a", "b"]
      var body: some View {
        NavigationSplitView {
          List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0) }
        } detail: {
          Text("Chosen \(chosen.sorted().joined(separator: "+"))")
        }
      }
    }
    let host = TestHost(width: 900) { Many() }
    #expect(host.texts(in: .detail) == ["Chosen a+b"])
    #expect(host.isSelected("a"))
    #expect(!host.isSelected("c"))
  }

  @Test func N209_N210_anotherSelectionClearsThePathOfALaterStack() throws {
    let library = Library()
    let host = TestHost(width: 1_200) { LibraryView(library: library) }
    try host.tap("Woolf")
    try host.tap("One")
    try host.tap("Read")
    try host.tap("Turn")
    #expect(library.path == [1, 2])
    try host.tap("Two")
    #expect(library.path == [], "the app's own path is written")
    #expect(host.pages == ["Two"])
    try host.tap("Read")
    library.author = "Kafka"
    #expect(host.pages == ["Two"])
    #expect(library.path == [])
  }

  @Test func N209_aPathTheStackKeepsToItselfIsClearedToo() throws {
    struct Own: View {
      @Bindable var library: Library
      var body: some View {
        NavigationSplitView {
          List(["One", "Two"], id: \.self, selection: $library.book) { Text($0) }
        } detail: {
          NavigationStack { NavigationLink("More") { Text("Pushed") }.navigationTitle(library.book ?? "None") }
        }
      }
    }
    let library = Library()
    let host = TestHost(width: 900) { Own(library: library) }
    try host.tap("One")
    try host.tap("More")
    #expect(host.depth == 1)
    try host.tap("Two")
    #expect(host.pages == ["Two"])
  }

  @Test func N210_aDeepLinkThatSetsSelectionAndPathKeepsBoth() {
    for width in [390.0, 1_200] {
      let library = Library()
      let host = TestHost(width: width) { LibraryView(library: library) }
      library.author = "Woolf"
      library.book = "One"
      library.path = [1, 2]
      #expect(host.title == "Page 2")
      library.path = [5, 6]
      library.book = "Two"
      #expect(host.title == "Page 6")
      #expect(library.path == [5, 6])
      #expect(library.book == "Two")
    }
  }

  @Test func theSameSelectionAgainClearsNothing() throws {
    let library = Library()
    let host = TestHost(width: 1_200) { LibraryView(library: library) }
    try host.tap("Woolf")
    try host.tap("One")
    try host.tap("Read")
    try host.tap("One", role: .row)
    library.book = "One"
    #expect(library.path == [1])
    #expect(host.title == "Page 1")
  }

  @Test func N204_theAppWiresWhatIsSelected() throws {
    let library = Library()
    let host = TestHost(width: 1_200) { LibraryView(library: library) }
    try host.tap("Kafka")
    #expect(host.title(of: .content) == "Kafka")
    #expect(library.book == nil)
    try host.tap("Two")
    library.author = "Woolf"
    #expect(library.book == "Two", "what later lists have selected is the app's business")
    #expect(host.title(of: .content) == "Woolf")
  }

  @Test func aSelectionTakesBackWhatALinkHadPutInTheDetail() throws {
    struct Mixed: View {
      @Bindable var library: Library
      var body: some View {
        NavigationSplitView {
          List(selection: $library.book) {
            NavigationLink("About") { Text("About this") }
            Text("One").tag("One")
          }
        } detail: {
          Text("Book \(library.book ?? "none")")
        }
      }
    }
    let library = Library()
    let host = TestHost(width: 900) { Mixed(library: library) }
    try host.tap("One")
    try host.tap("About")
    #expect(host.texts(in: .detail) == ["About this"])
    #expect(host.isSelected("About"))
    try host.tap("One")
    #expect(host.texts(in: .detail) == ["Book One"])
    #expect(!host.isSelected("About"))
  }

  @Test func aListOnACoveredPageStillLeads() throws {
    struct Deep: View {
      @Bindable var library: Library
      var body: some View {
        NavigationSplitView {
          NavigationStack {
            List(selection: $library.book) {
              Text("One").tag("One")
              NavigationLink("Settings") { Text("Settings page") }
            }
            .navigationTitle("Side")
          }
        } detail: {
          Text("Book \(library.book ?? "none")").navigationTitle("Detail")
        }
      }
    }
    let library = Library()
    let host = TestHost(width: 900) { Deep(library: library) }
    try host.tap("One")
    try host.tap("Settings")
    host.resize(width: 390, height: 800)
    #expect(host.title == "Detail")
    try host.goBack()
    #expect(library.book == nil)
    #expect(host.texts.last == "Settings page")
  }
}
