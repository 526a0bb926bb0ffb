import CairnLocks
import CairnPictures
import CairnValues
import Foundation

/// A bitmap image.
///
/// ```swift
/// if let picture = renderer.cgImage { show(picture) }
/// ```
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  private let forms: Mutex<Forms>

  /// The image as a file and as pixels. Either is made from the other when it is first asked for.
  private struct Forms: Sendable {
    var file: Data?
    var bitmap: Bitmap?
  }

  /// Creates an image from an encoded file.
  package init(width: Int, height: Int, data: Data) {
    self.width = width
    self.height = height
    forms = Mutex(Forms(file: data))
  }

  /// Creates an image from pixels.
  package init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    forms = Mutex(Forms(bitmap: bitmap))
  }

  /// The encoded image.
  package var data: Data {
    forms.withLock { forms in
      let file = forms.file ?? Data(forms.bitmap?.pngFile ?? [])
      forms.file = file
      return file
    }
  }

  /// The pixels, or `nil` if the file is of a kind that only a host decodes.
  package var bitmap: Bitmap? {
    forms.withLock { forms in
      if forms.bitmap == nil, let file = forms.file {
        forms.bitmap = Bitmap.decoded(Array(file), enough: width * height)
      }
      return forms.bitmap
    }
  }
}

nonisolated extension Image {
  /// Creates an image from a bitmap, with an accessibility label.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
    self.init(data: cgImage.data)
    self.label = label
  }

  /// Creates a decorative image from a bitmap, which accessibility ignores.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    self.init(data: cgImage.data)
    isDecorative = true
  }
}
