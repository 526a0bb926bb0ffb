import CairnValues
import Foundation

/// Bytes to read an image from.
///
/// ```swift
/// let bytes = image.dataProvider?.data as Data?
/// ```
public final class CGDataProvider: Sendable {
  let bytes: Data
  /// The bytes.
  public var data: CFData? { NSData(data: bytes) }

  init(bytes: Data) { self.bytes = bytes }

  /// Creates a provider of bytes.
  public convenience init?(data: CFData) { self.init(bytes: data as Data) }

  /// Creates a provider of the bytes of a file, or `nil` if it cannot be read.
  public convenience init?(url: CFURL) {
    guard (url as URL).isFileURL, let data = try? Data(contentsOf: url as URL) else { return nil }
    self.init(bytes: data)
  }
}
