/// Reads bits as DEFLATE orders them.
struct BitReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var pending: UInt32 = 0
  private var count = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Whether only the padding of the last byte is left.
  var isAtEnd: Bool { position == bytes.endIndex && count < 8 }

  /// Reads up to 16 bits.
  mutating func read(_ width: Int) throws(InflateProblem) -> Int {
    while count < width {
      guard position < bytes.endIndex else { throw .malformed }
      pending |= UInt32(bytes[position]) << UInt32(count)
      position += 1
      count += 8
    }
    defer {
      pending >>= UInt32(width)
      count -= width
    }
    return Int(pending & (1 << UInt32(width) - 1))
  }

  /// Drops the bits up to the next byte.
  mutating func align() {
    pending >>= UInt32(count & 7)
    count &= ~7
  }

  /// Reads whole bytes, after `align`.
  mutating func take(_ wanted: Int) throws(InflateProblem) -> ArraySlice<UInt8> {
    // Bits are read a byte at a time, so none are left after `align`.
    position -= count / 8
    (pending, count) = (0, 0)
    guard wanted <= bytes.endIndex - position else { throw .malformed }
    defer { position += wanted }
    return bytes[position..<position + wanted]
  }
}
