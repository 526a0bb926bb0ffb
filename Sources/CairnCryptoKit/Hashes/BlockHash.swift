/// A hash that mixes blocks of bytes into words, as MD5 and the SHA families do.
protocol BlockHash {
  /// The bytes of a block.
  static var blockSize: Int { get }
  /// The bytes that the length takes at the end, and whether its most significant byte comes first.
  static var lengthSize: Int { get }
  static var isBigEndian: Bool { get }
  /// Mixes in the block that starts at a place.
  mutating func mix(_ bytes: [UInt8], at start: Int)
  /// The words, as bytes.
  var output: [UInt8] { get }
}

/// Cuts what is hashed into blocks, and adds the padding that every one of these hashes has: a bit, zeros, the length.
struct BlockHasher<Hash: BlockHash>: Sendable where Hash: Sendable {
  private var hash: Hash
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  init(_ hash: Hash) { self.hash = hash }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    let before = rest.count
    rest.append(contentsOf: bytes)
    count &+= UInt64(rest.count - before)
    guard rest.count >= Hash.blockSize else { return }
    var place = 0
    while place + Hash.blockSize <= rest.count {
      hash.mix(rest, at: place)
      place += Hash.blockSize
    }
    rest.removeSubrange(..<place)
  }

  func finished() -> [UInt8] {
    var (hash, rest) = (hash, rest)
    rest.append(0x80)
    while rest.count % Hash.blockSize != Hash.blockSize - Hash.lengthSize { rest.append(0) }
    let bits = count &* 8
    let length = (0..<Hash.lengthSize).map { $0 < 8 ? UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) : 0 }
    rest += Hash.isBigEndian ? length.reversed() : length
    for place in stride(from: 0, to: rest.count, by: Hash.blockSize) { hash.mix(rest, at: place) }
    return hash.output
  }
}

extension FixedWidthInteger {
  /// The bytes, with the most significant one first.
  var bigEndianBytes: [UInt8] {
    stride(from: Self.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> Self($0)) }
  }

  func rotatedLeft(_ count: Self) -> Self { self << count | self >> (Self(Self.bitWidth) - count) }
  func rotatedRight(_ count: Self) -> Self { self >> count | self << (Self(Self.bitWidth) - count) }

  /// Reads the number at a place.
  static func big(_ bytes: [UInt8], _ place: Int) -> Self {
    var value: Self = 0
    for offset in 0..<bitWidth / 8 { value = value << 8 | Self(truncatingIfNeeded: bytes[place + offset]) }
    return value
  }
}
