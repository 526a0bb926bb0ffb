/// Writes bits in DEFLATE's order: the lowest bit of each byte comes first.
struct BitWriter {
  private(set) var bytes: [UInt8]
  private var pending: UInt64 = 0
  private var count = 0

  init(after bytes: [UInt8] = []) { self.bytes = bytes }

  /// Writes up to 32 bits, the lowest first.
  mutating func write(_ bits: Int, _ width: Int) {
    pending |= UInt64(truncatingIfNeeded: bits) << UInt64(count)
    count += width
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    if count > 0 { write(0, 8 - count) }
  }

  /// Writes whole bytes, after `align`.
  mutating func append(_ new: ArraySlice<UInt8>) { bytes += new }
}
