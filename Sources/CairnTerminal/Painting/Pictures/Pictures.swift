import CairnFoundation
import CairnPictures
import CairnScreen
import Foundation

/// The app's pictures, decoded once and kept while there is room.
@MainActor
enum Pictures {
  /// What identifies a picture.
  enum Key: Hashable {
    case named(String, String?)
    case data(Data)

    init?(_ source: ImageContent.Source) {
      switch source {
      case .symbol, .drawing: return nil
      case .named(let name, let bundle): self = .named(name, bundle)
      case .data(let data): self = .data(data)
      }
    }

    /// The bytes that a table with this key keeps in memory.
    var byteCount: Int { if case .data(let data) = self { data.count } else { 0 } }
  }

  /// What identifies a picture in a size, in cells or halves of them.
  struct SizedKey: Hashable {
    var picture: Key
    var width: Int
    var height: Int
  }

  private static var sizes: [Key: CGSize?] = [:]
  private static var bitmaps: [Key: Bitmap?] = [:]
  private static var kept = 0
  private static let room = 32 << 20
  /// The most pixels kept of a picture. A terminal of usual size cannot show more.
  nonisolated private static let mostPixels = 1 << 20
  private static let kinds = ["png", "jpg", "jpeg"]

  /// Returns the size of a picture in points, or `nil` if it cannot be decoded.
  static func size(of image: ImageContent) -> CGSize? {
    guard let key = Key(image.source) else { return nil }
    // The size of a file does not change. That of data is in its first bytes.
    if case .named = key, let known = sizes[key] { return known }
    let size = read(key).flatMap { data, scale in
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
  static func bitmap(_ key: Key) -> Bitmap? {
    if let known = bitmaps[key] { return known }
    if decoding[key] != nil { return nil }
    guard let (data, _) = read(key), let header = PictureHeader(data) else {
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
      for watcher in watchers { watcher.host?.needsPainting = true }
    }
    return nil
  }

  nonisolated private static func decode(_ data: Data) -> Bitmap? { Bitmap.decoded(Array(data), enough: mostPixels) }

  private static func keep(_ bitmap: Bitmap?, _ key: Key) {
    if kept > room { (bitmaps, kept) = ([:], 0) }
    bitmaps[key] = .some(bitmap)
    kept += (bitmap?.pixels.count ?? 0) + key.byteCount
  }

  // MARK: Large pictures

  /// Those being decoded on another thread, so that the app stays responsive.
  private(set) static var decoding: [Key: Task<Void, Never>] = [:]
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

  private static func read(_ key: Key) -> (data: Data, scale: CGFloat)? {
    switch key {
    case .data(let data): return (data, 1)
    case .named(let name, let bundle):
      guard let file = PictureFile(named: name, in: bundle.map { [$0] } ?? ProgramFolder.all, kinds: kinds),
        let data = FileManager.default.contents(atPath: file.path)
      else { return nil }
      return (data, CGFloat(file.scale))
    }
  }
}
