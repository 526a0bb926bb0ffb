import CairnCompression

extension Bitmap {
  /// The picture as a PNG file with 8 bits a sample.
  package var pngFile: [UInt8] {
    let isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
    let samples = isOpaque ? 3 : 4
    let lineSize = 1 + width * samples
    var lines = [UInt8](repeating: 0, count: height * lineSize)
    for y in 0..<height {
      var target = y * lineSize
      // Differences from the line above, which are mostly zero in what apps draw.
      lines[target] = y == 0 ? 0 : 2
      target += 1
      for x in 0..<width {
        let source = (y * width + x) * 4
        for part in 0..<samples {
          lines[target] = pixels[source + part] &- (y == 0 ? 0 : pixels[source - width * 4 + part])
          target += 1
        }
      }
    }
    let header = Self.number(width) + Self.number(height) + [8, isOpaque ? 2 : 6, 0, 0, 0]
    return PNGFile.signature + Self.chunk("IHDR", header) + Self.chunk("IDAT", Zlib.compress(lines))
      + Self.chunk("IEND", [])
  }

  private static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(kind.utf8) + content
    return number(content.count) + named + number(Int(CRC32.checksum(of: named)))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
