// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CairnCore
import CairnPictures
import CairnValues
import Foundation

/// A picture file to write: PNG or JPEG.
///
/// ```swift
/// guard let file = CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil) else { return }
/// CGImageDestinationAddImage(file, image, nil)
/// let isWritten = CGImageDestinationFinalize(file)
/// ```
public final class CGImageDestination {
  private enum Place {
    case file(URL)
    case data(NSMutableData)
  }

  private let place: Place
  private let isJPEG: Bool
  private var image: CGImage?
  private var quality = 0.9

  private init?(_ place: Place, _ type: CFString, _ count: Int) {
    let type = type as String
    guard count == 1, ["public.png", "public.jpeg"].contains(type) else { return nil }
    self.place = place
    isJPEG = type == "public.jpeg"
  }

  fileprivate convenience init?(_ url: URL, _ type: CFString, _ count: Int) {
    guard url.isFileURL else { return nil }
    self.init(.file(url), type, count)
  }

  fileprivate convenience init?(_ data: NSMutableData, _ type: CFString, _ count: Int) {
    self.init(.data(data), type, count)
  }

  fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
    self.image = image
    let given = properties?[kCGImageDestinationLossyCompressionQuality as String] as? NSNumber
    quality = given?.doubleValue ?? quality
  }

  fileprivate func finish() -> Bool {
    guard let bitmap = image?.bitmap, let file = isJPEG ? bitmap.jpegFile(quality: quality) : bitmap.pngFile else {
      return false
    }
    switch place {
    case .file(let url): return (try? Data(file).write(to: url, options: .atomic)) != nil
    case .data(let data):
      data.append(Data(file))
      return true
    }
  }
}

/// Creates a file. Returns `nil` for other kinds than PNG and JPEG, and for several images.
///
/// - Parameter options: Has no effect.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(url as URL, type, count) }

/// Creates a file in memory. Returns `nil` for other kinds than PNG and JPEG, and for several images.
///
/// - Parameter options: Has no effect.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data, type, count) }

/// Adds the image.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.add(image, properties)
}

/// Writes the file. Returns whether it is written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
