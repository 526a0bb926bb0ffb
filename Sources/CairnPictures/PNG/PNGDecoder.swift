import CairnCompression

/// Turns the inflated lines of a PNG file into pixels.
struct PNGDecoder {
  private let file: PNGFile
  private var lines: [UInt8]
  private var pixels: [UInt8]

  /// No stream inflates to more than this many times its size.
  private static let mostInflation = 1_032

  static func decode(_ bytes: [UInt8]) -> Bitmap? {
    guard let file = PNGFile(bytes) else { return nil }
    let count = file.header.byteCount
    guard count <= (file.data.count + 1) * mostInflation,
      let lines = try? Zlib.decompress(file.data, limit: count), lines.count == count
    else { return nil }
    var decoder = PNGDecoder(file, lines)
    return decoder.run()
  }

  private init(_ file: PNGFile, _ lines: [UInt8]) {
    self.file = file
    self.lines = lines
    pixels = [UInt8](repeating: 0, count: file.header.width * file.header.height * 4)
  }

  private mutating func run() -> Bitmap? {
    let header = file.header
    let colors = PNGColors(file)
    var start = 0
    for pass in header.passes {
      let (columns, count) = pass.size(in: header)
      if columns <= 0 { continue }
      let size = header.bytes(forLineOf: columns)
      for row in 0..<max(count, 0) {
        guard undoFilter(start + 1..<start + 1 + size, isFirst: row == 0) else { return nil }
        var target = ((pass.y + row * pass.down) * header.width + pass.x) * 4
        for column in 0..<columns {
          guard colors.read(lines, start + 1, column, into: &pixels, target) else { return nil }
          target += pass.right * 4
        }
        start += 1 + size
      }
    }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  /// Adds to a line what its filter predicts from the bytes to the left and above.
  private mutating func undoFilter(_ line: Range<Int>, isFirst: Bool) -> Bool {
    let step = file.header.bytesPerPixel
    let above = line.count + 1
    switch lines[line.lowerBound - 1] {
    case 0: break
    case 1:
      for place in line.dropFirst(step) { lines[place] &+= lines[place - step] }
    case 2:
      if isFirst { break }
      for place in line { lines[place] &+= lines[place - above] }
    case 3:
      for place in line {
        let left = place - step >= line.lowerBound ? Int(lines[place - step]) : 0
        let up = isFirst ? 0 : Int(lines[place - above])
        lines[place] &+= UInt8((left + up) / 2)
      }
    case 4:
      for place in line {
        let hasLeft = place - step >= line.lowerBound
        let left = hasLeft ? Int(lines[place - step]) : 0
        let up = isFirst ? 0 : Int(lines[place - above])
        let corner = hasLeft && !isFirst ? Int(lines[place - above - step]) : 0
        lines[place] &+= Self.nearest(left, up, corner)
      }
    default: return false
    }
    return true
  }

  /// Returns the neighbor that is nearest to `left + up - corner`.
  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> UInt8 {
    let (toLeft, toUp) = (abs(up - corner), abs(left - corner))
    let toCorner = abs(left + up - 2 * corner)
    return UInt8(toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner)
  }
}

/// Turns samples into colors.
private struct PNGColors {
  private let color: PNGHeader.Color
  private let depth: Int
  private let palette: [UInt8]
  private let transparency: [UInt8]
  /// The samples of the color that is transparent.
  private let clear: [Int]

  init(_ file: PNGFile) {
    color = file.header.color
    depth = file.header.depth
    palette = file.palette
    transparency = file.transparency
    let samples = color == .gray ? 1 : color == .rgb ? 3 : 0
    if samples > 0, transparency.count >= 2 * samples {
      let bytes = transparency
      clear = (0..<samples).map { Int(bytes[2 * $0]) << 8 | Int(bytes[2 * $0 + 1]) }
    } else {
      clear = []
    }
  }

  /// Stores the color of a pixel. Returns `false` if it is not in the palette.
  func read(_ lines: [UInt8], _ line: Int, _ column: Int, into pixels: inout [UInt8], _ target: Int) -> Bool {
    switch color {
    case .gray:
      let value = sample(lines, line, column)
      let shade = shade(value)
      store(shade, shade, shade, clear.first == value ? 0 : 255, in: &pixels, target)
    case .rgb:
      let (red, green, blue) = (
        sample(lines, line, 3 * column), sample(lines, line, 3 * column + 1), sample(lines, line, 3 * column + 2)
      )
      let isClear = !clear.isEmpty && clear[0] == red && clear[1] == green && clear[2] == blue
      store(shade(red), shade(green), shade(blue), isClear ? 0 : 255, in: &pixels, target)
    case .palette:
      let index = sample(lines, line, column)
      guard 3 * index < palette.count else { return false }
      store(
        palette[3 * index], palette[3 * index + 1], palette[3 * index + 2],
        index < transparency.count ? transparency[index] : 255, in: &pixels, target)
    case .grayWithOpacity:
      let shade = shade(sample(lines, line, 2 * column))
      store(shade, shade, shade, self.shade(sample(lines, line, 2 * column + 1)), in: &pixels, target)
    case .rgbWithOpacity:
      store(
        shade(sample(lines, line, 4 * column)), shade(sample(lines, line, 4 * column + 1)),
        shade(sample(lines, line, 4 * column + 2)), shade(sample(lines, line, 4 * column + 3)), in: &pixels, target)
    }
    return true
  }

  private func sample(_ lines: [UInt8], _ line: Int, _ index: Int) -> Int {
    switch depth {
    case 8: return Int(lines[line + index])
    case 16: return Int(lines[line + 2 * index]) << 8 | Int(lines[line + 2 * index + 1])
    default:
      let bit = index * depth
      return Int(lines[line + bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
    }
  }

  /// Returns a sample in 8 bits.
  private func shade(_ sample: Int) -> UInt8 {
    UInt8(depth == 8 ? sample : depth == 16 ? (sample * 255 + 32_895) >> 16 : sample * 255 / (1 << depth - 1))
  }

  private func store(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ opacity: UInt8, in pixels: inout [UInt8], _ target: Int
  ) {
    pixels[target] = red
    pixels[target + 1] = green
    pixels[target + 2] = blue
    pixels[target + 3] = opacity
  }
}
