/// Why bytes cannot be inflated.
package enum InflateProblem: Error, Equatable, Sendable {
  case malformed
  /// The output would exceed the limit.
  case tooLarge
}

/// Inflates untrusted bytes (RFC 1951). The output never exceeds a limit.
package struct Inflate {
  private var reader: BitReader
  private let limit: Int
  private var output: [UInt8] = []

  private static let fixedLiterals = DecodingTable(lengths: DeflateFormat.fixedLiteralLengths[...])
  private static let fixedDistances = DecodingTable(lengths: DeflateFormat.fixedDistanceLengths[...])

  private init(_ bytes: ArraySlice<UInt8>, limit: Int) {
    reader = BitReader(bytes)
    self.limit = limit
  }

  /// Inflates a complete stream. Trailing bytes are malformed.
  package static func decompress(_ bytes: [UInt8], limit: Int) throws(InflateProblem) -> [UInt8] {
    var inflate = Inflate(bytes[...], limit: limit)
    while try !inflate.readBlock() {}
    guard inflate.reader.isAtEnd else { throw .malformed }
    return inflate.output
  }

  /// Inflates a stream that other bytes may follow.
  static func prefix(of bytes: ArraySlice<UInt8>, limit: Int) throws(InflateProblem) -> [UInt8] {
    var inflate = Inflate(bytes, limit: limit)
    while try !inflate.readBlock() {}
    return inflate.output
  }

  /// Inflates a message of a WebSocket (RFC 7692).
  package static func message(_ bytes: [UInt8], limit: Int) throws(InflateProblem) -> [UInt8] {
    // The sender omits the final empty block.
    var inflate = Inflate((bytes + [0, 0, 0xFF, 0xFF])[...], limit: limit)
    repeat {
      // A stream may end within a message. The next one, or the flush, then begins at the next byte.
      if try inflate.readBlock() { inflate.reader.align() }
    } while !inflate.reader.isAtEnd
    return inflate.output
  }

  /// Reads a block. Returns whether it is marked as the last.
  private mutating func readBlock() throws(InflateProblem) -> Bool {
    let isLast = try reader.read(1) == 1
    switch try reader.read(2) {
    case 0: try readStored()
    case 1: try read(Self.fixedLiterals, Self.fixedDistances)
    case 2:
      let (literals, distances) = try readCodes()
      try read(literals, distances)
    default: throw .malformed
    }
    return isLast
  }

  private mutating func readStored() throws(InflateProblem) {
    reader.align()
    let count = try reader.read(16)
    guard try reader.read(16) == ~count & 0xFFFF else { throw .malformed }
    let bytes = try reader.take(count)
    guard count <= limit - output.count else { throw .tooLarge }
    output += bytes
  }

  private mutating func readCodes() throws(InflateProblem) -> (DecodingTable, DecodingTable) {
    let literalCount = try reader.read(5) + 257
    let distanceCount = try reader.read(5) + 1
    let codeCount = try reader.read(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw .malformed }
    var lengths = [UInt8](repeating: 0, count: 19)
    for symbol in DeflateFormat.orderOfLengthCodes[..<codeCount] { lengths[symbol] = UInt8(try reader.read(3)) }
    let code = DecodingTable(lengths: lengths[...])
    guard code.isComplete else { throw .malformed }
    let all = try readLengths(literalCount + distanceCount, code)
    let literals = DecodingTable(lengths: all[..<literalCount])
    let distances = DecodingTable(lengths: all[literalCount...])
    // A code with one word or none leaves some bits undefined, which are refused when they occur.
    guard all[DeflateFormat.endOfBlock] > 0, literals.isComplete || literals.isSingle,
      distances.isComplete || distances.isSingle || distances.isEmpty
    else { throw .malformed }
    return (literals, distances)
  }

  private mutating func readLengths(_ count: Int, _ code: DecodingTable) throws(InflateProblem) -> [UInt8] {
    var lengths: [UInt8] = []
    while lengths.count < count {
      let symbol = try code.read(&reader)
      var repeated: UInt8 = 0
      var run = 1
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .malformed }
        repeated = last
        run = try reader.read(2) + 3
      case 17: run = try reader.read(3) + 3
      case 18: run = try reader.read(7) + 11
      default: repeated = UInt8(symbol)
      }
      guard run <= count - lengths.count else { throw .malformed }
      for _ in 0..<run { lengths.append(repeated) }
    }
    return lengths
  }

  private mutating func read(_ literals: DecodingTable, _ distances: DecodingTable) throws(InflateProblem) {
    while true {
      let symbol = try literals.read(&reader)
      if symbol < DeflateFormat.endOfBlock {
        guard output.count < limit else { throw .tooLarge }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == DeflateFormat.endOfBlock { return }
      guard symbol - 257 < DeflateFormat.lengths.count else { throw .malformed }
      let length = DeflateFormat.lengths[symbol - 257]
      let count = length.first + (try reader.read(length.extraBits))
      let place = try distances.read(&reader)
      guard place < DeflateFormat.distances.count else { throw .malformed }
      let range = DeflateFormat.distances[place]
      let distance = range.first + (try reader.read(range.extraBits))
      guard distance <= output.count else { throw .malformed }
      guard count <= limit - output.count else { throw .tooLarge }
      // The copy may overlap with its source.
      for _ in 0..<count { output.append(output[output.count - distance]) }
    }
  }
}

/// Reads the words of a canonical code.
private struct DecodingTable {
  /// The number of words of each length.
  private var counts = [Int](repeating: 0, count: DeflateFormat.longestCode + 1)
  /// The symbols in the order of their words.
  private var symbols: [UInt16] = []
  /// The part of the code space without words; negative if words overlap.
  private var unused = 1 << DeflateFormat.longestCode
  /// By the next bits of the input: the symbol whose word they begin with, times 16, plus the word's length, or 0 if it is
  /// longer.
  private var short = [UInt16](repeating: 0, count: 1 << shortest)

  /// The number of bits that most words fit in.
  private static let shortest = 9

  init(lengths: ArraySlice<UInt8>) {
    for length in lengths where length > 0 {
      counts[Int(length)] += 1
      unused -= 1 << (DeflateFormat.longestCode - Int(length))
    }
    for wanted in 1...UInt8(DeflateFormat.longestCode) where counts[Int(wanted)] > 0 {
      for (symbol, length) in lengths.enumerated() where length == wanted { symbols.append(UInt16(symbol)) }
    }
    if unused >= 0 { fillShort() }
  }

  private mutating func fillShort() {
    var word = 0
    var index = 0
    for length in 1...Self.shortest {
      for symbol in symbols[index..<index + counts[length]] {
        var reversed = 0
        for bit in 0..<length where word & 1 << bit != 0 { reversed |= 1 << (length - 1 - bit) }
        for place in stride(from: reversed, to: short.count, by: 1 << length) {
          short[place] = symbol << 4 | UInt16(length)
        }
        word += 1
      }
      index += counts[length]
      word <<= 1
    }
  }

  var isComplete: Bool { unused == 0 }
  var isSingle: Bool { symbols.count == 1 && counts[1] == 1 }
  var isEmpty: Bool { symbols.isEmpty }

  func read(_ reader: inout BitReader) throws(InflateProblem) -> Int {
    let entry = short[reader.peek(Self.shortest)]
    if entry != 0, reader.drop(Int(entry & 15)) { return Int(entry >> 4) }
    var word = 0
    var first = 0
    var index = 0
    for length in 1...DeflateFormat.longestCode {
      word |= try reader.read(1)
      let count = counts[length]
      if word - first < count { return Int(symbols[index + word - first]) }
      index += count
      first = (first + count) << 1
      word <<= 1
    }
    throw .malformed
  }
}
