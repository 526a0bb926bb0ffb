import Foundation
import Testing

@testable import CairnScreen

/// Lengths of items, some measured and some estimated, compared to a plain list.
@Suite("Lengths of lazy items")
struct LazyLengthsTests {
  private static let spacing: CGFloat = 4

  private func expectAlike(_ lengths: LazyLengths, _ plain: [CGFloat], _ seed: UInt64) {
    var start: CGFloat = 0
    var starts: [CGFloat] = []
    for length in plain {
      starts.append(start)
      start += length + Self.spacing
    }
    for (item, expected) in starts.enumerated() where item % 7 == 0 {
      #expect(abs(lengths.start(of: item) - expected) < 1e-6, "seed \(seed), item \(item)")
      #expect(abs(lengths.length(of: item) - plain[item]) < 1e-6, "seed \(seed), item \(item)")
    }
    #expect(abs(lengths.total - (start - Self.spacing)) < 1e-6, "seed \(seed)")
    for position in stride(from: -10, through: start + 50, by: 333.5) {
      let first = starts.lastIndex { $0 <= position } ?? 0
      let last = starts.lastIndex { $0 <= position + 100 } ?? 0
      #expect(lengths.items(from: position, to: position + 100) == first..<last + 1, "seed \(seed), at \(position)")
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5]) func measuredAndGuessedItemsAddUp(seed: UInt64) {
    var numbers = SeededNumbers(seed)
    let count = Int.random(in: 1...900, using: &numbers)
    var lengths = LazyLengths(count: count, spacing: Self.spacing)
    lengths.learn([(0, 20)])
    var plain = [CGFloat](repeating: 20, count: count)
    expectAlike(lengths, plain, seed)
    for _ in 0..<20 {
      let first = Int.random(in: 0..<count, using: &numbers)
      let seen = first..<min(first + 30, count)
      let measured = seen.map { (item: $0, length: CGFloat(Int.random(in: 0...60, using: &numbers))) }
      for (item, length) in measured { plain[item] = length }
      lengths.learn(measured)
    }
    expectAlike(lengths, plain, seed)
  }

  @Test func theGuessIsTheAverageOfWhatIsMeasuredFirst() {
    var lengths = LazyLengths(count: 1_000, spacing: 0)
    lengths.learn([(0, 10), (1, 30)])
    #expect(lengths.total == CGFloat(20_000))
    #expect(lengths.items(from: 15, to: 45) == 1..<3)
    #expect(lengths.forgotten(count: 10).total == CGFloat(200))
  }

  @Test func nothingIsInAListOfNothing() {
    var lengths = LazyLengths(count: 0, spacing: 8)
    lengths.learn([])
    #expect(lengths.total == 0)
    #expect(lengths.items(from: 0, to: 100).isEmpty)
  }
}
