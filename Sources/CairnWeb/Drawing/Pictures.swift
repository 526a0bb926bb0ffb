import CairnHosting
import CairnScreen
import CairnValues
import Foundation

/// The app's pictures: their sizes and their bytes.
@MainActor
enum Pictures {
  struct Loaded {
    var data: Data
    var kind: String
    var size: CGSize
  }

  private static let cache = PictureCache<Loaded>(
    kinds: ["png", "jpg", "jpeg", "gif", "webp", "bmp"], room: 32 << 20, size: \.data.count, decode: described)

  static func size(of image: ImageContent) -> CGSize? { loaded(image)?.size }

  /// Returns the picture if it exists in a format that browsers show.
  static func loaded(_ image: ImageContent) -> Loaded? { cache.picture(image) }

  private static func described(_ data: Data, scale: CGFloat) -> Loaded? {
    guard let header = PictureHeader(data) else { return nil }
    let kind =
      switch header.kind {
      case .png: "png"
      case .jpeg: "jpeg"
      case .gif: "gif"
      case .bmp: "bmp"
      case .webp: "webp"
      }
    let size = CGSize(width: header.size.width / scale, height: header.size.height / scale)
    return Loaded(data: data, kind: kind, size: size)
  }
}
