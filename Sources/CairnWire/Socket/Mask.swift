/// The mask of a client's frame.
enum Mask {
  /// Unmasks a part of a payload that starts at an offset.
  static func remove(_ mask: (UInt8, UInt8, UInt8, UInt8), from bytes: inout [UInt8], offset: Int) {
    let keys = [mask.0, mask.1, mask.2, mask.3]
    let turned = (0..<4).map { keys[($0 + offset) & 3] }
    let (a, b, c, d) = (turned[0], turned[1], turned[2], turned[3])
    var index = 0
    while index + 4 <= bytes.count {
      bytes[index] ^= a
      bytes[index + 1] ^= b
      bytes[index + 2] ^= c
      bytes[index + 3] ^= d
      index += 4
    }
    while index < bytes.count {
      bytes[index] ^= turned[index & 3]
      index += 1
    }
  }
}
