#if GTK
  import CGTK
  import CairnFoundation
  import CairnScreen
  import CairnValues
  import Foundation

  /// The app's pictures, decoded once and cached while there is room.
  @MainActor
  enum Pictures {
    struct Loaded {
      /// The GTK texture. The cache owns it; other holders must retain it.
      let texture: OpaquePointer
      /// The size in points. Pictures for denser screens have more pixels.
      let size: CGSize
    }

    private enum Key: Hashable {
      case named(String, String?)
      case data(Data)
    }

    private static var known: [Key: Loaded?] = [:]
    private static var kept = 0
    private static let room = 64 << 20
    /// The maximum size. Larger pictures would take too much memory.
    private static let mostPixels: CGFloat = 64e6

    /// Returns the picture if it can be decoded.
    static func loaded(_ image: ImageContent) -> Loaded? {
      let key: Key
      switch image.source {
      case .symbol, .drawing: return nil
      case .named(let name, let bundle): key = .named(name, bundle)
      case .data(let data): key = .data(data)
      }
      if let found = known[key] { return found }
      if kept > room { forgetAll() }
      let new = load(image.source)
      known[key] = .some(new)
      if let new {
        kept += Int(gdk_texture_get_width(new.texture) * gdk_texture_get_height(new.texture)) * 4
      }
      return new
    }

    private static func forgetAll() {
      for case .some(let old) in known.values { g_object_unref(old.texture.raw) }
      known = [:]
      kept = 0
    }

    private static func load(_ source: ImageContent.Source) -> Loaded? {
      switch source {
      case .symbol, .drawing: return nil
      case .data(let data): return decode(data, scale: 1)
      case .named(let name, let bundle):
        guard let file = PictureFile(named: name, in: bundle.map { [$0] } ?? ProgramFolder.all),
          let data = FileManager.default.contents(atPath: file.path)
        else { return nil }
        return decode(data, scale: file.scale)
      }
    }

    private static func decode(_ data: Data, scale: CGFloat) -> Loaded? {
      if let header = PictureHeader(data), header.size.width * header.size.height > mostPixels {
        return nil
      }
      guard !data.isEmpty else { return nil }
      let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(bytes) }
      guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return nil }
      let size = CGSize(
        width: CGFloat(gdk_texture_get_width(texture)) / scale,
        height: CGFloat(gdk_texture_get_height(texture)) / scale)
      return Loaded(texture: texture, size: size)
    }

    // MARK: Sizes

    static func size(of image: ImageContent) -> CGSize {
      if case .symbol = image.source { return symbolSize(of: image) }
      if case .drawing(_, let size) = image.source { return size }
      return loaded(image)?.size ?? CGSize(width: 24, height: 24)
    }

    private static func symbolSize(of image: ImageContent) -> CGSize {
      var size: CGFloat = 16
      if let font = image.font?.resolved() {
        size = (font.pointSize / 17 * 16).rounded()
      }
      switch image.scale {
      case .small: size *= 0.75
      case .medium: break
      case .large: size *= 1.5
      case .emblem: size = 128
      }
      size = min(max(size.rounded(), 8), 512)
      return CGSize(width: size, height: size)
    }
  }

  /// The location of a picture resource: a file with its name, or one in an asset catalogue.
  struct PictureFile {
    let path: String
    private(set) var scale: CGFloat = 1

    private static let kinds = ["png", "jpg", "jpeg", "svg", "gif", "webp", "bmp", "tiff"]

    init?(named name: String, in folders: [String]) {
      guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
      for folder in folders {
        for (suffix, scale) in [("@2x", 2.0), ("", 1), ("@3x", 3)] {
          for ending in Self.kinds.map({ ".\($0)" }) + [""] {
            let path = "\(folder)/\(name)\(suffix)\(ending)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
              !isFolder.boolValue
            else {
              continue
            }
            self.path = path
            self.scale = scale
            return
          }
        }
        if let found = AssetCatalogs.in(folder).picture(named: name) {
          path = found.path
          scale = CGFloat(found.scale)
          return
        }
      }
      return nil
    }
  }
#endif
