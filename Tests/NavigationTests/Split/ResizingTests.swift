import CairnTesting
import SwiftUI
import Testing

/// Narrow and wide are two views of one state: whatever a person has done, resizing there and back changes
/// nothing.
@MainActor
@Suite("Resizing a split view")
struct ResizingTests {
  /// State in every column, pages, filled columns, selections.
  private struct Everything: View {
    @Bindable var library: Library
    var body: some View {
      NavigationSplitView(columnVisibility: $library.visibility) {
        NavigationStack {
          VStack {
            Tapper(name: "side")
            List(["Woolf", "Kafka"], id: \.self, selection: $library.author) { Text($0) }
            NavigationLink("Settings") { Tapper(name: "settings") }
          }
          .navigationTitle("Authors")
        }
      } content: {
        VStack {
          Tapper(name: "middle")
          List(["One", "Two"], id: \.self, selection: $library.book) { Text($0) }
          NavigationLink("About") { Tapper(name: "about") }
          NavigationLink("Notes") { Tapper(name: "notes") }.isDetailLink(false)
        }
        .navigationTitle("Books")
        .navigationDestination(item: $library.item) { Tapper(name: "item \($0)") }
      } detail: {
        NavigationStack(path: $library.path) {
          VStack {
            Tapper(name: "root")
            NavigationLink("Read", value: 1)
          }
          .navigationTitle(library.book ?? "No book")
          .navigationDestination(for: Int.self) { page in
            VStack {
              Tapper(name: "page \(page)")
              NavigationLink("Turn", value: page + 1)
            }
            .navigationTitle("Page \(page)")
          }
        }
      }
    }
  }

  private static let widths = [390.0, 599, 600, 700, 999, 1_000, 1_400]

  private struct Snapshot: Equatable {
    let tree: String
    let author: String?
    let book: String?
    let path: [Int]
    let item: String?
    let visibility: NavigationSplitViewVisibility

    @MainActor init(_ host: TestHost, _ library: Library) {
      tree = host.tree
      author = library.author
      book = library.book
      path = library.path
      item = library.item
      visibility = library.visibility
    }
  }

  @Test func narrowAndWideAgainLosesNothing() throws {
    let library = Library()
    let host = TestHost(width: 1_400) { Everything(library: library) }
    try host.tap("Woolf")
    try host.tap("One")
    try host.tap("Read")
    try host.tap("Turn")
    try host.tap("page 2 0")
    try host.tap("middle 0")
    try host.tap("Settings")
    try host.tap("settings 0")
    let before = Snapshot(host, library)
    for width in Self.widths {
      host.resize(width: width, height: 800)
      host.resize(width: 1_400, height: 800)
      #expect(Snapshot(host, library) == before)
    }
    host.resize(width: 390, height: 800)
    #expect(host.title == "Page 2")
    #expect(host.isVisible("page 2 1"))
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func whateverWasDoneThereAndBackIsTheIdentity(_ seed: UInt64) throws {
    var random = Random(seed)
    let library = Library()
    let host = TestHost(width: 1_400) { Everything(library: library) }
    for step in 0..<60 {
      let did = act(on: host, library, &random)
      let here = Self.widths[random.below(Self.widths.count)]
      host.resize(width: here, height: 800)
      // Queried first, because it creates pages that were never shown, and the back button is named after its
      // destination.
      let pages = host.pages
      let before = Snapshot(host, library)
      for _ in 0..<3 { host.resize(width: Self.widths[random.below(Self.widths.count)], height: 800) }
      host.resize(width: here, height: 800)
      #expect(Snapshot(host, library) == before, "seed \(seed), step \(step), after \(did) at \(here)")
      #expect(host.pages == pages, "seed \(seed), step \(step), after \(did) at \(here)")
      #expect(host.isCollapsed == (here < 600))
      if host.isCollapsed { #expect((host.backLabel == nil) == (host.depth == 0)) }
    }
  }

  /// Performs one action of a person or the app, in whatever state it is.
  private func act(on host: TestHost, _ library: Library, _ random: inout Random) -> String {
    switch random.below(9) {
    case 0: library.author = [nil, "Woolf", "Kafka"][random.below(3)]
    case 1: library.book = [nil, "One", "Two"][random.below(3)]
    case 2: library.path = [[], [1], [1, 2], [7]][random.below(4)]
    case 3: library.item = [nil, "x", "y"][random.below(3)]
    case 4: library.visibility = [.automatic, .all, .doubleColumn, .detailOnly][random.below(4)]
    case 5: try? host.goBack()
    default:
      let labels = [
        "Woolf", "Kafka", "One", "Two", "Settings", "About", "Notes", "Read", "Turn", "Toggle Sidebar", "side 0",
        "middle 0", "about 0", "root 0", "settings 0", "item x 0", "Back",
        "Authors", "Books",
      ]
      let label = labels[random.below(labels.count)]
      try? host.tap(label)
      return label
    }
    return "a write"
  }
}

/// The same numbers for the same seed.
private struct Random {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % limit
  }
}
