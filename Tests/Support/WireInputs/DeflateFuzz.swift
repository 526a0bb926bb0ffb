import CairnCompression

/// Random bytes with patterns, compressed and damaged, and what must hold whatever they are.
package enum DeflateFuzz {
  private static let snippets: [[UInt8]] = [[0], [0xFF], [0, 0, 0xFF, 0xFF], [0x05, 0xC0], [0xED, 0xFD]]

  package static func problem(seed: UInt64) -> String? {
    var random = Random(seed: seed)
    let bytes = text(&random)
    let compressed = Deflate.compress(bytes, random.chance(8) ? .thorough : .quick)
    guard (try? Inflate.decompress(compressed, limit: bytes.count)) == bytes else { return "does not come back" }
    if compressed.count > bytes.count + 16 { return "became longer" }
    if !bytes.isEmpty, (try? Inflate.decompress(compressed, limit: bytes.count - 1)) != nil {
      return "beyond its limit"
    }
    let damaged = Mutation.apply(compressed, inserting: snippets, &random)
    let limit = random.below(5_000)
    if let result = try? Inflate.decompress(damaged, limit: limit), result.count > limit { return "beyond its limit" }
    return nil
  }

  /// Bytes of few kinds, with repetitions near and far.
  private static func text(_ random: inout Random) -> [UInt8] {
    let kinds = random.one(of: [1, 2, 20, 256])
    var bytes: [UInt8] = []
    let size = random.one(of: [0, 1, 5, 300, 3_000])
    while bytes.count < size {
      if !bytes.isEmpty, random.chance(3) {
        let start = random.below(bytes.count)
        bytes += bytes[start..<min(bytes.count, start + 1 + random.below(300))]
      } else {
        for _ in 0...random.below(20) { bytes.append(UInt8(random.below(kinds))) }
      }
    }
    return bytes
  }
}
