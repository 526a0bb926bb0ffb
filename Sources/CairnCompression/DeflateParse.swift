/// Splits bytes into tokens.
enum DeflateParse {
  /// Returns the tokens found in one pass. A match waits for the next byte, where a longer one may begin.
  static func quick(_ bytes: [UInt8], window: Int, effort: Int) -> [DeflateToken] {
    var finder = MatchFinder(bytes, window: window, effort: effort)
    var tokens: [DeflateToken] = []
    tokens.reserveCapacity(bytes.count / 3)
    var index = 0
    var pending: MatchFinder.Match?
    while index < bytes.count {
      var found = finder.longestMatch(at: index, longerThan: pending?.length ?? 0)
      finder.insert(index)
      if let waiting = pending, found == nil {
        tokens.append(DeflateToken(waiting))
        let end = index - 1 + waiting.length
        for inside in index + 1..<max(end, index + 1) { finder.insert(inside) }
        index = end
        pending = nil
        continue
      }
      // A short reference far back takes more bits than its bytes.
      if let match = found, match.length == DeflateFormat.shortestMatch, match.distance > 4_096 { found = nil }
      if pending != nil {
        tokens.append(DeflateToken(byte: bytes[index - 1]))
      }
      if found == nil { tokens.append(DeflateToken(byte: bytes[index])) }
      pending = found
      index += 1
    }
    return tokens
  }

  /// Returns the tokens with the fewest bits that were found: each pass uses the code lengths of the previous one as
  /// prices.
  static func thorough(_ bytes: [UInt8], window: Int) -> [DeflateToken] {
    var tokens = quick(bytes, window: window, effort: 1_000)
    for _ in 0..<4 { tokens = cheapest(bytes, window: window, prices: DeflatePrices(tokens)) }
    return tokens
  }

  /// The cheapest sequence of tokens for all bytes.
  private static func cheapest(_ bytes: [UInt8], window: Int, prices: DeflatePrices) -> [DeflateToken] {
    var finder = MatchFinder(bytes, window: window, effort: 1_000)
    var costs = [Double](repeating: .infinity, count: bytes.count + 1)
    var last = [DeflateToken](repeating: DeflateToken(byte: 0), count: bytes.count + 1)
    costs[0] = 0
    for index in bytes.indices {
      let byte = costs[index] + prices.literals[Int(bytes[index])]
      if byte < costs[index + 1] {
        costs[index + 1] = byte
        last[index + 1] = DeflateToken(byte: bytes[index])
      }
      var shorter = DeflateFormat.shortestMatch - 1
      finder.eachMatch(at: index) { match in
        let distance = costs[index] + prices.distance(match.distance)
        for length in shorter + 1...match.length {
          let cost = distance + prices.lengths[length]
          if cost < costs[index + length] {
            costs[index + length] = cost
            last[index + length] = DeflateToken(MatchFinder.Match(length: length, distance: match.distance))
          }
        }
        shorter = match.length
      }
      finder.insert(index)
    }
    var tokens: [DeflateToken] = []
    var end = bytes.count
    while end > 0 {
      tokens.append(last[end])
      end -= last[end].isReference ? Int(last[end].value) : 1
    }
    return tokens.reversed()
  }
}

/// The cost of tokens in bits.
private struct DeflatePrices {
  private(set) var literals: [Double]
  /// By the length itself.
  private(set) var lengths: [Double]
  private let distances: [Double]

  init(_ tokens: [DeflateToken]) {
    let counts = TokenCounts(tokens[...])
    literals = Self.bits(counts.literals)
    lengths = (0...DeflateFormat.longestMatch).map { [literals] length in
      guard length >= DeflateFormat.shortestMatch else { return .infinity }
      let symbol = Int(DeflateFormat.lengthSymbols[length])
      return literals[symbol] + Double(DeflateFormat.lengths[symbol - 257].extraBits)
    }
    distances = zip(Self.bits(counts.distances), DeflateFormat.distances).map { $0 + Double($1.extraBits) }
  }

  func distance(_ distance: Int) -> Double { distances[DeflateFormat.distanceSymbol(distance)] }

  private static func bits(_ counts: [Int]) -> [Double] {
    let lengths = HuffmanCode.lengths(for: counts, limit: DeflateFormat.longestCode)
    // A symbol that did not occur may still be worth its price.
    return lengths.map { $0 == 0 ? 13 : Double($0) }
  }
}
