import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// Random edits of a collection, checked against a plain table of each element's expected state.
@MainActor
@Suite("ForEach under random edits")
struct ForEachPropertyTests {
  private struct Row: View {
    let id: Int
    let births: Births
    @State private var taps = 0
    var body: some View {
      Button("row\(String(id)) \(String(taps))") { taps += 1 }
        .onAppear { births.appeared.append(id) }
        .onDisappear { births.disappeared.append(id) }
    }
  }

  @MainActor private final class Births {
    var appeared: [Int] = []
    var disappeared: [Int] = []
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func stateFollowsItsElement(seed: UInt64) throws {
    var random = Xorshift(seed: seed)
    let ids = Switchboard<[Int]>([])
    let births = Births()
    let host = TestHost { Deferred { ForEach(ids.value, id: \.self) { Row(id: $0, births: births) } } }
    var expected: [Int: Int] = [:]
    var nextID = 0

    for step in 0..<60 {
      var new = ids.value
      for _ in 0...Int.random(in: 0...3, using: &random) {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
          new.insert(nextID, at: Int.random(in: 0...new.count, using: &random))
          nextID += 1
        case 2 where !new.isEmpty: new.remove(at: Int.random(in: 0..<new.count, using: &random))
        case 3: new.shuffle(using: &random)
        case 4 where new.count > 1:
          new.move(
            fromOffsets: [Int.random(in: 0..<new.count, using: &random)],
            toOffset: Int.random(in: 0...new.count, using: &random))
        default: break
        }
      }
      let added = Set(new).subtracting(ids.value)
      let removed = Set(ids.value).subtracting(new)
      births.appeared = []
      births.disappeared = []
      ids.value = new
      for id in removed { expected[id] = nil }
      for id in added { expected[id] = 0 }

      let texts = new.map { "row\($0) \(expected[$0, default: 0])" }
      #expect(host.texts == texts, "seed \(seed), step \(step)")
      #expect(births.appeared == new.filter(added.contains), "seed \(seed), step \(step)")
      #expect(Set(births.disappeared) == removed, "seed \(seed), step \(step)")
      #expect(births.disappeared.count == removed.count, "seed \(seed), step \(step)")

      if let id = new.randomElement(using: &random) {
        try host.tap("row\(id) \(expected[id, default: 0])")
        expected[id, default: 0] += 1
      }
    }
    ids.value = []
    #expect(host.texts == [])
  }

  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func bindingsReachTheirElementWhateverItsPlace(seed: UInt64) throws {
    struct Cell: Identifiable, Equatable {
      let id: Int
      var count = 0
    }
    struct Page: View {
      @Bindable var cells: Switchboard<[Cell]>
      var body: some View {
        ForEach($cells.value) { $cell in
          Button("cell\(String(cell.id)) \(String(cell.count))") { cell.count += 1 }
        }
      }
    }
    var random = Xorshift(seed: seed)
    let cells = Switchboard((0..<8).map { Cell(id: $0) })
    let host = TestHost { Page(cells: cells) }
    for step in 0..<40 {
      if step % 3 == 0 { cells.value.shuffle(using: &random) }
      if step % 7 == 6 { cells.value.append(Cell(id: 100 + step)) }
      if step % 5 == 4 { cells.value.remove(at: Int.random(in: 0..<cells.value.count, using: &random)) }
      let before = cells.value
      let index = Int.random(in: 0..<before.count, using: &random)
      try host.tap("cell\(before[index].id) \(before[index].count)")
      var after = before
      after[index].count += 1
      #expect(cells.value == after, "seed \(seed), step \(step)")
      #expect(host.texts == after.map { "cell\($0.id) \($0.count)" }, "seed \(seed), step \(step)")
    }
    #expect(host.diagnostics.isEmpty, "seed \(seed)")
  }
}

private struct Xorshift: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
