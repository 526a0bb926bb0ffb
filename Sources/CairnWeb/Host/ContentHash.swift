import Foundation

/// Short hashes that give changed files a new address. They need not resist attacks.
enum ContentHash {
  static func text(of data: some Sequence<UInt8>) -> String {
    var (a, b): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15)
    for byte in data {
      a = (a ^ UInt64(byte)) &* 0x100_0000_01b3
      b = (b &+ a) &* 0xff51_afd7_ed55_8ccd
      b ^= b >> 29
    }
    return String(a, radix: 36) + String(b, radix: 36)
  }
}
