/// SHA-2 (FIPS 180-4): SHA-256 with words of 32 bits, SHA-384 and SHA-512 with words of 64.
struct SecureHash2<Word: SecureHash2Word>: BlockHash, Sendable {
  static var blockSize: Int { 2 * Word.bitWidth }
  static var lengthSize: Int { Word.bitWidth / 4 }
  static var isBigEndian: Bool { true }

  private var words: [Word]

  init(start: [Word]) { words = start }

  mutating func mix(_ bytes: [UInt8], at start: Int) {
    let (constants, turns) = (Word.constants, Word.turns)
    var schedule = [Word](repeating: 0, count: constants.count)
    for index in 0..<16 { schedule[index] = .big(bytes, start + index * Word.bitWidth / 8) }
    for index in 16..<constants.count {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = early.rotatedRight(turns[6]) ^ early.rotatedRight(turns[7]) ^ early >> turns[8]
      let second = late.rotatedRight(turns[9]) ^ late.rotatedRight(turns[10]) ^ late >> turns[11]
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    var (a, b, c, d) = (words[0], words[1], words[2], words[3])
    var (e, f, g, h) = (words[4], words[5], words[6], words[7])
    for step in 0..<constants.count {
      let turnedE = e.rotatedRight(turns[3]) ^ e.rotatedRight(turns[4]) ^ e.rotatedRight(turns[5])
      let first = h &+ turnedE &+ (e & f ^ ~e & g) &+ constants[step] &+ schedule[step]
      let turnedA = a.rotatedRight(turns[0]) ^ a.rotatedRight(turns[1]) ^ a.rotatedRight(turns[2])
      let second = turnedA &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    words[0] &+= a
    words[1] &+= b
    words[2] &+= c
    words[3] &+= d
    words[4] &+= e
    words[5] &+= f
    words[6] &+= g
    words[7] &+= h
  }

  var output: [UInt8] { words.flatMap(\.bigEndianBytes) }
}

extension SecureHash2 where Word == UInt32 {
  static var sha256: Self {
    Self(start: [
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
      0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ])
  }
}

extension SecureHash2 where Word == UInt64 {
  static var sha384: Self {
    Self(start: [
      0xCBBB_9D5D_C105_9ED8, 0x629A_292A_367C_D507,
      0x9159_015A_3070_DD17, 0x152F_ECD8_F70E_5939,
      0x6733_2667_FFC0_0B31, 0x8EB4_4A87_6858_1511,
      0xDB0C_2E0D_64F9_8FA7, 0x47B5_481D_BEFA_4FA4,
    ])
  }

  static var sha512: Self {
    Self(start: [
      0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B,
      0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1,
      0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F,
      0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179,
    ])
  }
}
