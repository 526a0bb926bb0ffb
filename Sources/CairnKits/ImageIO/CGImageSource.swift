// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CairnCore
import CairnPictures
import CairnScreen
import CairnValues
import Foundation

/// A picture file to read. PNG and JPEG are decoded; of other kinds, only the size is known.
///
/// ```swift
/// guard let source = CGImageSourceCreateWithURL(url as NSURL, nil),
///   let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
/// else { return nil }
/// ```
public final class CGImageSource: Sendable {
  let data: Data
  let header: PictureHeader?

  fileprivate init(_ data: Data) {
    self.data = data
    header = PictureHeader(data)
  }

  /// The picture, or `nil` if it is damaged or only a host decodes it.
  var image: CGImage? {
    guard let header, header.kind == .png || header.kind == .jpeg else { return nil }
    let image = CGImage(width: Int(header.size.width), height: Int(header.size.height), data: data)
    return image.bitmap == nil ? nil : image
  }
}

/// Creates a source of a file, or returns `nil` if it cannot be read.
///
/// - Parameter options: Has no effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard (url as URL).isFileURL, let data = try? Data(contentsOf: url as URL) else { return nil }
  return CGImageSource(data)
}

/// Creates a source of the bytes of a file.
///
/// - Parameter options: Has no effect.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data as Data)
}

/// Creates a source of the bytes of a file.
///
/// - Parameter options: Has no effect.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(provider.bytes)
}

/// Returns the number of images: one, or none if the file is no picture. Of animations, only the first image counts.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.header == nil ? 0 : 1 }

/// Returns the kind of the file.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch isrc.header?.kind {
  case .png: "public.png"
  case .jpeg: "public.jpeg"
  case .gif: "com.compuserve.gif"
  case .bmp: "com.microsoft.bmp"
  case .webp: "org.webmproject.webp"
  case nil: nil
  }
}

/// Returns the image, turned as its camera was held. Returns `nil` if the file is damaged, or neither PNG nor JPEG.
///
/// - Parameter options: Has no effect.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image : nil }

/// Returns a smaller image, if the options name a size with `kCGImageSourceThumbnailMaxPixelSize`.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = isrc.image else { return nil }
  let most = (options?[kCGImageSourceThumbnailMaxPixelSize as String] as? NSNumber)?.intValue ?? .max
  let side = max(image.width, image.height)
  guard most > 0, most < side, let bitmap = image.bitmap else { return image }
  func scaled(_ length: Int) -> Int { max(Int((Double(length) * Double(most) / Double(side)).rounded()), 1) }
  return CGImage(bitmap.scaled(width: scaled(image.width), height: scaled(image.height)))
}

/// Returns the size of the image in pixels, or `nil` if the file is not a picture.
///
/// - Parameter options: Has no effect.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let size = isrc.header?.size else { return nil }
  let properties: [String: Any] = [
    kCGImagePropertyPixelWidth as String: Int(size.width), kCGImagePropertyPixelHeight as String: Int(size.height),
    kCGImagePropertyOrientation as String: 1, kCGImagePropertyDepth as String: 8,
    kCGImagePropertyColorModel as String: "RGB",
  ]
  return properties as CFDictionary
}

/// Returns the size of the file in bytes.
///
/// - Parameter options: Has no effect.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  [kCGImagePropertyFileSize as String: isrc.data.count] as CFDictionary
}
