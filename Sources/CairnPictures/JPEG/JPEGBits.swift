/// Why a JPEG file cannot be shown: it is malformed, too large, or of a rare kind.
struct JPEGProblem: Error {}

/// Reads the bits of a scan, which ends at a marker.
struct JPEGBits {
  private let bytes: [UInt8]
  private(set) var place: Int
  private var pending: UInt32 = 0
  private var count = 0

  init(_ bytes: [UInt8], at place: Int) {
    self.bytes = bytes
    self.place = place
  }

  private mutating func fill(_ width: Int) {
    while count < width, place < bytes.count {
      let byte = bytes[place]
      if byte == 0xFF {
        // A zero follows a byte that is no marker.
        guard place + 1 < bytes.count, bytes[place + 1] == 0 else { return }
        place += 1
      }
      place += 1
      pending = pending << 8 | UInt32(byte)
      count += 8
    }
  }

  /// Returns up to 16 bits without consuming them, with zeros after the end.
  mutating func peek(_ width: Int) -> Int {
    fill(width)
    let bits = count >= width ? pending >> UInt32(count - width) : pending << UInt32(width - count)
    return Int(bits & (1 << UInt32(width) - 1))
  }

  mutating func drop(_ width: Int) throws(JPEGProblem) {
    guard width <= count else { throw JPEGProblem() }
    count -= width
  }

  mutating func read(_ width: Int) throws(JPEGProblem) -> Int {
    if width == 0 { return 0 }
    let bits = peek(width)
    try drop(width)
    return bits
  }

  /// Reads a number of a category. The first bit is 0 for negative ones.
  mutating func readNumber(_ category: Int) throws(JPEGProblem) -> Int {
    guard category > 0 else { return 0 }
    guard category <= 15 else { throw JPEGProblem() }
    let bits = try read(category)
    return bits < 1 << (category - 1) ? bits - (1 << category - 1) : bits
  }

  /// Continues after the marker between two intervals.
  mutating func restart() throws(JPEGProblem) {
    (pending, count) = (0, 0)
    guard place + 1 < bytes.count, bytes[place] == 0xFF, (0xD0...0xD7).contains(bytes[place + 1]) else {
      throw JPEGProblem()
    }
    place += 2
  }
}

/// A canonical prefix code.
struct JPEGCode {
  /// The symbols in the order of their words.
  private let symbols: [UInt8]
  /// The number of words of each length.
  private let counts: [Int]
  /// By the next bits: a symbol times 16, plus the length of its word, or 0 if it is longer.
  private var short = [UInt16](repeating: 0, count: 1 << shortest)

  private static let shortest = 9

  init(counts: [Int], symbols: [UInt8]) throws(JPEGProblem) {
    self.counts = [0] + counts
    self.symbols = symbols
    var (word, index) = (0, 0)
    for length in 1...16 {
      guard word + counts[length - 1] <= 1 << length else { throw JPEGProblem() }
      for _ in 0..<counts[length - 1] {
        if length <= Self.shortest {
          let first = word << (Self.shortest - length)
          for place in first..<first + 1 << (Self.shortest - length) {
            short[place] = UInt16(symbols[index]) << 4 | UInt16(length)
          }
        }
        (word, index) = (word + 1, index + 1)
      }
      word <<= 1
    }
  }

  func read(_ bits: inout JPEGBits) throws(JPEGProblem) -> Int {
    let ahead = bits.peek(16)
    let entry = short[ahead >> (16 - Self.shortest)]
    if entry != 0 {
      try bits.drop(Int(entry & 15))
      return Int(entry >> 4)
    }
    var (first, index) = (0, 0)
    for length in 1...16 {
      let place = ahead >> (16 - length) - first
      if place < counts[length] {
        try bits.drop(length)
        return Int(symbols[index + place])
      }
      index += counts[length]
      first = (first + counts[length]) << 1
    }
    throw JPEGProblem()
  }
}
