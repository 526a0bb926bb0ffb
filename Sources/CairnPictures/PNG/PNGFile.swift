/// The parts of a PNG file that decide its pixels (ISO/IEC 15948). Other chunks and all checksums are ignored.
struct PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The largest picture, which takes 64 MB.
  static let mostPixels = 16 << 20

  let header: PNGHeader
  /// Three bytes a color.
  private(set) var palette: [UInt8] = []
  /// The opacity of each color of the palette, or the color that is transparent.
  private(set) var transparency: [UInt8] = []
  /// The compressed lines.
  private(set) var data: [UInt8] = []

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature), let first = PNGChunk(bytes, at: 8), first.kind == "IHDR",
      let header = PNGHeader(first.content)
    else { return nil }
    self.header = header
    var place = first.end
    while let chunk = PNGChunk(bytes, at: place), chunk.kind != "IEND" {
      switch chunk.kind {
      case "PLTE": palette = Array(chunk.content)
      case "tRNS": transparency = Array(chunk.content)
      case "IDAT": data += chunk.content
      default: break
      }
      place = chunk.end
    }
    guard palette.count % 3 == 0, palette.count <= 768, header.color != .palette || !palette.isEmpty else { return nil }
  }
}

/// A part of a PNG file with a name.
private struct PNGChunk {
  let kind: String
  let content: ArraySlice<UInt8>
  /// The start of the next chunk.
  let end: Int

  init?(_ bytes: [UInt8], at place: Int) {
    guard bytes.count - place >= 12 else { return nil }
    let count = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    guard count <= bytes.count - place - 12 else { return nil }
    kind = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
    content = bytes[place + 8..<place + 8 + count]
    end = place + 12 + count
  }
}

/// The size of a PNG picture, and how its pixels are stored.
struct PNGHeader {
  enum Color: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayWithOpacity = 4
    case rgbWithOpacity = 6
  }

  let width: Int
  let height: Int
  /// The bits of a sample: 1, 2, 4, 8 or 16.
  let depth: Int
  let color: Color
  let isInterlaced: Bool

  init?(_ content: ArraySlice<UInt8>) {
    let bytes = Array(content)
    guard bytes.count == 13, let color = Color(rawValue: bytes[9]), bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1
    else {
      return nil
    }
    width = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[4..<8].reduce(0) { $0 << 8 | Int($1) }
    depth = Int(bytes[8])
    self.color = color
    isInterlaced = bytes[12] == 1
    let depths: [Int] =
      switch color {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayWithOpacity, .rgbWithOpacity: [8, 16]
      }
    guard depths.contains(depth), width > 0, height > 0, width <= PNGFile.mostPixels,
      height <= PNGFile.mostPixels / width
    else { return nil }
  }

  var samples: Int {
    switch color {
    case .gray, .palette: 1
    case .grayWithOpacity: 2
    case .rgb: 3
    case .rgbWithOpacity: 4
    }
  }

  /// The distance to the byte that filters call the left one.
  var bytesPerPixel: Int { max(samples * depth / 8, 1) }

  func bytes(forLineOf pixels: Int) -> Int { (pixels * samples * depth + 7) / 8 }

  var passes: [PNGPass] { isInterlaced ? PNGPass.interlaced : [PNGPass(x: 0, y: 0, right: 1, down: 1)] }

  /// The number of bytes that the data inflates to.
  var byteCount: Int {
    passes.reduce(0) { sum, pass in
      let (columns, lines) = pass.size(in: self)
      return columns > 0 ? sum + lines * (1 + bytes(forLineOf: columns)) : sum
    }
  }
}

/// One pass of an interlaced picture.
struct PNGPass {
  /// The first pixel.
  let x: Int
  let y: Int
  /// The distances to the next pixels.
  let right: Int
  let down: Int

  /// Adam M. Costello's seven passes.
  static let interlaced = [
    PNGPass(x: 0, y: 0, right: 8, down: 8), PNGPass(x: 4, y: 0, right: 8, down: 8),
    PNGPass(x: 0, y: 4, right: 4, down: 8), PNGPass(x: 2, y: 0, right: 4, down: 4),
    PNGPass(x: 0, y: 2, right: 2, down: 4), PNGPass(x: 1, y: 0, right: 2, down: 2),
    PNGPass(x: 0, y: 1, right: 1, down: 2),
  ]

  func size(in header: PNGHeader) -> (columns: Int, lines: Int) {
    ((header.width - x + right - 1) / right, (header.height - y + down - 1) / down)
  }
}
