import CairnCore
import CairnPictures
import CairnValues
import Foundation

/// How colors are fitted to a space. Has no effect.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGImage {
  /// The bits of a component.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a line.
  public var bytesPerRow: Int { width * 4 }
  /// Where the opacity is: after the premultiplied colors.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The order of the bytes: red, green, blue and opacity, premultiplied.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The color space, which is sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// Whether the image is a stencil. It never is.
  public var isMask: Bool { false }

  /// The bytes of the pixels, line by line from the top, or `nil` if the file is of a kind that only a host decodes.
  public var dataProvider: CGDataProvider? {
    bitmap.flatMap { RasterCanvas($0) }.map { CGDataProvider(bytes: Data($0.pixels)) }
  }

  /// Returns the part of the image in a rectangle of pixels, or `nil` if there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.standardized.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1, let bitmap, bitmap.width == width, bitmap.height == height
    else { return nil }
    let (left, top, columns, lines) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(columns * lines * 4)
    for y in top..<top + lines {
      let start = (y * width + left) * 4
      pixels += bitmap.pixels[start..<start + columns * 4]
    }
    return CGImage(Bitmap(width: columns, height: lines, pixels: pixels))
  }

  /// Returns the image.
  public func copy() -> CGImage? { self }

  /// Creates an image from pixels with 8 bits a component. Returns `nil` for other layouts, too few bytes, or too many pixels.
  ///
  /// - Parameters:
  ///   - decode: Has no effect.
  ///   - shouldInterpolate: Has no effect.
  ///   - intent: Has no effect.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let layout = BitmapLayout(bitmapInfo, bits: bitsPerComponent, model: space.model),
      bitsPerPixel == layout.size * 8, var canvas = RasterCanvas(width: width, height: height),
      bytesPerRow >= width * layout.size, bytesPerRow <= provider.bytes.count,
      provider.bytes.count / bytesPerRow >= height - 1,
      (height - 1) * bytesPerRow + width * layout.size <= provider.bytes.count
    else { return nil }
    let bytes = [UInt8](provider.bytes)
    layout.read(into: &canvas, rows: 0..<height, bytesPerRow: bytesPerRow) { bytes[$0] }
    self.init(canvas.bitmap)
  }
}
