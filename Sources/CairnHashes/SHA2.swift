/// SHA-256 (FIPS 180-4).
package struct SHA256: RunningHash {
  package static let blockSize = 64
  private var words: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  private var blocks = Blocks(of: blockSize, lengthSize: 8)

  package init() {}

  package mutating func add(_ bytes: [UInt8]) { mix(blocks.add(bytes), into: &words, SHA2Constants.words32) }

  package func finished() -> [UInt8] {
    var copy = self
    mix(blocks.last, into: &copy.words, SHA2Constants.words32)
    return bytes(of: copy.words)
  }
}

/// SHA-512 (FIPS 180-4).
package struct SHA512: RunningHash {
  package static let blockSize = 128
  private var words: [UInt64]
  private var blocks = Blocks(of: blockSize, lengthSize: 16)

  package init() {
    self.init(start: [
      0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1,
      0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F, 0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179,
    ])
  }

  fileprivate init(start: [UInt64]) { words = start }

  package mutating func add(_ bytes: [UInt8]) { mix(blocks.add(bytes), into: &words, SHA2Constants.words64) }

  package func finished() -> [UInt8] {
    var copy = self
    mix(blocks.last, into: &copy.words, SHA2Constants.words64)
    return bytes(of: copy.words)
  }
}

/// SHA-384 (FIPS 180-4): SHA-512 with another start, whose end is left off.
package struct SHA384: RunningHash {
  package static let blockSize = 128
  private var whole = SHA512(start: [
    0xCBBB_9D5D_C105_9ED8, 0x629A_292A_367C_D507, 0x9159_015A_3070_DD17, 0x152F_ECD8_F70E_5939,
    0x6733_2667_FFC0_0B31, 0x8EB4_4A87_6858_1511, 0xDB0C_2E0D_64F9_8FA7, 0x47B5_481D_BEFA_4FA4,
  ])

  package init() {}

  package mutating func add(_ bytes: [UInt8]) { whole.add(bytes) }

  package func finished() -> [UInt8] { Array(whole.finished().prefix(48)) }
}

// Generic over the width of the words, and in this file, so that the compiler writes it for both widths.

private func bytes<Word: FixedWidthInteger>(of words: [Word]) -> [UInt8] {
  words.flatMap { word in
    stride(from: Word.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> Word($0)) }
  }
}

private func mix<Word: FixedWidthInteger>(
  _ blocks: [UInt8], into words: inout [Word], _ constants: SHA2Constants<Word>
) {
  let (turns, steps, width) = (constants.turns, constants.steps, Word.bitWidth / 8)
  func rotated(_ word: Word, _ index: Int) -> Word {
    word &>> turns[index] | word &<< (Word(Word.bitWidth) &- turns[index])
  }
  var schedule = [Word](repeating: 0, count: steps.count)
  for start in stride(from: 0, to: blocks.count, by: 16 * width) {
    for index in 0..<16 {
      var word: Word = 0
      for place in 0..<width { word = word &<< 8 | Word(truncatingIfNeeded: blocks[start + index * width + place]) }
      schedule[index] = word
    }
    for index in 16..<steps.count {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = rotated(early, 6) ^ rotated(early, 7) ^ early &>> turns[8]
      let second = rotated(late, 9) ^ rotated(late, 10) ^ late &>> turns[11]
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    var (a, b, c, d, e, f, g, h) = (words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7])
    for step in 0..<steps.count {
      let turnedE = rotated(e, 3) ^ rotated(e, 4) ^ rotated(e, 5)
      let first = h &+ turnedE &+ (e & f ^ ~e & g) &+ steps[step] &+ schedule[step]
      let turnedA = rotated(a, 0) ^ rotated(a, 1) ^ rotated(a, 2)
      let second = turnedA &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { words[index] &+= word }
  }
}
