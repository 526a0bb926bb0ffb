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

  /// Returns up to 16 bits without consuming them, with zeros after the end.
  mutating func peek(_ width: Int) -> Int {
    while count < width, position < bytes.endIndex {
      pending |= UInt32(bytes[position]) << UInt32(count)
      position += 1
      count += 8
    }
    return Int(pending & (1 << UInt32(width) - 1))
  }

  /// Consumes bits that were peeked at. Returns whether there are as many.
  mutating func drop(_ width: Int) -> Bool {
    guard width <= count else { return false }
    pending >>= UInt32(width)
    count -= width
    return true
  }

  /// Drops the bits up to the next byte.
  mutating func align() {
    pending >>= UInt32(count & 7)
    count &= ~7
  }

  /// Reads whole bytes, after `align`.
  mutating func take(_ wanted: Int) throws(InflateProblem) -> ArraySlice<UInt8> {
    // Only whole bytes are left after `align`.
    position -= count / 8
    (pending, count) = (0, 0)
    guard wanted <= bytes.endIndex - position else { throw .malformed }
    defer { position += wanted }
    return bytes[position..<position + wanted]
  }
}
