import Foundation

/// The icon of an app: that of its asset catalog, or one that any app can have.
struct AppIcon {
  /// The files, by their paths below `share/icons/hicolor`.
  let files: [String: Data]

  /// The sizes that the icon theme has folders for.
  private static let sizes = [16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512]

  init(named name: String, in catalogs: [URL], identifier: String) {
    let sets = catalogs.flatMap { Files.everything(in: $0) }.filter { $0.pathExtension == "appiconset" }
    let set = sets.first { $0.deletingPathExtension().lastPathComponent == name } ?? sets.first
    let pictures = set.map(Self.pictures) ?? []
    var files: [String: Data] = [:]
    for (size, data) in pictures where Self.sizes.contains(size) {
      files["\(size)x\(size)/apps/\(identifier).png"] = data
    }
    // Other sizes have no folder in the theme, but a picture can be part of a drawing.
    if let (size, data) = pictures.last, !Self.sizes.contains(size) {
      files["scalable/apps/\(identifier).svg"] = Data(Self.drawing(around: data, size: size).utf8)
    }
    if files.isEmpty { files["scalable/apps/\(identifier).svg"] = Data(Self.neutral.utf8) }
    self.files = files
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var appearances: [[String: String]]?
    }
    var images: [Entry]
  }

  /// The square pictures of a set in light appearance, from small to large.
  private static func pictures(in set: URL) -> [(size: Int, data: Data)] {
    guard let json = try? Data(contentsOf: set.appending(path: "Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: json)
    else { return [] }
    return contents.images.compactMap { entry -> (size: Int, data: Data)? in
      guard let file = entry.filename, entry.appearances == nil,
        let data = try? Data(contentsOf: set.appending(path: file)), let size = size(ofPNG: data)
      else { return nil }
      return (size, data)
    }.sorted { $0.size < $1.size }
  }

  /// The width of a picture that is as high as wide.
  static func size(ofPNG data: Data) -> Int? {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    let (width, height) = (bytes[16..<20], bytes[20..<24])
    guard Array(width) == Array(height) else { return nil }
    return width.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func drawing(around png: Data, size: Int) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 \(size) \(size)">
      <image width="\(size)" height="\(size)" xlink:href="data:image/png;base64,\(png.base64EncodedString())"/>
    </svg>

    """
  }

  private static let neutral = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">
      <rect x="8" y="8" width="112" height="112" rx="26" fill="#3584e4"/>
      <rect x="30" y="30" width="68" height="68" rx="8" fill="#fff"/>
      <path d="M30 38a8 8 0 0 1 8-8h52a8 8 0 0 1 8 8v8H30z" fill="#99c1f1"/>
      <path d="M40 58h48M40 70h48M40 82h30" stroke="#c0bfbc" stroke-width="5" stroke-linecap="round"/>
    </svg>

    """
}
