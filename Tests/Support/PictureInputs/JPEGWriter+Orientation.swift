extension JPEGWriter {
  /// Writes a photo with a note about how its camera was held (Exif 2.3).
  ///
  /// - Parameters:
  ///   - isBig: Whether the note has the most significant byte of a number first.
  ///   - entries: The number of entries that the note claims besides the first, of which there is one.
  package static func photo(columns: Int, shades: [Int], orientation: Int, isBig: Bool = true, entries: Int = 1)
    -> [UInt8]
  {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let big = (0..<count).reversed().map { UInt8(value >> (8 * $0) & 255) }
      return isBig ? big : big.reversed()
    }
    let mark: [UInt8] = isBig ? Array("MM".utf8) : Array("II".utf8)
    let other = number(0x010F, 2) + number(2, 2) + number(4, 4) + number(0, 4)
    let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    let tiff = mark + number(42, 2) + number(8, 4) + number(entries + 1, 2) + other + entry
    let segment = Array("Exif\0\0".utf8) + tiff
    var file = file(columns: columns, shades: shades, interval: 0)
    file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment, at: 2)
    return file
  }
}
