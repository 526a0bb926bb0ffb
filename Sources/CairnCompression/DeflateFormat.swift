/// The numbers of RFC 1951.
package enum DeflateFormat {
  static let longestMatch = 258
  static let shortestMatch = 3
  package static let window = 32_768
  static let longestCode = 15
  /// The longest word of the code for code lengths.
  static let longestLengthCode = 7
  static let endOfBlock = 256

  struct Range: Sendable {
    let first: Int
    let extraBits: Int
  }

  /// The lengths that the symbols from 257 up encode.
  static let lengths: [Range] = {
    let extras = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]
    // The longest length has a separate symbol.
    return ranges(from: shortestMatch, extras) + [Range(first: longestMatch, extraBits: 0)]
  }()

  static let distances: [Range] = ranges(from: 1, (0..<30).map { max(0, $0 / 2 - 1) })

  private static func ranges(from first: Int, _ extras: [Int]) -> [Range] {
    var next = first
    return extras.map { bits in
      defer { next += 1 << bits }
      return Range(first: next, extraBits: bits)
    }
  }

  /// The symbol of each length.
  static let lengthSymbols: [UInt16] = {
    var symbols = [UInt16](repeating: 0, count: longestMatch + 1)
    for (index, range) in lengths.enumerated() {
      let last = min(range.first + 1 << range.extraBits - 1, longestMatch)
      for length in range.first...last { symbols[length] = UInt16(257 + index) }
    }
    return symbols
  }()

  /// The symbol of a distance: two for each power of two.
  static func distanceSymbol(_ distance: Int) -> Int {
    guard distance > 4 else { return distance - 1 }
    let power = Int.bitWidth - 1 - (distance - 1).leadingZeroBitCount
    return 2 * power + ((distance - 1) >> (power - 1) & 1)
  }

  /// The order in which the lengths for code lengths are written, so that the last ones are often zero.
  static let orderOfLengthCodes = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  static let fixedLiteralLengths: [UInt8] =
    [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
    + [UInt8](repeating: 8, count: 8)
  static let fixedDistanceLengths = [UInt8](repeating: 5, count: 30)
}
