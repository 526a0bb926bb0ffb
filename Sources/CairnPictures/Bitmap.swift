/// The pixels of a decoded picture.
package struct Bitmap: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Line by line, four bytes a pixel: red, green, blue and opacity, not premultiplied.
  package let pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height * 4)
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension Bitmap {
  /// Decodes an untrusted PNG or JPEG file. Returns `nil` if it is malformed, of another kind, or too large.
  ///
  /// - Parameter pixels: How many pixels are enough. Larger pictures are reduced.
  package static func decoded(_ file: [UInt8], enough pixels: Int) -> Bitmap? {
    if file.starts(with: PNGFile.signature) { return PNGDecoder.decode(file)?.reduced(to: pixels) }
    if file.starts(with: [0xFF, 0xD8]) { return JPEGDecoder.decode(file, enough: pixels)?.reduced(to: pixels) }
    return nil
  }

  /// Returns the picture with no more than a number of pixels.
  private func reduced(to pixels: Int) -> Bitmap {
    guard width * height > max(pixels, 1) else { return self }
    let factor = (Double(max(pixels, 1)) / Double(width * height)).squareRoot()
    return scaled(
      width: max(Int(Double(width) * factor), 1), height: max(Int(Double(height) * factor), 1))
  }
}
