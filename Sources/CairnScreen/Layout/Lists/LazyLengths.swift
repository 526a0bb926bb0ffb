import Foundation

/// The lengths of a lazy container's items: measured where they have been on the screen, estimated elsewhere.
///
/// The estimate is made once, from the first measured items. An estimate that followed the average would move
/// everything far from the start each time another item is measured. Only items that differ from the estimate
/// are stored, so uniform items take no memory.
struct LazyLengths {
  private(set) var count: Int
  private let spacing: CGFloat
  private var guess: CGFloat?
  /// For each item of a block, its length minus the estimate; empty for blocks without differences.
  private var surplus: [[CGFloat]] = []
  /// The sums of the surplus in each block.
  private var blockSurplus: [CGFloat] = []

  private static let blockLength = 128

  init(count: Int, spacing: CGFloat) {
    self.count = count
    self.spacing = spacing
  }

  /// Returns the same estimate for items that may be different.
  func forgotten(count: Int) -> LazyLengths {
    var new = LazyLengths(count: count, spacing: spacing)
    new.guess = guess
    return new
  }

  var isGuessed: Bool { guess == nil }

  /// Records the measured lengths of items.
  mutating func learn(_ lengths: [(item: Int, length: CGFloat)]) {
    if lengths.isEmpty { return }
    let guess = self.guess ?? lengths.reduce(0) { $0 + $1.length } / CGFloat(lengths.count)
    self.guess = guess
    for (item, length) in lengths {
      let change = length - guess - extra(of: item)
      if change != 0 { add(change, to: item) }
    }
  }

  private mutating func add(_ change: CGFloat, to item: Int) {
    let block = item / Self.blockLength
    while surplus.count <= block {
      surplus.append([])
      blockSurplus.append(0)
    }
    if surplus[block].isEmpty { surplus[block] = [CGFloat](repeating: 0, count: Self.blockLength) }
    surplus[block][item % Self.blockLength] += change
    blockSurplus[block] += change
  }

  private func extra(of item: Int) -> CGFloat {
    let block = item / Self.blockLength
    return block < surplus.count && !surplus[block].isEmpty ? surplus[block][item % Self.blockLength] : 0
  }

  func length(of item: Int) -> CGFloat { guess.map { $0 + extra(of: item) } ?? 0 }

  /// The distance between the starts of two items of estimated length.
  private var step: CGFloat { (guess ?? 0) + spacing }

  /// Returns where an item begins. The index after the last item is valid.
  func start(of item: Int) -> CGFloat {
    var start = CGFloat(item) * step
    let block = item / Self.blockLength
    for extra in blockSurplus.prefix(block) { start += extra }
    guard block < surplus.count, !surplus[block].isEmpty else { return start }
    for extra in surplus[block].prefix(item % Self.blockLength) { start += extra }
    return start
  }

  /// The distance from the start of the first item to the end of the last.
  var total: CGFloat { count == 0 ? 0 : start(of: count) - spacing }

  /// Returns the items that intersect a range.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, end >= start else { return 0..<0 }
    let first = item(at: start)
    return first..<max(item(at: end), first) + 1
  }

  /// Returns the last item that begins at or before a position.
  private func item(at position: CGFloat) -> Int {
    // First find the block: the last one that begins before the position.
    var block = 0
    var start: CGFloat = 0
    let blockStep = CGFloat(Self.blockLength) * step
    while block < blockSurplus.count, start + blockStep + blockSurplus[block] <= position {
      start += blockStep + blockSurplus[block]
      block += 1
    }
    var item = block * Self.blockLength
    if block >= blockSurplus.count, step > 0 {
      // All later items have the estimated length.
      let further = ((position - start) / step).rounded(.down)
      item += Int(min(max(further, 0), CGFloat(max(count - 1 - item, 0))))
      start = self.start(of: item)
    }
    while item + 1 < count {
      let next = start + step + extra(of: item)
      if next > position { break }
      start = next
      item += 1
    }
    return min(item, count - 1)
  }
}
