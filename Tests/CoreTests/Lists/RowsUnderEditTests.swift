import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// Lists with misbehaving data: repeated ids, changing ids, rows removed while they are scrolled, selected or
/// deleted.
@MainActor
@Suite("Lists whose rows change under way")
struct RowsUnderEditTests {
  private struct Item: Identifiable {
    var id: Int
    var name: String
  }

  private struct Items: View {
    let items: Switchboard<[Item]>
    @State private var chosen: Int?

    var body: some View {
      List(selection: $chosen) {
        ForEach(items.value) { Text($0.name) }
          .onDelete { items.value.remove(atOffsets: $0) }
          .onMove { items.value.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private func edit(_ items: inout [Item], _ number: inout Int, _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...items.count, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1:
      number += 1
      // Few ids for many rows, so that they repeat.
      items.insert(Item(id: Int.random(in: 0..<6, using: &random), name: "row \(number)"), at: place)
    case 2 where place < items.count: items.remove(at: place)
    case 3 where place < items.count: items[place].id = Int.random(in: 0..<6, using: &random)
    case 4 where place < items.count:
      number += 1
      items[place].name = "row \(number)"
    case 5: items.shuffle(using: &random)
    default: items.reverse()
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func whatIsShownIsTheData(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var number = 12
    let items = Switchboard((1...12).map { Item(id: $0, name: "row \($0)") })
    let host = TestHost(height: 20_000) { Items(items: items) }
    for step in 0..<80 {
      for _ in 0...Int.random(in: 0...3, using: &random) { edit(&items.value, &number, &random) }
      #expect(host.texts == items.value.map(\.name), "seed \(seed), step \(step)")
      guard let name = items.value.randomElement(using: &random)?.name else { continue }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: try host.delete(name)
      case 1: try host.move(name, before: items.value[0].name)
      case 2: try host.select(name)
      default: break
      }
      #expect(host.texts == items.value.map(\.name), "seed \(seed), step \(step), by hand")
    }
  }

  /// The same if only some rows exist: the visible ones are a contiguous range of the data.
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func whatIsScrolledToIsAStretchOfTheData(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var number = 200
    let items = Switchboard((1...200).map { Item(id: $0, name: "row \($0)") })
    let host = TestHost(height: 300) { Items(items: items) }
    for step in 0..<60 {
      for _ in 0...Int.random(in: 0...5, using: &random) { edit(&items.value, &number, &random) }
      if let name = items.value.randomElement(using: &random)?.name, step % 3 == 0 { try host.scroll(to: name) }
      let names = items.value.map(\.name)
      let shown = host.texts
      let start = try #require(shown.first.flatMap { names.firstIndex(of: $0) }, "seed \(seed), step \(step)")
      #expect(Array(names[start...].prefix(shown.count)) == shown, "seed \(seed), step \(step)")
    }
  }

  @Test func anObjectThatRenamesItselfIsShownAsItIs() throws {
    final class Track: Identifiable {
      var id: Int
      var name: String
      init(_ id: Int) {
        self.id = id
        name = "track \(id)"
      }
    }
    struct Tracks: View {
      @State private var tracks = (1...3).map { Track($0) }
      @State private var plays = 0
      var body: some View {
        List {
          ForEach(tracks) { Text($0.name) }
          Button("Rename \(plays)") {
            tracks[1].name = "renamed"
            plays += 1
          }
          Button("Renumber") {
            for track in tracks { track.id += 1 }
            plays += 1
          }
        }
      }
    }
    let host = TestHost { Tracks() }
    try host.tap("Rename 0")
    #expect(host.texts == ["track 1", "renamed", "track 3", "Rename 1", "Renumber"])
    try host.tap("Renumber")
    #expect(host.texts == ["track 1", "renamed", "track 3", "Rename 2", "Renumber"])
  }

  @Test func aRowMayTakeItselfAwayWhileItIsUsed() throws {
    struct Notes: View {
      @State private var notes = ["a", "b", "c"]
      @State private var chosen: Set<String> = ["a", "c"]
      var body: some View {
        List(selection: $chosen) {
          ForEach(notes, id: \.self) { note in Button("drop \(note)") { notes.removeAll { $0 == note } } }
        }
        Text("\(chosen.count) chosen")
        Button("Fill") { notes = ["c", "a"] }
      }
    }
    let host = TestHost { Notes() }
    for note in ["b", "a", "c"] { try host.tap("drop \(note)", role: .button) }
    // The app owns the selection: a removed row stays selected until the app changes it.
    #expect(host.texts == ["2 chosen", "Fill"])
    try host.tap("Fill")
    #expect(host.texts == ["drop c", "drop a", "2 chosen", "Fill"])
  }
}
