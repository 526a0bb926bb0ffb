/// How a camera was held: how the stored pixels are turned and mirrored to show the picture.
package enum PictureOrientation: UInt8 {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether columns become lines.
  package var swapsSides: Bool { rawValue >= 5 }

  /// Reads the orientation from the content of a JPEG file's segment for applications (Exif 2.3), if it has one.
  package init?(_ segment: ArraySlice<UInt8>) {
    let mark = Array("Exif\0\0".utf8)
    guard segment.starts(with: mark), let reader = TIFFReader(Array(segment.dropFirst(mark.count))),
      let directory = reader.number(at: 4, bytes: 4), let count = reader.number(at: directory, bytes: 2)
    else { return nil }
    for index in 0..<min(count, 200) {
      let place = directory + 2 + 12 * index
      guard reader.number(at: place, bytes: 2) == 0x0112 else { continue }
      guard let value = reader.number(at: place + 8, bytes: 2), value <= 8 else { return nil }
      self.init(rawValue: UInt8(value))
      return
    }
    return nil
  }
}

/// The numbers of a TIFF file, in either byte order.
private struct TIFFReader {
  private let bytes: [UInt8]
  private let isBig: Bool

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 8, bytes[0] == bytes[1], bytes[0] == UInt8(ascii: "M") || bytes[0] == UInt8(ascii: "I") else {
      return nil
    }
    self.bytes = bytes
    isBig = bytes[0] == UInt8(ascii: "M")
  }

  func number(at place: Int, bytes count: Int) -> Int? {
    guard place >= 0, place <= bytes.count - count else { return nil }
    let part = bytes[place..<place + count]
    return isBig ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

extension Bitmap {
  /// Returns the picture as its camera was held.
  package func turned(_ orientation: PictureOrientation) -> Bitmap {
    if orientation == .up { return self }
    let (newWidth, newHeight) = orientation.swapsSides ? (height, width) : (width, height)
    var result = [UInt8](repeating: 0, count: pixels.count)
    var target = 0
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (right, below) = (width - 1, height - 1)
        let (column, line) =
          switch orientation {
          case .up: (x, y)
          case .upMirrored: (right - x, y)
          case .down: (right - x, below - y)
          case .downMirrored: (x, below - y)
          case .leftMirrored: (y, x)
          case .right: (y, below - x)
          case .rightMirrored: (right - y, below - x)
          case .left: (right - y, x)
          }
        let source = (line * width + column) * 4
        for part in 0..<4 { result[target + part] = pixels[source + part] }
        target += 4
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: result)
  }
}
