import CairnCore
import CairnFoundation
import CairnValues
import Foundation

/// AppKit's image, which is the same type as UIKit's here.
///
/// ```swift
/// if let photo = NSImage(contentsOf: file) { Image(nsImage: photo) }
/// ```
public typealias NSImage = UIImage

extension UIImage {
  /// Creates an image from a file, or `nil` if there is none.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL, let file = try? ResourceRules.ofProcess.file(at: url) else { return nil }
    self.init(contentsOfFile: file.path)
  }

  /// Creates an image of a system symbol.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(systemName: name)
  }

  /// The encoded data, in whatever format it came. AppKit would return TIFF.
  public var tiffRepresentation: Data? { pngData() ?? jpegData(compressionQuality: 1) }

  /// Whether the image has a size, so that it can be shown.
  public var isValid: Bool { size != .zero }
}

extension Image {
  /// Creates an image from an AppKit image.
  public nonisolated init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

extension ImageRenderer {
  /// The image for AppKit, or `nil` if nothing draws pixels.
  public var nsImage: NSImage? { uiImage }
}
