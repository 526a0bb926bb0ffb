import CairnCore
import CairnFoundation
import CairnValues
import Foundation

/// How an image is drawn.
///
/// ```swift
/// let format = UIGraphicsImageRendererFormat()
/// format.scale = 1
/// ```
public class UIGraphicsRendererFormat {
  /// The rectangle that is drawn.
  public fileprivate(set) var bounds = CGRect.zero
  /// Creates a format.
  public required init() {}
  /// Returns the format of the screen.
  public class func `default`() -> Self { Self() }
  /// Returns the format of the screen.
  public class func preferred() -> Self { Self() }
}

/// How an image is drawn: its pixels, and whether it is opaque.
///
/// ```swift
/// let format = UIGraphicsImageRendererFormat()
/// format.opaque = true
/// ```
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colors.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// The pixels of a point. At first, those of the screen.
  public var scale = GraphicsStack.screenScale
  /// Whether the image has no transparent pixels, and starts black.
  public var opaque = false
  /// The range of colors. Has no effect.
  public var preferredRange = Range.automatic
}

/// The context of a drawing closure.
///
/// ```swift
/// let square = renderer.image { context in context.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
/// ```
public final class UIGraphicsImageRendererContext {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// How the image is drawn.
  public let format: UIGraphicsImageRendererFormat

  fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// The image so far.
  public var currentImage: UIImage { UIGraphicsImageRenderer.image(of: cgContext, format) }
  /// Fills a rectangle with the current color.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode, in: cgContext) }
  /// Draws along the inside of a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Limits later drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws an image.
///
/// ```swift
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
/// let dot = renderer.image { context in
///   UIColor.red.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
/// }
/// ```
public final class UIGraphicsImageRenderer {
  /// How the image is drawn.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of images of a size.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// Creates a renderer of images of a size, and how to draw them.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer of images of a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Creates a renderer of images of a rectangle, and how to draw them.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
  }

  /// Draws an image. One that would be empty or has more than 16 million pixels is not drawn: the result is an empty image, and a
  /// diagnostic says so.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let context = GraphicsStack.context(size: bounds.size, scale: format.scale, isOpaque: format.opaque) else {
      AppDiagnostics.report(
        .warning, "image.not-drawn",
        "UIGraphicsImageRenderer: \(bounds.width) by \(bounds.height) points at scale \(format.scale) are no size for an image. "
          + "The image is empty.")
      return UIImage()
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsStack.push(.init(context, scale: format.scale))
    defer { GraphicsStack.pop() }
    actions(UIGraphicsImageRendererContext(context, format))
    return Self.image(of: context, format)
  }

  /// Draws an image as a PNG file.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws an image as a JPEG file.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }

  fileprivate static func image(of context: CGContext, _ format: UIGraphicsImageRendererFormat) -> UIImage {
    context.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
  }
}
