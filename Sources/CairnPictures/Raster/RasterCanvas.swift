/// Pixels to draw into. Four bytes a pixel: red, green, blue and opacity, premultiplied.
package struct RasterCanvas: Equatable, Sendable {
  package let width: Int
  package let height: Int
  package var pixels: [UInt8]

  /// The largest canvas, which takes 64 MB.
  package static let mostPixels = 16 << 20

  /// Creates a clear canvas. Returns `nil` if it would be empty or too large.
  package init?(width: Int, height: Int) {
    guard width > 0, height > 0, width <= Self.mostPixels, height <= Self.mostPixels / width else { return nil }
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Creates a canvas with a picture.
  package init?(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
    pixels = bitmap.pixels
    for place in stride(from: 0, to: pixels.count, by: 4) where pixels[place + 3] < 255 {
      let opacity = Int(pixels[place + 3])
      for part in place..<place + 3 { pixels[part] = UInt8((Int(pixels[part]) * opacity + 127) / 255) }
    }
  }

  /// The picture, with colors that are not premultiplied.
  package var bitmap: Bitmap {
    var straight = pixels
    for place in stride(from: 0, to: straight.count, by: 4) where straight[place + 3] < 255 {
      let opacity = Int(straight[place + 3])
      for part in place..<place + 3 {
        straight[part] = opacity == 0 ? 0 : UInt8(min((Int(straight[part]) * 255 + opacity / 2) / opacity, 255))
      }
    }
    return Bitmap(width: width, height: height, pixels: straight)
  }

  package var all: RasterMask { RasterMask(columns: 0..<width, rows: 0..<height) }

  package func color(_ x: Int, _ y: Int) -> RasterColor {
    let place = (y * width + x) * 4
    return RasterColor(
      red: Float(pixels[place]) / 255, green: Float(pixels[place + 1]) / 255, blue: Float(pixels[place + 2]) / 255,
      opacity: Float(pixels[place + 3]) / 255)
  }

  /// Puts a color over the pixels of a mask.
  package mutating func fill(_ mask: RasterMask, _ color: RasterColor, _ blend: RasterBlend = .normal) {
    paint(mask, blend) { _, _ in color }
  }

  /// Puts a color over each pixel of a mask.
  package mutating func paint(
    _ mask: RasterMask, _ blend: RasterBlend = .normal, _ color: (_ x: Int, _ y: Int) -> RasterColor
  ) {
    for y in mask.rows.clamped(to: 0..<height) {
      for x in mask.columns.clamped(to: 0..<width) {
        let coverage = mask.value(x, y)
        if coverage == 0 { continue }
        let (source, target) = (color(x, y), self.color(x, y))
        let share = Float(coverage) / 255
        let new =
          blend == .normal
          ? source * share + target * (1 - source.opacity * share)
          : blend.apply(source, over: target) * share + target * (1 - share)
        store(new, (y * width + x) * 4)
      }
    }
  }

  private mutating func store(_ color: RasterColor, _ place: Int) {
    func byte(_ part: Float) -> UInt8 { UInt8(min(max(part * 255 + 0.5, 0), 255)) }
    let opacity = byte(color.opacity)
    pixels[place] = min(byte(color.red), opacity)
    pixels[place + 1] = min(byte(color.green), opacity)
    pixels[place + 2] = min(byte(color.blue), opacity)
    pixels[place + 3] = opacity
  }

  /// The color at a place between pixels, from the four that are nearest. Beyond the edge, the pixels at the edge count.
  package func sample(_ x: Double, _ y: Double, smooth: Bool = true) -> RasterColor {
    func column(_ x: Double) -> Int { Int(min(max(x, 0), Double(width - 1))) }
    func row(_ y: Double) -> Int { Int(min(max(y, 0), Double(height - 1))) }
    guard smooth, x.isFinite, y.isFinite else {
      return color(column(x.isFinite ? x : 0), row(y.isFinite ? y : 0))
    }
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (right, low) = (Float(x - 0.5 - left), Float(y - 0.5 - top))
    let (x1, x2, y1, y2) = (column(left), column(left + 1), row(top), row(top + 1))
    if right == 0, low == 0 { return color(x1, y1) }
    return (color(x1, y1) * (1 - right) + color(x2, y1) * right) * (1 - low)
      + (color(x1, y2) * (1 - right) + color(x2, y2) * right) * low
  }
}
