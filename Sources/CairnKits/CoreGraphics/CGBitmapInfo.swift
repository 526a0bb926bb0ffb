import CairnPictures

/// How the bytes of a bitmap are ordered.
///
/// ```swift
/// CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
/// ```
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The order as bits.
  public let rawValue: UInt32
  /// Creates an order from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the place of the opacity.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Floating-point components, which are refused here.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Two bytes, the least significant first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Four bytes, the least significant first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Two bytes, the most significant first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Four bytes, the most significant first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
  /// The first component comes first.
  public static var byteOrderDefault: CGBitmapInfo { [] }
}

/// Where the opacity of a pixel is.
///
/// ```swift
/// bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
/// ```
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The bytes of a bitmap with 8 bits a component.
struct BitmapLayout: Equatable, Sendable {
  let alpha: CGImageAlphaInfo
  /// The bytes of a pixel.
  let size: Int
  /// The places of red, green and blue, or of gray.
  let colors: [Int]
  /// The place of the opacity, if it is stored.
  let opacity: Int?

  var isPremultiplied: Bool { alpha == .premultipliedFirst || alpha == .premultipliedLast }

  /// Returns `nil` for layouts with other sizes, or that make no sense.
  init?(_ info: CGBitmapInfo, bits: Int, model: CGColorSpaceModel) {
    guard bits == 8, !info.contains(.floatComponents),
      let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    self.alpha = alpha
    let order = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue
    if alpha == .alphaOnly {
      (size, colors, opacity) = (1, [], 0)
    } else if model == .monochrome {
      guard alpha == .none else { return nil }
      (size, colors, opacity) = (1, [0], nil)
    } else {
      let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alpha)
      let isSwapped = order == CGBitmapInfo.byteOrder32Little.rawValue
      guard alpha != .none || !isSwapped else { return nil }
      size = alpha == .none ? 3 : 4
      let start = isFirst ? 1 : 0
      let places = [start, start + 1, start + 2]
      colors = isSwapped ? places.map { 3 - $0 } : places
      let place = isFirst ? 0 : 3
      let isStored = [.premultipliedFirst, .premultipliedLast, .first, .last].contains(alpha)
      opacity = isStored ? (isSwapped ? 3 - place : place) : nil
    }
  }

  /// The four bytes of a pixel, premultiplied, from bytes in this layout.
  func premultiplied(_ byte: (Int) -> UInt8) -> (UInt8, UInt8, UInt8, UInt8) {
    let opacity = opacity.map(byte) ?? 255
    func part(_ index: Int) -> UInt8 {
      guard !colors.isEmpty else { return 0 }
      let value = byte(colors[colors.count == 1 ? 0 : index])
      if isPremultiplied { return min(value, opacity) }
      return opacity == 255 ? value : UInt8((Int(value) * Int(opacity) + 127) / 255)
    }
    return (part(0), part(1), part(2), opacity)
  }

  /// Reads lines of bytes in this layout.
  func read(into canvas: inout RasterCanvas, rows: Range<Int>, bytesPerRow: Int, _ byte: (Int) -> UInt8) {
    for y in rows.clamped(to: 0..<canvas.height) {
      for x in 0..<canvas.width {
        let (target, place) = ((y * canvas.width + x) * 4, y * bytesPerRow + x * size)
        let pixel = premultiplied { byte(place + $0) }
        (canvas.pixels[target], canvas.pixels[target + 1]) = (pixel.0, pixel.1)
        (canvas.pixels[target + 2], canvas.pixels[target + 3]) = (pixel.2, pixel.3)
      }
    }
  }

  /// Whether the layout has no place for a part of a color, so that its bytes are another picture.
  var losesColors: Bool { opacity == nil || colors.count != 3 }

  /// Keeps of a picture what the layout has a place for.
  func reduce(_ canvas: inout RasterCanvas) {
    guard losesColors else { return }
    var bytes = [UInt8](repeating: 0, count: size)
    for place in stride(from: 0, to: canvas.pixels.count, by: 4) {
      let pixel = canvas.pixels[place..<place + 4]
      store(pixel[place], pixel[place + 1], pixel[place + 2], pixel[place + 3]) { bytes[$0] = $1 }
      let kept = premultiplied { bytes[$0] }
      (canvas.pixels[place], canvas.pixels[place + 1]) = (kept.0, kept.1)
      (canvas.pixels[place + 2], canvas.pixels[place + 3]) = (kept.2, kept.3)
    }
  }

  /// Stores a premultiplied pixel.
  func store(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8, _ set: (Int, UInt8) -> Void) {
    if colors.count == 1 {
      // The brightness as in television.
      let sum: Int = Int(red) * 299 + Int(green) * 587 + Int(blue) * 114
      set(colors[0], UInt8((sum + 500) / 1_000))
    } else if !colors.isEmpty {
      for (place, value) in zip(colors, [red, green, blue]) {
        let isStraight = opacity != nil && !isPremultiplied && alpha > 0
        set(place, isStraight ? UInt8(min((Int(value) * 255 + Int(alpha) / 2) / Int(alpha), 255)) : value)
      }
      if size == 4, opacity == nil { set(6 - colors.reduce(0, +), 255) }
    }
    if let opacity { set(opacity, alpha) }
  }
}
