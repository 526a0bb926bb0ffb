import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// Any number of views that never settle, nested and side by side. Whatever they are, the turn ends, the
/// diagnostic names one of them, and the app responds.
@MainActor @Suite("Combinations of endless loops")
struct EndlessCombinationTests {
  /// A view that never settles, or a container of such views.
  indirect enum Piece: CustomStringConvertible, Sendable {
    case body, preference, geometry, pages, change, leaving, tabs, quiet
    case column([Piece]), row([Piece]), list([Piece]), stack(Piece), button(Piece)

    static func random(_ generator: inout SeededGenerator, depth: Int = 0) -> Piece {
      switch generator.below(depth < 3 ? 13 : 8) {
      case 0: .body
      case 1: .preference
      case 2: .geometry
      case 3: .pages
      case 4: .change
      case 5: .leaving
      case 6: .tabs
      case 7: .quiet
      case 8: .column(several(&generator, depth))
      case 9: .row(several(&generator, depth))
      case 10: .list(several(&generator, depth))
      case 11: .stack(random(&generator, depth: depth + 1))
      default: .button(random(&generator, depth: depth + 1))
      }
    }

    private static func several(_ generator: inout SeededGenerator, _ depth: Int) -> [Piece] {
      (0...generator.below(3)).map { _ in random(&generator, depth: depth + 1) }
    }

    /// The views inside that never settle by themselves.
    var loops: Set<String> {
      switch self {
      case .body: ["WritingBody"]
      case .preference: ["RisingPreference"]
      case .geometry: ["RestlessWidth"]
      case .pages: ["Corridor"]
      case .change: ["Chaser"]
      case .leaving: ["Leaver"]
      case .tabs: ["RestlessTabs"]
      case .quiet: []
      case .column(let pieces), .row(let pieces), .list(let pieces): pieces.reduce(into: []) { $0.formUnion($1.loops) }
      case .stack(let piece), .button(let piece): piece.loops
      }
    }

    var description: String {
      switch self {
      case .body: "body"
      case .preference: "preference"
      case .geometry: "geometry"
      case .pages: "pages"
      case .change: "change"
      case .leaving: "leaving"
      case .tabs: "tabs"
      case .quiet: "quiet"
      case .column(let pieces): "column\(pieces)"
      case .row(let pieces): "row\(pieces)"
      case .list(let pieces): "list\(pieces)"
      case .stack(let piece): "stack(\(piece))"
      case .button(let piece): "button(\(piece))"
      }
    }
  }

  private struct PieceView: View {
    let piece: Piece
    var body: some View {
      switch piece {
      case .body: WritingBody()
      case .preference: RisingPreference()
      case .geometry: RestlessWidth()
      case .pages: NavigationStack { Corridor() }
      case .change: Chaser()
      case .leaving: Leaver()
      case .tabs: RestlessTabs()
      case .quiet: Text("Quiet")
      case .column(let pieces): VStack { PieceViews(pieces: pieces) }
      case .row(let pieces): HStack { PieceViews(pieces: pieces) }
      case .list(let pieces): List { PieceViews(pieces: pieces) }
      case .stack(let piece): NavigationStack { PieceView(piece: piece).navigationTitle("Inside") }
      case .button(let piece):
        Button {
        } label: {
          PieceView(piece: piece)
        }
      }
    }
  }

  private struct PieceViews: View {
    let pieces: [Piece]
    var body: some View { ForEach(pieces.indices, id: \.self) { PieceView(piece: pieces[$0]) } }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Text("\(count) counted")
      Button("Count") { count += 1 }
    }
  }

  // MARK: Views that never settle

  private struct WritingBody: View {
    @State private var count = 0
    var body: some View {
      let _ = { count += 1 }()
      Text("\(count) bodies")
    }
  }

  private struct Rising: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct RisingPreference: View {
    @State private var seen = 0
    var body: some View {
      Text("\(seen) seen").preference(key: Rising.self, value: seen + 1).onPreferenceChange(Rising.self) { seen = $0 }
    }
  }

  private struct RestlessWidth: View {
    @State private var width = 10.0
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: Double.self, of: { $0.size.width }) { width = $0 < 200 ? $0 + 1 : 10 }
    }
  }

  private struct Corridor: View {
    @State private var isShown = true
    var body: some View {
      Text("Corridor").navigationTitle("Corridor").navigationDestination(isPresented: $isShown) { Corridor() }
    }
  }

  private struct Chaser: View {
    @State private var count = 0
    var body: some View { Text("\(count) changes").onChange(of: count, initial: true) { count += 1 } }
  }

  private struct Leaver: View {
    @State private var number = 0
    var body: some View {
      Text("Number \(number)").onAppear { number += 1 }.onDisappear { number += 1 }.id(number)
    }
  }

  private struct RestlessTabs: View {
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        Text("One").tabItem { Text("First") }.tag(0).onAppear { tab = 1 }
        Text("Two").tabItem { Text("Second") }.tag(1).onAppear { tab = 0 }
      }
    }
  }

  // MARK: The property

  private static let endless: Set = ["update.endless", "navigation.endless"]

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func everyCombinationEndsIsNamedAndLeavesTheAppAnswering(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let piece = Piece.random(&generator)
    let host = TestHost {
      VStack {
        Counter()
        PieceView(piece: piece)
      }
    }
    await host.settle()
    for diagnostic in host.diagnostics where Self.endless.contains(diagnostic.code) {
      #expect(piece.loops.contains { diagnostic.message.contains($0) }, "\(piece): \(diagnostic)")
    }
    for count in 1...3 {
      try host.tap("Count")
      await host.settle()
      #expect(host.texts.contains("\(count) counted"), "\(piece)")
    }
  }

  @Test(arguments: [Piece.body, .preference, .geometry, .pages, .change, .leaving, .tabs])
  func eachAloneIsFound(piece: Piece) async {
    let host = TestHost { PieceView(piece: piece) }
    await host.settle()
    let found = host.diagnostics.filter { Self.endless.contains($0.code) }
    #expect(found.contains { piece.loops.contains(where: $0.message.contains) }, "\(host.diagnostics)")
  }
}
