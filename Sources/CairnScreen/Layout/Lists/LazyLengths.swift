import Foundation

/// How long the items of a lazy container are: measured where they have been on the screen, guessed elsewhere.
///
/// The guess is made once, from the first items measured. A guess that followed the average would move everything
/// that lies far from the start each time another item is measured.
struct LazyLengths {
  private(set) var count: Int
  private let spacing: CGFloat
  private var guess: CGFloat?
  private var known: [Int: CGFloat] = [:]
  /// What the known items of a block are longer than guessed, together.
  private var surplus: [Int: CGFloat] = [:]

  private static let blockLength = 128

  init(count: Int, spacing: CGFloat) {
    self.count = count
    self.spacing = spacing
  }

  /// The same guess for items that may be others.
  func forgotten(count: Int) -> LazyLengths {
    var new = LazyLengths(count: count, spacing: spacing)
    new.guess = guess
    return new
  }

  var isGuessed: Bool { guess == nil }

  /// Takes note of the lengths of items.
  mutating func learn(_ lengths: [(item: Int, length: CGFloat)]) {
    if guess == nil, !lengths.isEmpty {
      guess = lengths.reduce(0) { $0 + $1.length } / CGFloat(lengths.count)
    }
    for (item, length) in lengths where known[item] != length {
      surplus[item / Self.blockLength, default: 0] += length - self.length(of: item)
      known[item] = length
    }
  }

  func length(of item: Int) -> CGFloat { known[item] ?? guess ?? 0 }

  /// Where an item begins; for the item after the last, where that one would.
  func start(of item: Int) -> CGFloat {
    var start = CGFloat(item) * ((guess ?? 0) + spacing)
    let block = item / Self.blockLength
    for (index, extra) in surplus where index < block { start += extra }
    var index = block * Self.blockLength
    while index < item {
      if let length = known[index] { start += length - (guess ?? 0) }
      index += 1
    }
    return start
  }

  /// From the start of the first item to the end of the last.
  var total: CGFloat { count == 0 ? 0 : start(of: count) - spacing }

  /// The items any part of which lies within a stretch.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, end >= start else { return 0..<0 }
    let first = item(at: start)
    let last = item(at: end)
    return first..<last + 1
  }

  private func item(at position: CGFloat) -> Int {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if self.start(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
