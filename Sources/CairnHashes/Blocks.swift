/// Collects bytes until they fill blocks, and pads the last block as MD5 and the SHA families do.
struct Blocks: Sendable {
  private let size: Int
  private let lengthSize: Int
  private let isBigEndian: Bool
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  /// - Parameters:
  ///   - lengthSize: The number of bytes of the length at the end.
  ///   - isBigEndian: Whether the most significant byte of the length comes first.
  init(of size: Int, lengthSize: Int, isBigEndian: Bool = true) {
    self.size = size
    self.lengthSize = lengthSize
    self.isBigEndian = isBigEndian
  }

  /// Returns the whole blocks, and keeps what follows them.
  mutating func add(_ bytes: [UInt8]) -> [UInt8] {
    count &+= UInt64(bytes.count)
    rest += bytes
    let whole = rest.count / size * size
    guard whole > 0 else { return [] }
    defer { rest.removeSubrange(..<whole) }
    return Array(rest[..<whole])
  }

  /// The last blocks: the rest, a bit, zeros, and the length in bits.
  var last: [UInt8] {
    var last = rest
    last.append(0x80)
    while last.count % size != size - lengthSize { last.append(0) }
    let bits = count &* 8
    let length = (0..<lengthSize).map { $0 < 8 ? UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) : 0 }
    return last + (isBigEndian ? length.reversed() : length)
  }
}
