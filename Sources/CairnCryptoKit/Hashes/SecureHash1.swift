/// SHA-1 (FIPS 180-4).
struct SecureHash1: BlockHash, Sendable {
  static let blockSize = 64
  static let lengthSize = 8
  static let isBigEndian = true

  private var words: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]

  mutating func mix(_ bytes: [UInt8], at start: Int) {
    var schedule = [UInt32](repeating: 0, count: 80)
    for index in 0..<16 { schedule[index] = .big(bytes, start + 4 * index) }
    for index in 16..<80 {
      let mixed = schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
      schedule[index] = mixed.rotatedLeft(1)
    }
    var (a, b, c, d, e) = (words[0], words[1], words[2], words[3], words[4])
    for step in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch step / 20 {
        case 0: (b & c | ~b & d, 0x5A82_7999)
        case 1: (b ^ c ^ d, 0x6ED9_EBA1)
        case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let sum = a.rotatedLeft(5) &+ mixed &+ e &+ constant &+ schedule[step]
      (e, d, c, b, a) = (d, c, b.rotatedLeft(30), a, sum)
    }
    words[0] &+= a
    words[1] &+= b
    words[2] &+= c
    words[3] &+= d
    words[4] &+= e
  }

  var output: [UInt8] { words.flatMap(\.bigEndianBytes) }
}
