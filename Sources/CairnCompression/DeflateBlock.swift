/// How often each symbol occurs among tokens.
struct TokenCounts {
  var literals = [Int](repeating: 0, count: 286)
  var distances = [Int](repeating: 0, count: 30)
  /// The extra bits after the symbols, and the number of bytes that the tokens encode.
  private(set) var extraBits = 0
  private(set) var bytes = 0

  init(_ tokens: ArraySlice<DeflateToken>) {
    for token in tokens {
      let symbol = token.symbol
      literals[symbol] += 1
      guard token.isReference else {
        bytes += 1
        continue
      }
      let distance = DeflateFormat.distanceSymbol(Int(token.distance))
      distances[distance] += 1
      extraBits += DeflateFormat.lengths[symbol - 257].extraBits + DeflateFormat.distances[distance].extraBits
      bytes += Int(token.value)
    }
    literals[DeflateFormat.endOfBlock] = 1
  }
}

/// Tokens that share two codes: the fixed ones of the standard, or dynamic ones written before the tokens.
struct DeflateBlock {
  private let tokens: ArraySlice<DeflateToken>
  private let literals: HuffmanCode
  private let distances: HuffmanCode
  /// `nil` for the fixed codes.
  private let header: CodeHeader?
  /// The size in bits, without the block's type.
  let size: Int
  /// The number of bytes that the block encodes.
  let byteCount: Int

  private static let fixedLiterals = HuffmanCode(lengths: DeflateFormat.fixedLiteralLengths)
  private static let fixedDistances = HuffmanCode(lengths: DeflateFormat.fixedDistanceLengths)

  init(_ tokens: ArraySlice<DeflateToken>) {
    let counts = TokenCounts(tokens)
    let literals = HuffmanCode(frequencies: counts.literals, limit: DeflateFormat.longestCode)
    let distances = HuffmanCode(frequencies: counts.distances, limit: DeflateFormat.longestCode)
    let header = CodeHeader(literals.lengths, distances.lengths)
    func size(_ literals: HuffmanCode, _ distances: HuffmanCode) -> Int {
      literals.size(of: counts.literals) + distances.size(of: counts.distances) + counts.extraBits
    }
    let own = header.size + size(literals, distances)
    let fixed = size(Self.fixedLiterals, Self.fixedDistances)
    self.tokens = tokens
    byteCount = counts.bytes
    if own < fixed {
      (self.literals, self.distances, self.header, self.size) = (literals, distances, header, own)
    } else {
      (self.literals, self.distances, self.header, self.size) = (Self.fixedLiterals, Self.fixedDistances, nil, fixed)
    }
  }

  func write(to writer: inout BitWriter, isLast: Bool) {
    writer.write((isLast ? 1 : 0) | (header == nil ? 1 : 2) << 1, 3)
    header?.write(to: &writer)
    for token in tokens {
      let symbol = token.symbol
      writer.write(Int(literals.words[symbol]), Int(literals.lengths[symbol]))
      guard token.isReference else { continue }
      let length = DeflateFormat.lengths[symbol - 257]
      writer.write(Int(token.value) - length.first, length.extraBits)
      let place = DeflateFormat.distanceSymbol(Int(token.distance))
      writer.write(Int(distances.words[place]), Int(distances.lengths[place]))
      let distance = DeflateFormat.distances[place]
      writer.write(Int(token.distance) - distance.first, distance.extraBits)
    }
    writer.write(Int(literals.words[DeflateFormat.endOfBlock]), Int(literals.lengths[DeflateFormat.endOfBlock]))
  }
}
