import Foundation

extension Bitmap {
  /// The picture as a JPEG file (ITU-T T.81): baseline, without subsampling. Transparent pixels become white.
  ///
  /// - Parameter quality: From 0 to 1.
  package func jpegFile(quality: Double) -> [UInt8]? {
    guard width <= 65_535, height <= 65_535 else { return nil }
    var encoder = JPEGEncoder(self, quality: quality)
    return encoder.run()
  }
}

/// Writes a JPEG file with the tables of the standard's Annex K.
private struct JPEGEncoder {
  private let bitmap: Bitmap
  private let divisors: [[Int]]
  private let codes: [JPEGCodes]
  private var file: [UInt8] = []
  private var pending: UInt32 = 0
  private var pendingCount = 0
  private var last = [0, 0, 0]

  init(_ bitmap: Bitmap, quality: Double) {
    self.bitmap = bitmap
    let percent = min(max(quality.isFinite ? quality * 100 : 90, 1), 100)
    let scale = percent < 50 ? 5_000 / percent : 200 - 2 * percent
    divisors = [JPEGTables.brightness, JPEGTables.color].map { table in
      table.map { min(max(Int((Double($0) * scale + 50) / 100), 1), 255) }
    }
    codes = [
      JPEGCodes(JPEGTables.meanCounts[0], JPEGTables.meanValues),
      JPEGCodes(JPEGTables.detailCounts[0], JPEGTables.detailValues[0]),
      JPEGCodes(JPEGTables.meanCounts[1], JPEGTables.meanValues),
      JPEGCodes(JPEGTables.detailCounts[1], JPEGTables.detailValues[1]),
    ]
  }

  mutating func run() -> [UInt8] {
    file = [0xFF, 0xD8]
    segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
    for (index, table) in divisors.enumerated() {
      segment(0xDB, [UInt8(index)] + JPEGTables.zigzag.map { UInt8(table[$0]) })
    }
    let size = [bitmap.height >> 8, bitmap.height & 255, bitmap.width >> 8, bitmap.width & 255].map { UInt8($0) }
    segment(0xC0, [8] + size + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
    for index in 0..<2 {
      segment(0xC4, [UInt8(index)] + JPEGTables.meanCounts[index] + JPEGTables.meanValues)
      segment(0xC4, [UInt8(0x10 + index)] + JPEGTables.detailCounts[index] + JPEGTables.detailValues[index])
    }
    segment(0xDA, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0])
    for y in stride(from: 0, to: bitmap.height, by: 8) {
      for x in stride(from: 0, to: bitmap.width, by: 8) {
        let block = samples(x, y)
        for component in 0..<3 { write(block[component], component) }
      }
    }
    // The last byte is filled with ones.
    if pendingCount > 0 { put(0x7F, 7) }
    return file + [0xFF, 0xD9]
  }

  private mutating func segment(_ marker: UInt8, _ content: [UInt8]) {
    let count = content.count + 2
    file += [0xFF, marker, UInt8(count >> 8), UInt8(count & 255)] + content
  }

  /// Brightness and two differences of color for 8 by 8 pixels. Those beyond the edge repeat it.
  private func samples(_ left: Int, _ top: Int) -> [[Float]] {
    var block = [[Float]](repeating: [Float](repeating: 0, count: 64), count: 3)
    for y in 0..<8 {
      for x in 0..<8 {
        let place = (min(top + y, bitmap.height - 1) * bitmap.width + min(left + x, bitmap.width - 1)) * 4
        let opacity = Float(bitmap.pixels[place + 3]) / 255
        let (red, green, blue) = (
          Float(bitmap.pixels[place]) * opacity + 255 * (1 - opacity),
          Float(bitmap.pixels[place + 1]) * opacity + 255 * (1 - opacity),
          Float(bitmap.pixels[place + 2]) * opacity + 255 * (1 - opacity)
        )
        block[0][y * 8 + x] = 0.299 * red + 0.587 * green + 0.114 * blue - 128
        block[1][y * 8 + x] = -0.168736 * red - 0.331264 * green + 0.5 * blue
        block[2][y * 8 + x] = 0.5 * red - 0.418688 * green - 0.081312 * blue
      }
    }
    return block
  }

  private mutating func write(_ samples: [Float], _ component: Int) {
    let frequencies = JPEGTables.frequencies(of: samples)
    let table = component == 0 ? 0 : 1
    let values = JPEGTables.zigzag.map { Int((frequencies[$0] / Float(divisors[table][$0])).rounded()) }
    let (means, details) = (codes[table * 2], codes[table * 2 + 1])
    let difference = values[0] - last[component]
    last[component] = values[0]
    let size = Self.size(of: difference)
    put(means, UInt8(size))
    putBits(of: difference, size)
    var zeros = 0
    for value in values.dropFirst() {
      if value == 0 {
        zeros += 1
        continue
      }
      while zeros > 15 {
        put(details, 0xF0)
        zeros -= 16
      }
      let size = Self.size(of: value)
      put(details, UInt8(zeros << 4 | size))
      putBits(of: value, size)
      zeros = 0
    }
    if zeros > 0 { put(details, 0) }
  }

  private static func size(of value: Int) -> Int { Int.bitWidth - abs(value).leadingZeroBitCount }

  private mutating func put(_ codes: JPEGCodes, _ value: UInt8) {
    let (code, count) = codes[value]
    put(code, count)
  }

  private mutating func putBits(of value: Int, _ size: Int) {
    if size > 0 { put(UInt32(value >= 0 ? value : value + (1 << size) - 1), size) }
  }

  private mutating func put(_ bits: UInt32, _ count: Int) {
    pending = pending << UInt32(count) | bits & (1 << UInt32(count) - 1)
    pendingCount += count
    while pendingCount >= 8 {
      pendingCount -= 8
      let byte = UInt8(truncatingIfNeeded: pending >> UInt32(pendingCount))
      file.append(byte)
      // Otherwise it would begin a marker.
      if byte == 0xFF { file.append(0) }
    }
  }
}

/// The codes of a table, by value.
private struct JPEGCodes {
  private var codes = [(code: UInt32, count: Int)](repeating: (0, 0), count: 256)

  init(_ counts: [UInt8], _ values: [UInt8]) {
    var (code, index): (UInt32, Int) = (0, 0)
    for (length, count) in counts.enumerated() {
      for _ in 0..<count {
        codes[Int(values[index])] = (code, length + 1)
        code += 1
        index += 1
      }
      code <<= 1
    }
  }

  subscript(value: UInt8) -> (code: UInt32, count: Int) { codes[Int(value)] }
}
