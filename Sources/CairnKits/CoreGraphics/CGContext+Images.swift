import CairnCore
import CairnFoundation
import CairnPictures
import CairnValues
import Foundation

extension CGContext {
  /// Draws an image into a rectangle. As everywhere in Core Graphics, its top is where y is largest.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(image, in: rect, isUpsideDown: false)
  }

  /// Draws an image into a rectangle, and again beside it as often as it fits.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling, rect.width > 0, rect.height > 0 else { return draw(image, in: rect) }
    let bounds = boundingBoxOfClipPath
    let (left, right) = ((bounds.minX - rect.minX) / rect.width, (bounds.maxX - rect.minX) / rect.width)
    let (low, high) = ((bounds.minY - rect.minY) / rect.height, (bounds.maxY - rect.minY) / rect.height)
    // Strange numbers compare as false.
    guard left < right, low < high, (right - left + 1) * (high - low + 1) < 100_000,
      [left, low].allSatisfy({ abs($0) < 1e9 })
    else { return }
    for row in stride(from: low.rounded(.down), through: high, by: 1) {
      for column in stride(from: left.rounded(.down), through: right, by: 1) {
        draw(image, in: rect.offsetBy(dx: column * rect.width, dy: row * rect.height))
      }
    }
  }

  /// - Parameter isUpsideDown: Whether its top is where y is smallest, as in UIKit.
  func draw(_ image: CGImage, in rect: CGRect, isUpsideDown: Bool) {
    let rect = rect.standardized
    let transform = state.transform
    guard rect.width > 0, rect.height > 0, transform.isUsable, var bitmap = image.bitmap
    else { return }
    let shape = mask(Path(rect).applying(transform))
    guard !shape.isEmpty else { return }
    // Large images are averaged first, so that each pixel counts.
    let size = CGSize(
      width: rect.width * hypot(transform.a, transform.b), height: rect.height * hypot(transform.c, transform.d))
    func pixels(_ length: CGFloat, _ most: Int) -> Int { length < CGFloat(most) ? max(Int(length), 1) : most }
    let (columns, lines) = (pixels(size.width, bitmap.width), pixels(size.height, bitmap.height))
    if state.quality != .none, columns * 2 <= bitmap.width || lines * 2 <= bitmap.height {
      bitmap = bitmap.scaled(width: columns, height: lines)
    }
    guard let source = RasterCanvas(bitmap) else { return }
    let inverse = transform.inverted()
    let (width, height) = (CGFloat(source.width) / rect.width, CGFloat(source.height) / rect.height)
    let isSmooth = state.quality != .none
    paint(shape) { x, y in
      let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
      let down = isUpsideDown ? point.y - rect.minY : rect.maxY - point.y
      return source.sample((point.x - rect.minX) * width, down * height, smooth: isSmooth)
    }
  }

  /// Fills the clip with colors along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = x * x + y * y
    guard length > 0 else { return }
    drawGradient(gradient, options) { ($0.x - start.x) * x / length + ($0.y - start.y) * y / length }
  }

  /// Fills the clip with colors between two circles around the same point.
  ///
  /// - Parameter startCenter: Has no effect: the circles are around `endCenter`.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard endRadius != startRadius else { return }
    drawGradient(gradient, options) { point in
      (hypot(point.x - endCenter.x, point.y - endCenter.y) - startRadius) / (endRadius - startRadius)
    }
  }

  private func drawGradient(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ place: (CGPoint) -> CGFloat
  ) {
    let transform = state.transform
    guard transform.isUsable else { return }
    let inverse = transform.inverted()
    paint(canvas.all) { x, y in
      let place = place(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse))
      if place < 0, !options.contains(.drawsBeforeStartLocation) { return .clear }
      if place > 1, !options.contains(.drawsAfterEndLocation) { return .clear }
      return gradient.color(at: Double(place))
    }
  }
}
