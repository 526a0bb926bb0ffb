/// Finds earlier occurrences of bytes.
struct MatchFinder {
  struct Match: Equatable {
    var length: Int
    var distance: Int
  }

  private let bytes: [UInt8]
  private let window: Int
  private let effort: Int
  private let hashBits: Int
  /// The last position with a hash, and for each position the one before it with the same hash.
  private var heads: [Int32]
  private var links: [Int32]

  /// - Parameter effort: The maximum number of earlier positions to compare.
  init(_ bytes: [UInt8], window: Int, effort: Int) {
    self.bytes = bytes
    self.window = window
    self.effort = effort
    // A small text gets a small table, because the table is cleared each time.
    hashBits = min(15, max(8, Int.bitWidth - bytes.count.leadingZeroBitCount))
    heads = [Int32](repeating: -1, count: 1 << hashBits)
    links = [Int32](repeating: -1, count: bytes.count)
  }

  private func hash(at index: Int) -> Int {
    let three = UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
    return Int((three &* 0x9E37_79B1) >> UInt32(32 - hashBits))
  }

  /// Remembers a position.
  mutating func insert(_ index: Int) {
    guard index + DeflateFormat.shortestMatch <= bytes.count else { return }
    let hash = hash(at: index)
    links[index] = heads[hash]
    heads[hash] = Int32(index)
  }

  /// Returns the longest match with a position that is longer than a length, the nearest of several.
  func longestMatch(at index: Int, longerThan least: Int) -> Match? {
    let most = min(DeflateFormat.longestMatch, bytes.count - index)
    guard most >= DeflateFormat.shortestMatch, least < most else { return nil }
    var best: Match?
    var length = max(least, DeflateFormat.shortestMatch - 1)
    var candidate = Int(heads[hash(at: index)])
    var tries = effort
    while candidate >= 0, index - candidate <= window, tries > 0 {
      // Most candidates fail at the byte that would make them better.
      if bytes[candidate + length] == bytes[index + length], bytes[candidate] == bytes[index] {
        let same = common(candidate, index, most)
        if same > length {
          best = Match(length: same, distance: index - candidate)
          length = same
          if same == most { break }
        }
      }
      candidate = Int(links[candidate])
      tries -= 1
    }
    return best
  }

  /// Calls a closure with each match that is longer than all nearer ones, nearest first.
  func eachMatch(at index: Int, _ body: (Match) -> Void) {
    var length = DeflateFormat.shortestMatch - 1
    let most = min(DeflateFormat.longestMatch, bytes.count - index)
    guard most > length else { return }
    var candidate = Int(heads[hash(at: index)])
    var tries = effort
    while candidate >= 0, index - candidate <= window, tries > 0 {
      let same = common(candidate, index, most)
      if same > length {
        body(Match(length: same, distance: index - candidate))
        length = same
        if same == most { return }
      }
      candidate = Int(links[candidate])
      tries -= 1
    }
  }

  private func common(_ earlier: Int, _ later: Int, _ most: Int) -> Int {
    var count = 0
    while count < most, bytes[earlier + count] == bytes[later + count] { count += 1 }
    return count
  }
}
