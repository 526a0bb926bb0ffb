import Foundation

/// MD5 (RFC 1321).
struct MessageDigest5: BlockHash, Sendable {
  static let blockSize = 64
  static let lengthSize = 8
  static let isBigEndian = false

  private var words: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]

  private static let turns: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
  private static let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }

  mutating func mix(_ bytes: [UInt8], at start: Int) {
    var (a, b, c, d) = (words[0], words[1], words[2], words[3])
    let block = (0..<16).map { UInt32.big(bytes, start + 4 * $0).byteSwapped }
    for step in 0..<64 {
      let (mixed, index): (UInt32, Int) =
        switch step / 16 {
        case 0: (b & c | ~b & d, step)
        case 1: (d & b | ~d & c, (5 * step + 1) % 16)
        case 2: (b ^ c ^ d, (3 * step + 5) % 16)
        default: (c ^ (b | ~d), 7 * step % 16)
        }
      let sum = a &+ mixed &+ Self.constants[step] &+ block[index]
      (a, d, c, b) = (d, c, b, b &+ sum.rotatedLeft(Self.turns[step / 16][step % 4]))
    }
    words[0] &+= a
    words[1] &+= b
    words[2] &+= c
    words[3] &+= d
  }

  var output: [UInt8] { words.flatMap(\.byteSwapped.bigEndianBytes) }
}
