/// The code lengths of a dynamic block, as written before it: in a third code, with symbols for runs.
struct CodeHeader {
  private struct Symbol {
    let value: Int
    var extra = 0

    var extraBits: Int {
      switch value {
      case 16: 2
      case 17: 3
      case 18: 7
      default: 0
      }
    }
  }

  private let symbols: [Symbol]
  private let code: HuffmanCode
  private let literalCount: Int
  private let distanceCount: Int
  private let codeCount: Int
  /// In bits.
  let size: Int

  init(_ literals: [UInt8], _ distances: [UInt8]) {
    literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = (distances.lastIndex { $0 > 0 } ?? 0) + 1
    symbols = Self.symbols(for: Array(literals[..<literalCount]) + distances[..<distanceCount])
    var counts = [Int](repeating: 0, count: 19)
    for symbol in symbols { counts[symbol.value] += 1 }
    code = HuffmanCode(frequencies: counts, limit: DeflateFormat.longestLengthCode)
    let order = DeflateFormat.orderOfLengthCodes
    codeCount = max(4, (order.lastIndex { [code] in code.lengths[$0] > 0 } ?? 0) + 1)
    size = 14 + 3 * codeCount + code.size(of: counts) + symbols.reduce(0) { $0 + $1.extraBits }
  }

  /// Runs of zeros and of equal lengths have special symbols.
  private static func symbols(for lengths: [UInt8]) -> [Symbol] {
    var symbols: [Symbol] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var run = 1
      while index + run < lengths.count, lengths[index + run] == length { run += 1 }
      index += run
      if length == 0 {
        while run >= 3 {
          let part = min(run, 138)
          symbols.append(part < 11 ? Symbol(value: 17, extra: part - 3) : Symbol(value: 18, extra: part - 11))
          run -= part
        }
      } else {
        symbols.append(Symbol(value: Int(length)))
        run -= 1
        while run >= 3 {
          let part = min(run, 6)
          symbols.append(Symbol(value: 16, extra: part - 3))
          run -= part
        }
      }
      for _ in 0..<run { symbols.append(Symbol(value: Int(length))) }
    }
    return symbols
  }

  func write(to writer: inout BitWriter) {
    writer.write(literalCount - 257, 5)
    writer.write(distanceCount - 1, 5)
    writer.write(codeCount - 4, 4)
    for symbol in DeflateFormat.orderOfLengthCodes[..<codeCount] { writer.write(Int(code.lengths[symbol]), 3) }
    for symbol in symbols {
      writer.write(Int(code.words[symbol.value]), Int(code.lengths[symbol.value]))
      writer.write(symbol.extra, symbol.extraBits)
    }
  }
}
