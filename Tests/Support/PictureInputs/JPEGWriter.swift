/// Writes gray JPEG files in which each block of 8 by 8 pixels has one shade.
package enum JPEGWriter {
  /// - Parameters:
  ///   - interval: The number of blocks between two markers, or 0 for no markers.
  package static func file(columns: Int, shades: [Int], interval: Int) -> [UInt8] {
    let (width, height) = (8 * columns, 8 * shades.count / columns)
    // Twelve words of four bits for means, and a single word of one bit: no details.
    let means = [0x00] + [0, 0, 0, 12] + [UInt8](repeating: 0, count: 12) + Array(0..<12)
    let details = [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0]
    var file: [UInt8] = [0xFF, 0xD8]
    file += segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    file += segment(
      0xC0, [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 1, 1, 0x11, 0])
    file += segment(0xC4, means) + segment(0xC4, details)
    if interval > 0 { file += segment(0xDD, [UInt8(interval >> 8), UInt8(interval & 255)]) }
    file += segment(0xDA, [1, 1, 0, 0, 63, 0])
    var bits = Bits()
    var last = 0
    for (index, shade) in shades.enumerated() {
      if interval > 0, index > 0, index % interval == 0 {
        bits.align()
        bits.bytes += [0xFF, 0xD0 + UInt8((index / interval - 1) % 8)]
        last = 0
      }
      let mean = (shade - 128) * 8
      let difference = mean - last
      last = mean
      let category = Int.bitWidth - abs(difference).leadingZeroBitCount
      bits.write(category, 4)
      bits.write(difference >= 0 ? difference : difference + 1 << category - 1, category)
      bits.write(0, 1)
    }
    bits.align()
    return file + bits.bytes + [0xFF, 0xD9]
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 255)] + content
  }

  /// Bits, the highest first, with a zero after each byte that looks like a marker.
  private struct Bits {
    var bytes: [UInt8] = []
    private var pending = 0
    private var count = 0

    mutating func write(_ value: Int, _ width: Int) {
      for bit in (0..<width).reversed() {
        pending = pending << 1 | value >> bit & 1
        count += 1
        if count == 8 {
          bytes += pending == 0xFF ? [0xFF, 0] : [UInt8(pending)]
          (pending, count) = (0, 0)
        }
      }
    }

    mutating func align() {
      while count > 0 { write(1, 1) }
    }
  }
}
