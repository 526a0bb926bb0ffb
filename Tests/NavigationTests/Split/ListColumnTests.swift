import CairnCore
import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Lists in columns")
struct ListColumnTests {
  private struct Links: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("Value", value: 1)
          NavigationLink("View") { Text("Shown") }
          Text("Plain")
        }
      } detail: {
        NavigationStack { Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") } }
      }
    }
  }

  @Test func N145_N146_linksAreMarkedOnlyWhileCollapsed() {
    let host = TestHost { Links() }
    #expect(host.linkMarks == 2)
    host.resize(width: 900, height: 800)
    #expect(host.linkMarks == 0)
    host.resize(width: 390, height: 800)
    #expect(host.linkMarks == 2)
  }

  @Test func N145_linksInTheLastColumnAreMarked() {
    let host = TestHost(width: 900) {
      NavigationSplitView {
        List { NavigationLink("Aside", value: 1) }
      } detail: {
        NavigationStack { List { NavigationLink("On") { Text("There") } } }
      }
    }
    #expect(host.linkMarks == 1, "they push, while those beside them change what this column shows")
  }

  @Test func N145_inAStackLinksAreMarked() {
    let host = TestHost { NavigationStack { List { NavigationLink("On") { Text("There") } } } }
    #expect(host.linkMarks == 1)
    #expect(host.texts == ["On"], "a mark says nothing")
  }

  @Test func theMarkMayBeHiddenOrAskedFor() {
    let hidden = TestHost {
      NavigationStack {
        List {
          NavigationLink("One") { Text("1") }.navigationLinkIndicatorVisibility(.hidden)
          NavigationLink("Two") { Text("2") }
        }
      }
    }
    #expect(hidden.linkMarks == 1)
    let all = TestHost {
      NavigationStack { List { NavigationLink("One") { Text("1") } }.navigationLinkIndicatorVisibility(.hidden) }
    }
    #expect(all.linkMarks == 0)
    let asked = TestHost(width: 900) {
      NavigationSplitView {
        List { NavigationLink("One") { Text("1") } }.navigationLinkIndicatorVisibility(.visible)
      } detail: {
        Text("Root")
      }
    }
    #expect(asked.linkMarks == 1)
  }

  @Test func N231_aListInTheSidebarTakesTheSidebarStyleUnlessItSaysOtherwise() {
    func looks<S: View, D: View>(_ sidebar: S, _ detail: D) -> [ListLook?] {
      let host = TestHost(width: 900) {
        NavigationSplitView {
          sidebar
        } detail: {
          detail
        }
      }
      return [.sidebar, .detail].map { place in
        host.column(place)?.firstInside { $0.role == .list }?.traits?[ListLookTrait.self]
      }
    }
    #expect(looks(List { Text("a") }, List { Text("b") }) == [.sidebar, .automatic])
    #expect(looks(NavigationStack { List { Text("a") } }, Text("b")) == [.sidebar, nil])
    #expect(looks(List { Text("a") }.listStyle(.plain), Text("b")) == [.plain, nil])
  }

  private struct Many: View {
    @Binding var chosen: Set<String>
    var body: some View {
      NavigationSplitView {
        List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0) }
          .navigationTitle("All")
          .toolbar { EditButton() }
      } detail: {
        Text("Chosen \(chosen.sorted().joined(separator: "+"))")
      }
    }
  }

  private struct ManyHost: View {
    @State private var chosen: Set<String> = []
    var body: some View { Many(chosen: $chosen) }
  }

  @Test func N206_N221_inEditModeTapsAddToTheSetAndTakeFromIt() throws {
    let host = TestHost(width: 900) { ManyHost() }
    try host.tap("Edit")
    try host.tap("a")
    try host.tap("c")
    #expect(host.texts(in: .detail) == ["Chosen a+c"])
    try host.tap("a")
    #expect(host.texts(in: .detail) == ["Chosen c"])
    try host.tap("Done")
    #expect(host.texts(in: .detail) == ["Chosen c"], "what is selected stays")
    try host.tap("b")
    #expect(host.texts(in: .detail) == ["Chosen b"], "with a pointer no edit mode is needed")
  }

  @Test func N207_N223_collapsedSelectingSeveralDoesNotNavigateInOrOutsideEditMode() throws {
    let host = TestHost { ManyHost() }
    try host.tap("Edit")
    try host.tap("a")
    try host.tap("b")
    #expect(host.visibleColumns == [.sidebar])
    #expect(host.isSelected("a"))
    #expect(host.isSelected("b"))
    try host.tap("Done")
    #expect(host.visibleColumns == [.sidebar])
    host.resize(width: 900, height: 800)
    #expect(host.texts(in: .detail) == ["Chosen a+b"])
  }

  @Test func N220_oneIsSelectedOutsideEditModeAndInIt() throws {
    struct One: View {
      @Bindable var library: Library
      var body: some View {
        NavigationSplitView {
          List(["One", "Two"], id: \.self, selection: $library.book) { Text($0) }.toolbar { EditButton() }
        } detail: {
          Text("Book \(library.book ?? "none")")
        }
      }
    }
    let library = Library()
    let host = TestHost(width: 900) { One(library: library) }
    try host.tap("One")
    #expect(library.book == "One")
    try host.tap("Edit")
    try host.tap("Two")
    #expect(library.book == "Two")
    #expect(host.texts(in: .detail) == ["Book Two"])
  }

  @Test func editModeIsThatOfOnePage() throws {
    struct Probe: View {
      @Environment(\.editMode) private var editMode
      let name: String
      var body: some View { Text("\(name) \(editMode?.wrappedValue.isEditing == true ? "edits" : "reads")") }
    }
    let host = TestHost(width: 900) {
      NavigationSplitView {
        VStack {
          EditButton()
          Probe(name: "left")
        }
      } detail: {
        Probe(name: "right")
      }
    }
    try host.tap("Edit")
    #expect(host.texts == ["Done", "left edits", "right reads"])
  }

  @Test func N217_N218_aTagAnswersForAnOptionalOfItsTypeAndTheReverse() throws {
    struct Tagged: View {
      @State private var plain: Int?
      @State private var layered: Int??
      var body: some View {
        NavigationSplitView {
          List(selection: $plain) { Text("Plain one").tag(1) }
          List(selection: $layered) {
            Text("Layered one").tag(Int?.some(1))
            Text("No layer").tag(Int?.none)
          }
        } detail: {
          Text("plain \(plain ?? 0)")
          Text("layered \(layered.map { $0.map(String.init) ?? "inner nil" } ?? "outer nil")")
        }
      }
    }
    let host = TestHost(width: 900) { Tagged() }
    #expect(host.texts(in: .detail) == ["plain 0", "layered outer nil"])
    try host.tap("Plain one")
    try host.tap("Layered one")
    #expect(host.texts(in: .detail) == ["plain 1", "layered 1"])
    try host.tap("No layer")
    #expect(host.texts(in: .detail).last == "layered inner nil")
  }

  @Test func N225_aSelectedRowThatIsDeletedLeavesTheDetailToTheApp() throws {
    struct Deleting: View {
      @State private var books = ["One", "Two"]
      @State private var book: String?
      var body: some View {
        NavigationSplitView {
          List(selection: $book) {
            ForEach(books, id: \.self) { Text($0) }
              .onDelete { offsets in
                if offsets.contains(where: { books[$0] == book }) { book = nil }
                books.remove(atOffsets: offsets)
              }
          }
          .navigationTitle("Books")
        } detail: {
          Text("Book \(book ?? "none")").navigationTitle("Reading")
        }
      }
    }
    let host = TestHost(width: 900) { Deleting() }
    try host.tap("One")
    #expect(host.texts(in: .detail).last == "Book One")
    try host.delete("One")
    #expect(host.texts(in: .sidebar) == ["Books", "Two"])
    #expect(host.texts(in: .detail).last == "Book none")
    try host.tap("Two")
    host.resize(width: 390, height: 800)
    #expect(host.pages == ["Books", "Reading"])
  }

  @Test func aListInTheContentThatGivesWayToAnotherIsForgotten() throws {
    struct Swapping: View {
      @Bindable var library: Library
      var body: some View {
        NavigationSplitView {
          List(["Woolf", "Kafka"], id: \.self, selection: $library.author) { Text($0) }.navigationTitle("Authors")
        } content: {
          if library.author == "Kafka" {
            Text("No list here").navigationTitle("Kafka's")
          } else {
            List(["One", "Two"], id: \.self, selection: $library.book) { Text($0) }.navigationTitle("Books")
          }
        } detail: {
          Text("Book \(library.book ?? "none")").navigationTitle("Reading")
        }
      }
    }
    let library = Library()
    let host = TestHost { Swapping(library: library) }
    library.author = "Woolf"
    library.book = "One"
    #expect(host.pages == ["Authors", "Books", "Reading"])
    library.author = "Kafka"
    #expect(host.pages == ["Authors", "Kafka's"], "nothing there leads on")
    library.author = "Woolf"
    #expect(host.pages == ["Authors", "Books", "Reading"])
  }

  @available(*, deprecated)
  @Test func N266_aLinkThatIsScrolledFarAwayKeepsWhatItLedTo() throws {
    struct Long: View {
      @Binding var choice: Int?
      var body: some View {
        NavigationView {
          List(0..<700, id: \.self) { row in
            NavigationLink("Row \(row)", tag: row, selection: $choice) { Tapper(name: "page \(row)") }
          }
          Text("Placeholder")
        }
      }
    }
    let library = Library()
    let choice = Binding<Int?>(get: { library.path.first }, set: { library.path = $0.map { [$0] } ?? [] })
    let host = TestHost(width: 900, height: 5_000) { Long(choice: choice) }
    try host.tap("Row 3")
    try host.tap("page 3 0")
    try host.scroll(to: "Row 699")
    #expect(!host.isVisible("Row 3"))
    #expect(host.texts(in: .detail) == ["page 3 1"])
    #expect(library.path == [3])
    library.path = []
    #expect(host.texts(in: .detail) == ["Placeholder"])
  }

  @Test func whatIsSelectedInAColumnComesBackInANewProcess() throws {
    struct Stored: View {
      @SceneStorage("book") private var book: String?
      var body: some View {
        NavigationSplitView {
          List(["One", "Two"], id: \.self, selection: $book) { Text($0) }.navigationTitle("Books")
        } detail: {
          Text("Book \(book ?? "none")").navigationTitle("Reading")
        }
      }
    }
    let host = TestHost { Stored() }
    try host.tap("Two")
    let restored = try host.terminateAndRestore()
    #expect(restored.pages == ["Books", "Reading"])
    #expect(restored.isVisible("Book Two"))
    try restored.goBack()
    let again = try restored.terminateAndRestore()
    #expect(again.pages == ["Books"])
  }
}

extension TestHost {
  /// The number of rows with a disclosure mark.
  fileprivate var linkMarks: Int {
    _ = texts
    func count(_ element: Element) -> Int {
      var marks = element.children.map(count).reduce(0, +)
      if case .image(let image) = element.content, image.name == "chevron.forward" { marks += 1 }
      return marks
    }
    return host.windows.last?.screen.root.map(count) ?? 0
  }
}
