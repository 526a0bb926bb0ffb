/// Damages bytes as a careless or hostile client would.
package enum Mutation {
  package static func apply(_ bytes: [UInt8], inserting snippets: [[UInt8]], _ random: inout Random) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<random.one(of: [0, 1, 1, 2, 4, 8]) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      switch random.below(6) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes[place] ^= 1 << UInt8(random.below(8))
      case 2: bytes.insert(contentsOf: random.one(of: snippets), at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(12)))
      case 4:
        let part = bytes[place..<min(bytes.count, place + 1 + random.below(40))]
        bytes.insert(contentsOf: Array(part), at: random.below(bytes.count))
      default: bytes.removeLast(bytes.count - place)
      }
    }
    return bytes
  }
}
