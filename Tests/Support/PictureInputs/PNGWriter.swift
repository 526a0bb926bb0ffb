import CairnCompression

/// Writes PNG files of every kind, for tests.
package struct PNGWriter {
  package var width: Int
  package var height: Int
  /// The bits of a sample.
  package var depth = 8
  /// 0 gray, 2 RGB, 3 palette, 4 gray with opacity, 6 RGB with opacity.
  package var color: UInt8 = 6
  package var isInterlaced = false
  package var palette: [UInt8] = []
  package var transparency: [UInt8] = []
  /// The filter of each line, by its number.
  package var filter: @Sendable (Int) -> UInt8 = { UInt8($0 % 5) }

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var samplesPerPixel: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][color] ?? 1 }

  /// - Parameter samples: Line by line.
  package func file(_ samples: [Int]) -> [UInt8] { file(data: Zlib.compress(lines(samples))) }

  package func file(data: [UInt8]) -> [UInt8] {
    let header =
      Self.number(width) + Self.number(height) + [UInt8(truncatingIfNeeded: depth), color, 0, 0, isInterlaced ? 1 : 0]
    let half = data.count / 2
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
      + (palette.isEmpty ? [] : Self.chunk("PLTE", palette))
      + (transparency.isEmpty ? [] : Self.chunk("tRNS", transparency)) + Self.chunk("tEXt", Array("Title\0Test".utf8))
      // The data may be split anywhere.
      + Self.chunk("IDAT", Array(data[..<half])) + Self.chunk("IDAT", Array(data[half...])) + Self.chunk("IEND", [])
  }

  package static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + content
    return number(content.count) + body + number(Int(CRC32.checksum(of: body)))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  // MARK: Lines

  /// The pass of each pixel of a square.
  private static let passes = [
    [1, 6, 4, 6, 2, 6, 4, 6], [7, 7, 7, 7, 7, 7, 7, 7], [5, 6, 5, 6, 5, 6, 5, 6], [7, 7, 7, 7, 7, 7, 7, 7],
    [3, 6, 4, 6, 3, 6, 4, 6], [7, 7, 7, 7, 7, 7, 7, 7], [5, 6, 5, 6, 5, 6, 5, 6], [7, 7, 7, 7, 7, 7, 7, 7],
  ]

  private func lines(_ samples: [Int]) -> [UInt8] {
    let count = samplesPerPixel
    var result: [UInt8] = []
    var number = 0
    for pass in isInterlaced ? 1...7 : 0...0 {
      var above: [UInt8]?
      for y in 0..<height {
        let columns = (0..<width).filter { pass == 0 || Self.passes[y % 8][$0 % 8] == pass }
        if columns.isEmpty { continue }
        let line = packed(columns.flatMap { samples[(y * width + $0) * count..<(y * width + $0 + 1) * count] })
        let kind = filter(number)
        result.append(kind)
        result += filtered(line, above ?? [UInt8](repeating: 0, count: line.count), kind)
        above = line
        number += 1
      }
    }
    return result
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    if depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    if depth == 8 { return samples.map { UInt8($0) } }
    let perByte = 8 / depth
    return stride(from: 0, to: samples.count, by: perByte).map { start in
      (0..<perByte).reduce(0) { byte, place in
        byte << UInt8(depth) | (start + place < samples.count ? UInt8(samples[start + place]) : 0)
      }
    }
  }

  private func filtered(_ line: [UInt8], _ above: [UInt8], _ kind: UInt8) -> [UInt8] {
    let step = max(samplesPerPixel * depth / 8, 1)
    return line.indices.map { place in
      let left = place >= step ? Int(line[place - step]) : 0
      let corner = place >= step ? Int(above[place - step]) : 0
      let up = Int(above[place])
      let guess: Int
      switch kind {
      case 1: guess = left
      case 2: guess = up
      case 3: guess = (left + up) / 2
      case 4:
        let estimate = left + up - corner
        // The first one wins a tie.
        guess = [left, up, corner].min { abs($0 - estimate) < abs($1 - estimate) } ?? 0
      default: guess = 0
      }
      return line[place] &- UInt8(guess)
    }
  }
}

extension PNGWriter {
  /// Returns a picture of colors, 0xRRGGBB or `nil` for a transparent pixel, line by line.
  package static func picture(width: Int, _ colors: [Int?]) -> [UInt8] {
    PNGWriter(width: width, height: colors.count / width).file(
      colors.flatMap { color in color.map { [$0 >> 16 & 255, $0 >> 8 & 255, $0 & 255, 255] } ?? [0, 0, 0, 0] })
  }
}
