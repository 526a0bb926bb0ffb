import CairnFoundation
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

  private enum Key: Hashable {
    case named(String, String?)
    case data(Data)
  }

  private static var known: [Key: Loaded?] = [:]
  private static var keptBytes = 0
  private static let room = 32 << 20
  private static let kinds = ["png", "jpg", "jpeg", "gif", "webp", "bmp"]

  static func size(of image: ImageContent) -> CGSize? { loaded(image)?.size }

  /// Returns the picture if it exists in a format that browsers show.
  static func loaded(_ image: ImageContent) -> Loaded? {
    let key: Key
    switch image.source {
    case .symbol, .drawing: return nil
    case .named(let name, let bundle): key = .named(name, bundle)
    case .data(let data): key = .data(data)
    }
    if let found = known[key] { return found }
    if keptBytes > room { (known, keptBytes) = ([:], 0) }
    let new = load(image.source)
    known[key] = .some(new)
    keptBytes += new?.data.count ?? 0
    return new
  }

  private static func load(_ source: ImageContent.Source) -> Loaded? {
    switch source {
    case .symbol, .drawing: return nil
    case .data(let data): return described(data, scale: 1)
    case .named(let name, let bundle):
      guard let file = PictureFile(named: name, in: bundle.map { [$0] } ?? ProgramFolder.all, kinds: kinds),
        let data = FileManager.default.contents(atPath: file.path)
      else { return nil }
      return described(data, scale: CGFloat(file.scale))
    }
  }

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
