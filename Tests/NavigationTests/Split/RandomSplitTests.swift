import CairnTesting
import SwiftUI
import Testing

/// Split views of every configuration, and all actions of a person and the app.
@MainActor
@Suite("Random split views")
struct RandomSplitTests {
  /// The configuration of a split view.
  private struct Make {
    let hasContent: Bool
    let hasVisibility: Bool
    let hasPreferred: Bool
    /// Whether the sidebar, the content and the detail contain stacks.
    let stacks: [Bool]
    let style: Int

    init(_ random: inout Random) {
      hasContent = random.below(2) == 0
      hasVisibility = random.below(2) == 0
      hasPreferred = random.below(3) == 0
      stacks = (0..<3).map { _ in random.below(2) == 0 }
      style = random.below(3)
    }
  }

  /// Tracks the visible views from outside.
  @MainActor
  private final class Presence {
    private(set) var count: [String: Int] = [:]
    func change(_ name: String, by change: Int) { count[name, default: 0] += change }
  }

  /// A view with its own state, which reports when it appears and disappears.
  private struct Guest: View {
    let name: String
    let presence: Presence
    @State private var taps = 0
    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }
        .onAppear { presence.change(name, by: 1) }
        .onDisappear { presence.change(name, by: -1) }
    }
  }

  private struct Column<Content: View>: View {
    let hasStack: Bool
    @ViewBuilder let content: Content
    var body: some View { if hasStack { NavigationStack { content } } else { content } }
  }

  private struct Side: View {
    @Bindable var library: Library
    let presence: Presence
    var body: some View {
      VStack {
        Guest(name: "side", presence: presence)
        List(["Woolf", "Kafka"], id: \.self, selection: $library.author) { Text($0) }
        NavigationLink("Settings") { Guest(name: "settings", presence: presence).navigationTitle("Settings page") }
        NavigationLink("Help") { Guest(name: "help", presence: presence) }.isDetailLink(false)
        NavigationLink("Jump", value: 40)
      }
      .navigationTitle("Authors")
      .navigationDestination(item: $library.item) { item in
        Guest(name: "item", presence: presence)
        Text(item)
      }
    }
  }

  private struct Middle: View {
    @Bindable var library: Library
    let presence: Presence
    var body: some View {
      VStack {
        Guest(name: "middle", presence: presence)
        List(["One", "Two"], id: \.self, selection: $library.book) { Text($0) }
        NavigationLink("About") { Guest(name: "about", presence: presence).navigationTitle("About page") }
        NavigationLink("Leap", value: 50)
      }
      .navigationTitle("Books")
    }
  }

  private struct Last: View {
    @Bindable var library: Library
    let presence: Presence
    var body: some View {
      VStack {
        Guest(name: "root", presence: presence)
        NavigationLink("Read", value: 1)
        NavigationLink("More") { Guest(name: "more", presence: presence).navigationTitle("More page") }
      }
      .navigationTitle(library.book ?? "No book")
      .navigationDestination(for: Int.self) { page in
        VStack {
          Guest(name: "page", presence: presence)
          NavigationLink("Turn", value: page + 1)
        }
        .navigationTitle("Page \(page)")
      }
    }
  }

  private struct Whole: View {
    let make: Make
    @Bindable var library: Library
    let presence: Presence

    var body: some View {
      switch make.style {
      case 0: split.navigationSplitViewStyle(.automatic)
      case 1: split.navigationSplitViewStyle(.balanced)
      default: split.navigationSplitViewStyle(.prominentDetail)
      }
    }

    @ViewBuilder private var split: some View {
      switch (make.hasContent, make.hasVisibility, make.hasPreferred) {
      case (true, true, true):
        NavigationSplitView(columnVisibility: $library.visibility, preferredCompactColumn: $library.preferred) {
          side
        } content: {
          middle
        } detail: {
          last
        }
      case (true, true, false):
        NavigationSplitView(columnVisibility: $library.visibility) {
          side
        } content: {
          middle
        } detail: {
          last
        }
      case (true, false, true):
        NavigationSplitView(preferredCompactColumn: $library.preferred) {
          side
        } content: {
          middle
        } detail: {
          last
        }
      case (true, false, false):
        NavigationSplitView {
          side
        } content: {
          middle
        } detail: {
          last
        }
      case (false, true, true):
        NavigationSplitView(columnVisibility: $library.visibility, preferredCompactColumn: $library.preferred) {
          side
        } detail: {
          last
        }
      case (false, true, false):
        NavigationSplitView(columnVisibility: $library.visibility) {
          side
        } detail: {
          last
        }
      case (false, false, true):
        NavigationSplitView(preferredCompactColumn: $library.preferred) {
          side
        } detail: {
          last
        }
      case (false, false, false):
        NavigationSplitView {
          side
        } detail: {
          last
        }
      }
    }

    private var side: some View { Column(hasStack: make.stacks[0]) { Side(library: library, presence: presence) } }
    private var middle: some View { Column(hasStack: make.stacks[1]) { Middle(library: library, presence: presence) } }
    @ViewBuilder private var last: some View {
      if make.stacks[2] {
        NavigationStack(path: $library.path) { Last(library: library, presence: presence) }
      } else {
        Last(library: library, presence: presence)
      }
    }
  }

  private static let widths = [390.0, 599, 600, 700, 999, 1_000, 1_400]

  /// Everything that must be the same when the window has its old width again.
  private struct Snapshot: Equatable {
    let tree: String
    let pages: [String]
    let state: [String]

    @MainActor init(_ host: TestHost, _ library: Library) {
      // Queried first, because it creates pages that were never shown, and the back button is named after its
      // destination.
      pages = host.pages
      tree = host.tree
      state = [
        "\(library.visibility)", "\(library.preferred)", library.author ?? "", library.book ?? "", "\(library.path)",
        library.item ?? "",
      ]
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func thereAndBackIsTheIdentityAndWhatIsSeenIsWhatIsSo(_ seed: UInt64) throws {
    var random = Random(seed)
    let make = Make(&random)
    let library = Library()
    let presence = Presence()
    let host = TestHost(width: Self.widths[random.below(Self.widths.count)]) {
      Whole(make: make, library: library, presence: presence)
    }
    for step in 0..<25 {
      let did = act(on: host, library, &random)
      let width = Self.widths[random.below(Self.widths.count)]
      let place: Comment = "seed \(seed), step \(step): \(did), at \(width), \(make)"
      host.resize(width: width, height: 800)
      let before = Snapshot(host, library)
      try #require(host.isCollapsed == (width < 600), place)
      try #require(host.visibleColumns == expectedColumns(make, library, host, width) ?? host.visibleColumns, place)
      try #require(host.isCollapsed ? host.visibleColumns.count == 1 : true, place)
      try #require((host.backLabel == nil) == (host.depth == 0), place)
      for (name, count) in presence.count {
        let isSeen = host.texts.contains { $0.hasPrefix(name + " ") && Int($0.dropFirst(name.count + 1)) != nil }
        try #require(count == (isSeen ? 1 : 0), "\(name) in \(host.texts), \(place)")
      }
      for row in ["Woolf", "Kafka"] where host.isVisible(row) {
        try #require(host.isSelected(row) == (library.author == row), place)
      }
      host.resize(width: Self.widths[random.below(Self.widths.count)], height: 800)
      host.resize(width: width, height: 800)
      try #require(Snapshot(host, library) == before, place)
    }
    host.resize(width: 390, height: 800)
    let depth = host.depth
    let pages = host.pages
    var steps = 0
    while host.backLabel != nil, steps <= depth {
      try host.goBack()
      steps += 1
      #expect(host.pages == pages.dropLast(steps), "Every Back is one page. seed \(seed), \(make)")
    }
    #expect(steps == depth, "seed \(seed), \(make)")
    #expect(host.visibleColumns == [.sidebar], "seed \(seed)")
    if !make.hasPreferred {
      #expect(library.author == nil, "seed \(seed)")
      if make.stacks[2] { #expect(library.path == [], "seed \(seed)") }
    }
    #expect(!host.diagnostics.contains { $0.severity == .error }, "seed \(seed): \(host.diagnostics)")
  }

  /// Returns the expected columns of an expanded split view, or `nil` if the person's own choice is unknown
  /// here.
  private func expectedColumns(
    _ make: Make, _ library: Library, _ host: TestHost, _ width: Double
  ) -> [NavigationSplitViewColumn]? {
    guard make.hasVisibility, width >= 600 else { return nil }
    let all: [NavigationSplitViewColumn] = make.hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    switch library.visibility {
    case .all: return all
    case .doubleColumn: return all.suffix(2)
    case .detailOnly: return [.detail]
    default: return all.suffix(make.style == 2 ? 1 : width < 1_000 ? 2 : 3)
    }
  }

  /// Performs one action of a person or the app, in whatever state it is.
  private func act(on host: TestHost, _ library: Library, _ random: inout Random) -> String {
    switch random.below(10) {
    case 0: library.author = [nil, "Woolf", "Kafka"][random.below(3)]
    case 1: library.book = [nil, "One", "Two"][random.below(3)]
    case 2: library.path = [[], [1], [1, 2], [7]][random.below(4)]
    case 3: library.item = [nil, "x", "y"][random.below(3)]
    case 4: library.visibility = [.automatic, .all, .doubleColumn, .detailOnly][random.below(4)]
    case 5: library.preferred = [.sidebar, .content, .detail][random.below(3)]
    case 6:
      try? host.goBack()
      return "Back"
    default:
      let labels = [
        "Woolf", "Kafka", "One", "Two", "Settings", "Help", "Jump", "About", "Leap", "Read", "More", "Turn",
        "Toggle Sidebar", "side 0", "middle 0", "root 0", "about 0", "settings 0", "item 0", "page 0", "Authors",
        "Books", "No book", "Page 1",
      ]
      let label = labels[random.below(labels.count)]
      try? host.tap(label)
      return "a tap on \(label)"
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
