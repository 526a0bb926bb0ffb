import CairnCore
import CairnFoundation
import CairnPictures
import CairnScreen
import CairnValues
import Foundation

extension UIImage {
  /// How the pixels are turned.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How the pixels are turned. They are upright, as images are turned when they are decoded.
  public var imageOrientation: Orientation { .up }

  /// Creates an image from pixels.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates an image from pixels, with a number of pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let turned = orientation.picture.flatMap { turn in cgImage.bitmap.map { CGImage($0.turned(turn)) } } ?? cgImage
    self.init(turned, scale: scale > 0 && scale.isFinite ? scale : 1)
  }

  /// The pixels, or `nil` if the image is a symbol, a drawing, or of a kind that only a host decodes.
  public var cgImage: CGImage? {
    if let image { return image }
    guard let data, let header = PictureHeader(data), header.kind == .png || header.kind == .jpeg else { return nil }
    return CGImage(width: Int(header.size.width), height: Int(header.size.height), data: data)
  }

  /// Draws the image into a rectangle of the current drawing.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the image at a point of the current drawing.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image at a point of the current drawing.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image into a rectangle of the current drawing.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard let cgImage else {
      AppDiagnostics.report(
        .warning, "image.not-drawn",
        "UIImage.draw: only images with pixels can be drawn, not symbols or drawings. Nothing is drawn.")
      return
    }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.draw(cgImage, in: rect, isUpsideDown: true)
    context.restoreGState()
  }

  /// Returns the image in another size, or `nil` if it has no pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let bitmap = cgImage?.bitmap else { return nil }
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard width >= 1, height >= 1, width * height <= CGFloat(RasterCanvas.mostPixels) else { return nil }
    return UIImage(CGImage(bitmap.scaled(width: Int(width), height: Int(height))), scale: scale)
  }

  /// Returns the image, decoded.
  public func preparingForDisplay() -> UIImage? { cgImage?.bitmap == nil ? nil : self }
}

extension UIImage.Orientation {
  /// The turn that makes the pixels upright, or `nil` if they are.
  fileprivate var picture: PictureOrientation? {
    switch self {
    case .up: nil
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }
}
