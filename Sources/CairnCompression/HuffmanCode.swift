/// A canonical prefix code, defined by the lengths of its words.
struct HuffmanCode {
  /// The length of each symbol's word, or 0 for unused symbols.
  let lengths: [UInt8]
  /// The words, with their first bit lowest, as they are written.
  let words: [UInt16]

  init(lengths: [UInt8]) {
    self.lengths = lengths
    var counts = [Int](repeating: 0, count: DeflateFormat.longestCode + 1)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: DeflateFormat.longestCode + 2)
    for length in 1...DeflateFormat.longestCode { next[length + 1] = (next[length] + counts[length]) << 1 }
    words = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return Self.reversed(next[Int(length)], Int(length))
    }
  }

  private static func reversed(_ word: Int, _ length: Int) -> UInt16 {
    var word = word
    var result: UInt16 = 0
    for _ in 0..<length {
      result = result << 1 | UInt16(word & 1)
      word >>= 1
    }
    return result
  }

  /// The code that makes a text with these frequencies shortest, with no word longer than a limit.
  init(frequencies: [Int], limit: Int) {
    self.init(lengths: Self.lengths(for: frequencies, limit: limit))
  }

  /// Returns the lengths of the words.
  static func lengths(for frequencies: [Int], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    guard symbols.count > 1 else {
      if let only = symbols.first { lengths[only] = 1 }
      return lengths
    }
    let depths = limited(depths(of: symbols.map { frequencies[$0] }), to: limit)
    for (symbol, depth) in zip(symbols, depths) { lengths[symbol] = UInt8(depth) }
    return lengths
  }

  /// Builds the tree from weights in ascending order, and returns the depth of each leaf. Pairs are made in the order of
  /// their weight, so the next lightest node is either the next leaf or the oldest pair.
  private static func depths(of weights: [Int]) -> [Int] {
    let count = weights.count
    var all = weights
    all.reserveCapacity(2 * count - 1)
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, pair) = (0, count)
    func lightest() -> Int {
      if leaf < count, pair >= all.count || all[leaf] <= all[pair] {
        leaf += 1
        return leaf - 1
      }
      pair += 1
      return pair - 1
    }
    while all.count < 2 * count - 1 {
      let (first, second) = (lightest(), lightest())
      (parents[first], parents[second]) = (all.count, all.count)
      all.append(all[first] + all[second])
    }
    var depths = [Int](repeating: 0, count: all.count)
    for node in stride(from: all.count - 2, through: 0, by: -1) { depths[node] = depths[parents[node]] + 1 }
    return Array(depths[..<count])
  }

  /// Limits the depths, and adjusts others until the code is complete: every sequence of bits decodes, in one way.
  private static func limited(_ depths: [Int], to limit: Int) -> [Int] {
    guard let deepest = depths.max(), deepest > limit else { return depths }
    var depths = depths.map { min($0, limit) }
    // In units of a word of the greatest length.
    var taken = depths.reduce(0) { $0 + 1 << (limit - $1) }
    let room = 1 << limit
    while taken > room {
      guard let next = depths.indices.filter({ depths[$0] < limit }).max(by: { depths[$0] < depths[$1] }) else { break }
      taken -= 1 << (limit - depths[next] - 1)
      depths[next] += 1
    }
    // The last step may have freed more than needed.
    while taken < room, let next = depths.lastIndex(of: limit) {
      taken += 1
      depths[next] -= 1
    }
    return depths
  }

  /// The bits that symbols with these frequencies take.
  func size(of frequencies: [Int]) -> Int {
    var bits = 0
    for index in frequencies.indices where frequencies[index] > 0 { bits += frequencies[index] * Int(lengths[index]) }
    return bits
  }
}
