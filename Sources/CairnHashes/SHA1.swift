/// SHA-1 (FIPS 180-4). No longer safe for signatures, but part of protocols such as WebSocket's.
package struct SHA1: RunningHash {
  package static let blockSize = 64
  private var words: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
  private var blocks = Blocks(of: blockSize, lengthSize: 8)

  package init() {}

  package mutating func add(_ bytes: [UInt8]) { mix(blocks.add(bytes)) }

  package func finished() -> [UInt8] {
    var copy = self
    copy.mix(blocks.last)
    return copy.words.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
  }

  private mutating func mix(_ blocks: [UInt8]) {
    func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
    var schedule = [UInt32](repeating: 0, count: 80)
    for start in stride(from: 0, to: blocks.count, by: Self.blockSize) {
      for index in 0..<16 {
        let place = start + 4 * index
        let high = UInt32(blocks[place]) << 24 | UInt32(blocks[place + 1]) << 16
        schedule[index] = high | UInt32(blocks[place + 2]) << 8 | UInt32(blocks[place + 3])
      }
      for index in 16..<80 {
        let mixed = schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
        schedule[index] = rotated(mixed, 1)
      }
      var (a, b, c, d, e) = (words[0], words[1], words[2], words[3], words[4])
      for step in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch step {
          case ..<20: (b & c | ~b & d, 0x5A82_7999)
          case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
          case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        let sum = rotated(a, 5) &+ mixed &+ e &+ constant &+ schedule[step]
        (e, d, c, b, a) = (d, c, rotated(b, 30), a, sum)
      }
      for (index, word) in [a, b, c, d, e].enumerated() { words[index] &+= word }
    }
  }
}
