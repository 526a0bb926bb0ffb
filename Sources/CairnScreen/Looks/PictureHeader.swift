import CairnPictures
import Foundation

/// The format and pixel size in the first bytes of an encoded picture. Damaged data of any kind yields `nil`.
package struct PictureHeader: Equatable, Sendable {
  package enum Kind: Sendable { case png, jpeg, gif, bmp, webp }
  package let kind: Kind
  package let size: CGSize

  package init?(_ data: Data) {
    let bytes = Bytes(data: data)
    guard let (kind, width, height) = Self.read(bytes), width > 0, height > 0 else { return nil }
    self.kind = kind
    size = CGSize(width: width, height: height)
  }

  private static func read(_ bytes: Bytes) -> (Kind, Int, Int)? {
    if bytes.begin(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard let width = bytes.big(16, count: 4), let height = bytes.big(20, count: 4) else { return nil }
      return (.png, width, height)
    }
    if bytes.begin(with: Array("GIF8".utf8)) {
      guard let width = bytes.little(6, count: 2), let height = bytes.little(8, count: 2) else { return nil }
      return (.gif, width, height)
    }
    if bytes.begin(with: Array("BM".utf8)) {
      guard let width = bytes.little(18, count: 4), let height = bytes.little(22, count: 4) else { return nil }
      // A negative height means that the first line is at the top.
      return (.bmp, width, abs(Int(Int32(truncatingIfNeeded: height))))
    }
    if bytes.begin(with: [0xFF, 0xD8]) { return jpeg(bytes).map { (.jpeg, $0.width, $0.height) } }
    if bytes.begin(with: Array("RIFF".utf8)), bytes.text(8, count: 4) == "WEBP" {
      return webp(bytes).map { (.webp, $0.width, $0.height) }
    }
    return nil
  }

  /// The size is in the first frame header, behind any number of other segments. One of them may turn the picture.
  private static func jpeg(_ bytes: Bytes) -> (width: Int, height: Int)? {
    var place = 2
    var isTurned = false
    while let marker = bytes[place + 1], bytes[place] == 0xFF {
      // Padding between segments.
      if marker == 0xFF {
        place += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      guard let length = bytes.big(place + 2, count: 2), length >= 2 else { return nil }
      if marker == 0xE1, let segment = bytes.data(place + 4, count: length - 2) {
        isTurned = PictureOrientation(Array(segment)[...])?.swapsSides ?? isTurned
      }
      if isFrame {
        guard let height = bytes.big(place + 5, count: 2), let width = bytes.big(place + 7, count: 2) else {
          return nil
        }
        return isTurned ? (height, width) : (width, height)
      }
      place += 2 + length
    }
    return nil
  }

  private static func webp(_ bytes: Bytes) -> (width: Int, height: Int)? {
    switch bytes.text(12, count: 4) {
    case "VP8X":
      guard let width = bytes.little(24, count: 3), let height = bytes.little(27, count: 3) else { return nil }
      return (width + 1, height + 1)
    case "VP8L":
      guard let bits = bytes.little(21, count: 4) else { return nil }
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case "VP8 ":
      guard let width = bytes.little(26, count: 2), let height = bytes.little(28, count: 2) else { return nil }
      return (width & 0x3FFF, height & 0x3FFF)
    default: return nil
    }
  }
}
