import CairnCore
import CairnFoundation
import CairnKits
import CairnPictures
import CairnValues
import Foundation

/// Draws pictures of Core Image.
///
/// ```swift
/// let context = CIContext()
/// let picture = context.createCGImage(image, from: image.extent)
/// ```
public final class CIContext: NSObject, Sendable {
  /// Creates a context.
  ///
  /// - Parameter options: Has no effect: pictures are drawn by the processor.
  public init(options: [CIContextOption: Any]? = nil) { super.init() }

  /// Creates a context.
  public override convenience init() { self.init(options: nil) }

  /// Returns the pixels of a picture in a rectangle. Returns `nil` if it is empty, infinite, or has more pixels than fit into 64 MB.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    let rect = rect.standardized
    guard rect.width >= 1, rect.height >= 1, rect.width < 1e6, rect.height < 1e6, let bitmap = image.bitmap,
      let context = CGContext(
        data: nil, width: Int(rect.width), height: Int(rect.height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.interpolationQuality = image.isSmooth ? .default : .none
    context.translateBy(x: -rect.minX, y: -rect.minY)
    // Hard edges stay hard where they meet the edge of the picture.
    context.setShouldAntialias(image.isSmooth)
    context.clip(to: image.extent)
    context.concatenate(image.transform)
    context.draw(CGImage(bitmap), in: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    return context.makeImage()
  }

  /// Returns a picture as a PNG file, or `nil` if it cannot be drawn.
  ///
  /// - Parameters:
  ///   - format: Has no effect: a component has 8 bits.
  ///   - colorSpace: Has no effect: colors are sRGB.
  ///   - options: Has no effect.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() } }

  /// Returns a picture as a JPEG file, or `nil` if it cannot be drawn.
  ///
  /// - Parameters:
  ///   - colorSpace: Has no effect: colors are sRGB.
  ///   - options: Has no effect.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) }
  }
}

/// How a context draws. Has no effect.
///
/// ```swift
/// CIContext(options: [.useSoftwareRenderer: true])
/// ```
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The value in Core Image.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor draws.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  /// The color space in which filters compute.
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
  /// The color space of the pictures that are made.
  public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
  /// Whether intermediate pictures are kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}

/// How a picture is written to a file. Has no effect.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The value in Core Image.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The layout of pixels. Has no effect.
///
/// ```swift
/// context.pngRepresentation(of: image, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB())
/// ```
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The value in Core Image.
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  // The names are Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Eight bits for each of alpha, red, green and blue, in this order.
  public static let ARGB8 = CIFormat(rawValue: 265)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Eight bits for each of blue, green, red and alpha, in this order.
  public static let BGRA8 = CIFormat(rawValue: 266)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Eight bits for each of red, green, blue and alpha, in this order.
  public static let RGBA8 = CIFormat(rawValue: 264)
}
