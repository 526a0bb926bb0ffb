import CairnCore
import CairnFoundation
import CairnPictures
import CairnValues
import Foundation

/// Draws into a bitmap.
///
/// ```swift
/// let context = CGContext(
///   data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
///   bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
/// context?.fillEllipse(in: CGRect(x: 2, y: 2, width: 16, height: 16))
/// let picture = context?.makeImage()
/// ```
public final class CGContext {
  /// The state that `saveGState` keeps.
  struct State {
    /// From the app's coordinates to pixels, of which the first is at the top.
    var transform: CGAffineTransform
    var clip: RasterMask
    var fill = RasterColor(red: 0, green: 0, blue: 0, opacity: 1)
    var stroke = RasterColor(red: 0, green: 0, blue: 0, opacity: 1)
    var line = StrokeStyle(lineWidth: 1)
    var alpha: Float = 1
    var blend = RasterBlend.normal
    var isSmooth = true
    var quality = CGInterpolationQuality.default
  }

  var canvas: RasterCanvas
  var state: State
  var saved: [State] = []
  /// The current path, in pixels.
  var current = Path()
  let memory: BitmapMemory

  /// The width in pixels.
  public var width: Int { canvas.width }
  /// The height in pixels.
  public var height: Int { canvas.height }
  /// The bits of a component.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel.
  public var bitsPerPixel: Int { memory.layout.size * 8 }
  /// The bytes of a line.
  public var bytesPerRow: Int { memory.bytesPerRow }
  /// The meaning of the colors.
  public let colorSpace: CGColorSpace?
  /// The order of the bytes.
  public let bitmapInfo: CGBitmapInfo
  /// Where the opacity is.
  public var alphaInfo: CGImageAlphaInfo { memory.layout.alpha }

  /// Creates a context. Returns `nil` for more than 8 bits a component, or more pixels than fit into 64 MB.
  ///
  /// - Parameters:
  ///   - data: Where to draw, or `nil` for memory of the context.
  ///   - bytesPerRow: The bytes of a line, or 0 for as many as it needs.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard let layout = BitmapLayout(info, bits: bitsPerComponent, model: space.model),
      let canvas = RasterCanvas(width: width, height: height),
      let memory = BitmapMemory(layout, width: width, height: height, bytesPerRow: bytesPerRow, at: data)
    else { return nil }
    self.canvas = canvas
    self.memory = memory
    colorSpace = space
    self.bitmapInfo = info
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    state = State(transform: base, clip: canvas.all)
    memory.read(into: &self.canvas, rows: 0..<height)
  }

  /// From Core Graphics's coordinates, whose first line is at the bottom, to pixels.
  let base: CGAffineTransform

  /// The memory that is drawn into. It lasts as long as the context.
  public var data: UnsafeMutableRawPointer? { memory.address(of: canvas) }

  /// Returns the picture so far, including bytes that the app wrote into its memory.
  public func makeImage() -> CGImage? {
    memory.read(into: &canvas, rows: 0..<height)
    var picture = canvas
    memory.layout.reduce(&picture)
    return CGImage(picture.bitmap)
  }

  /// Has no effect: everything is drawn at once.
  public func flush() {}
  /// Has no effect: everything is drawn at once.
  public func synchronize() {}

  /// Puts a color over each pixel of a shape.
  func paint(_ mask: RasterMask, _ color: (Int, Int) -> RasterColor) {
    let mask = mask.intersected(with: state.clip)
    guard !mask.isEmpty else { return }
    let alpha = state.alpha
    memory.read(into: &canvas, rows: mask.rows)
    canvas.paint(mask, state.blend) { color($0, $1) * alpha }
    if memory.layout.opacity == nil { canvas.paint(mask, .destinationOver) { _, _ in Self.black } }
    memory.write(canvas, rows: mask.rows)
  }

  func paint(_ mask: RasterMask, _ color: RasterColor) { paint(mask) { _, _ in color } }

  private static let black = RasterColor(red: 0, green: 0, blue: 0, opacity: 1)
}
