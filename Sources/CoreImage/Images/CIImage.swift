import CairnCore
import CairnFoundation
import CairnKits
import CairnPictures
import CairnValues
import Foundation

/// A picture of Core Image: pixels, and how they are placed. As everywhere in Core Image, the first line is at the bottom.
///
/// ```swift
/// let large = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
/// let picture = CIContext().createCGImage(large, from: large.extent)
/// ```
public final class CIImage: NSObject, Sendable {
  /// `nil` for a picture without pixels.
  let bitmap: Bitmap?
  /// From the pixels, of which the first is at the bottom, to the picture.
  let transform: CGAffineTransform
  /// Whether enlarged pixels pass into each other.
  let isSmooth: Bool
  /// The rectangle in which the picture is.
  public let extent: CGRect

  init(_ bitmap: Bitmap?, transform: CGAffineTransform = .identity, isSmooth: Bool, extent: CGRect? = nil) {
    self.bitmap = bitmap
    self.transform = transform
    self.isSmooth = isSmooth
    let size = CGSize(width: bitmap?.width ?? 0, height: bitmap?.height ?? 0)
    self.extent = extent ?? CGRect(origin: .zero, size: size).applying(transform)
  }

  /// Creates a picture of pixels. It is empty if their file is damaged or of a kind that only a host decodes.
  public convenience init(cgImage image: CGImage) {
    self.init(image.bitmap, isSmooth: true)
  }

  /// Creates a picture of UIKit's image, or returns `nil` if it has no pixels.
  public convenience init?(image: UIImage) {
    guard let bitmap = image.cgImage?.bitmap else { return nil }
    self.init(bitmap, isSmooth: true)
  }

  /// Creates a picture of a PNG or JPEG file, or returns `nil` if it is neither.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Creates a picture of a PNG or JPEG file, or returns `nil` if it cannot be read.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Returns the picture scaled, turned or moved.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(
      bitmap, transform: transform.concatenating(matrix), isSmooth: isSmooth, extent: extent.applying(matrix))
  }

  /// Returns the part of the picture in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect)
    return CIImage(bitmap, transform: transform, isSmooth: isSmooth, extent: part.isNull ? .zero : part)
  }

  /// Returns the picture with hard edges between enlarged pixels.
  public func samplingNearest() -> CIImage { CIImage(bitmap, transform: transform, isSmooth: false, extent: extent) }

  /// Returns the picture with enlarged pixels that pass into each other.
  public func samplingLinear() -> CIImage { CIImage(bitmap, transform: transform, isSmooth: true, extent: extent) }

  /// Returns the picture that a filter makes of this one.
  public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: parameters) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  /// Returns the picture with other pixels in the same places.
  func mapped(_ change: (RasterColor) -> RasterColor) -> CIImage {
    guard let bitmap, var canvas = RasterCanvas(bitmap) else { return self }
    for y in 0..<canvas.height {
      for x in 0..<canvas.width { canvas.set(x, y, change(canvas.color(x, y))) }
    }
    return CIImage(canvas.bitmap, transform: transform, isSmooth: isSmooth, extent: extent)
  }
}

extension RasterCanvas {
  fileprivate mutating func set(_ x: Int, _ y: Int, _ color: RasterColor) {
    for (part, value) in [color.red, color.green, color.blue, color.opacity].enumerated() {
      pixels[(y * width + x) * 4 + part] = UInt8((min(max(value, 0), 1) * 255).rounded())
    }
  }
}

extension UIImage {
  /// Creates an image of a picture of Core Image. It is empty if the picture is empty or infinite.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// Creates an image of a picture of Core Image, with a number of pixels per point.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: image, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
}
