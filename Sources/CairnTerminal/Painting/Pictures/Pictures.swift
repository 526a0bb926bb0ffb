import CairnHosting
import CairnPictures
import CairnScreen
import Foundation

/// The app's pictures, decoded once and kept while there is room.
@MainActor
enum Pictures {
  /// What identifies a picture in a size, in cells or halves of them.
  struct SizedKey: Hashable {
    var picture: PictureSource
    var width: Int
    var height: Int
  }

  private static var sizes: [PictureSource: CGSize?] = [:]
  private static var bitmaps: [PictureSource: Bitmap?] = [:]
  private static var kept = 0
  private static let room = 32 << 20
  /// The most pixels kept of a picture. A terminal of usual size cannot show more.
  nonisolated private static let mostPixels = 1 << 20
  private static let kinds = ["png", "jpg", "jpeg"]

  /// Returns the size of a picture in points, or `nil` if it cannot be decoded.
  static func size(of image: ImageContent) -> CGSize? {
    guard let key = PictureSource(image.source) else { return nil }
    // The size of a file does not change. That of data is in its first bytes.
    if case .named = key, let known = sizes[key] { return known }
    let size = key.read(kinds: kinds).flatMap { data, scale in
      PictureHeader(data).flatMap { header -> CGSize? in
        guard header.kind == .png || header.kind == .jpeg else { return nil }
        return CGSize(width: header.size.width / scale, height: header.size.height / scale)
      }
    }
    if case .named = key {
      if sizes.count > 1_000 { sizes = [:] }
      sizes[key] = .some(size)
    }
    return size
  }

  /// Returns the pixels of a picture, or `nil` if it is still being decoded or cannot be.
  static func bitmap(_ key: PictureSource) -> Bitmap? {
    if let known = bitmaps[key] { return known }
    if decoding[key] != nil { return nil }
    guard let (data, _) = key.read(kinds: kinds), let header = PictureHeader(data) else {
      keep(nil, key)
      return nil
    }
    if header.size.width * header.size.height <= mostAtOnce {
      let bitmap = decode(data)
      keep(bitmap, key)
      return bitmap
    }
    decoding[key] = Task {
      let bitmap = await Task.detached { decode(data) }.value
      decoding[key] = nil
      keep(bitmap, key)
      for watcher in watchers { watcher.host?.repaint() }
    }
    return nil
  }

  nonisolated private static func decode(_ data: Data) -> Bitmap? { Bitmap.decoded(Array(data), enough: mostPixels) }

  private static func keep(_ bitmap: Bitmap?, _ key: PictureSource) {
    if kept > room { (bitmaps, kept) = ([:], 0) }
    bitmaps[key] = .some(bitmap)
    kept += (bitmap?.pixels.count ?? 0) + key.byteCount
  }

  // MARK: Large pictures

  /// Those being decoded on another thread, so that the app stays responsive.
  private(set) static var decoding: [PictureSource: Task<Void, Never>] = [:]
  /// The pixels that are decoded before the screen is shown.
  private static let mostAtOnce: CGFloat = 1_048_576
  private static var watchers: [Watcher] = []

  private struct Watcher {
    weak var host: TerminalHost?
  }

  /// Lets a host paint again when a picture has been decoded.
  static func add(_ host: TerminalHost) {
    watchers.removeAll { $0.host == nil }
    watchers.append(Watcher(host: host))
  }
}
