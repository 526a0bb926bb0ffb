/// A buffer of bytes to send to the terminal.
package struct ByteSink: ~Copyable {
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  package private(set) var count = 0
  private var capacity: Int

  package init(capacity: Int = 16_384) {
    self.capacity = capacity
    bytes = .allocate(capacity: capacity)
  }

  deinit { bytes.deallocate() }

  package var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }

  package mutating func clear() { count = 0 }

  @inline(__always)
  mutating func reserve(_ more: Int) { if count + more > capacity { grow(more) } }

  private mutating func grow(_ more: Int) {
    let larger = max(capacity * 2, count + more)
    let new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    new.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = new
    capacity = larger
  }

  /// Appends a byte. Space must have been reserved.
  @inline(__always)
  mutating func push(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }

  package mutating func append(_ text: StaticString) {
    reserve(text.utf8CodeUnitCount)
    (bytes + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    count += text.utf8CodeUnitCount
  }

  package mutating func append(_ more: [UInt8]) { more.withUnsafeBufferPointer { append($0) } }

  mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    guard let start = more.baseAddress else { return }
    reserve(more.count)
    (bytes + count).update(from: start, count: more.count)
    count += more.count
  }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends the characters of cells while they are ASCII and have the same look. Returns where that ends.
  mutating func append(plain row: UnsafeMutablePointer<Cell>, _ columns: Range<Int>, _ look: LookID) -> Int {
    reserve(columns.count)
    var x = columns.lowerBound
    var end = bytes + count
    let own = Cell(Glyph(bits: 0), look).bits
    while x < columns.upperBound {
      // The remaining bits of a cell with this look are its character.
      let bits = row[x].bits ^ own
      if bits >= 0x80 { break }
      // Half a wide character without its other half is not a character.
      end.pointee = bits == 0 ? 0x20 : UInt8(truncatingIfNeeded: bits)
      end += 1
      x += 1
    }
    count += x - columns.lowerBound
    return x
  }

  mutating func append(number: Int) {
    reserve(20)
    if number >= 10 {
      var divisor = 10
      while number / divisor >= 10 { divisor *= 10 }
      while divisor > 1 {
        push(UInt8(ascii: "0") + UInt8(number / divisor % 10))
        divisor /= 10
      }
    }
    push(UInt8(ascii: "0") + UInt8(number % 10))
  }

  @inline(__always)
  mutating func append(scalar: UInt32) {
    reserve(4)
    switch scalar {
    case ..<0x80: push(UInt8(scalar))
    case ..<0x800:
      push(UInt8(0xC0 | scalar >> 6))
      push(UInt8(0x80 | scalar & 0x3F))
    case ..<0x10000:
      push(UInt8(0xE0 | scalar >> 12))
      push(UInt8(0x80 | scalar >> 6 & 0x3F))
      push(UInt8(0x80 | scalar & 0x3F))
    default:
      push(UInt8(0xF0 | scalar >> 18))
      push(UInt8(0x80 | scalar >> 12 & 0x3F))
      push(UInt8(0x80 | scalar >> 6 & 0x3F))
      push(UInt8(0x80 | scalar & 0x3F))
    }
  }
}
