import CairnHosting
import Foundation

/// Tiles for browsers, which the app's server fetches and keeps. So a user's browser asks no other server, which would learn where
/// the user looks, and the source is asked once for all users.
@MainActor
enum TileOffer {
  private static let name = "map"
  private static var stores: [MapTileSource: (number: Int, store: TileStore)] = [:]

  /// The beginning of the addresses of a source's tiles. From now on, the server answers them.
  static func address(of source: MapTileSource) -> String {
    if stores.isEmpty { OfferedFiles.offer(name) { await file(at: $0) } }
    let known = stores[source] ?? (stores.count, TileStore(source))
    stores[source] = known
    return OfferedFiles.path + name + "/\(known.number)/"
  }

  private static func file(at rest: String) async -> OfferedFiles.File? {
    let numbers = rest.split(separator: "/", omittingEmptySubsequences: false).map { part in
      // Only plain numbers, each written in one way.
      part.utf8.count <= 8 && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard numbers.count == 4, let source = numbers[0], let z = numbers[1], let x = numbers[2], let y = numbers[3],
      let store = stores.values.first(where: { $0.number == source })?.store, let tile = Tile(z: z, x: x, y: y),
      let found = await store.picture(of: tile)
    else { return nil }
    return OfferedFiles.File(type: found.type, data: found.data, seconds: 86_400)
  }
}

/// The place of a tile on the earth.
struct Tile: Hashable, Sendable {
  let z, x, y: Int

  init?(z: Int, x: Int, y: Int) {
    guard (0...22).contains(z), (0..<1 << z).contains(x), (0..<1 << z).contains(y) else { return nil }
    (self.z, self.x, self.y) = (z, x, y)
  }
}

/// A picture by its own first bytes. Servers may say anything.
struct TilePicture: Sendable {
  let type: String
  let data: Data

  init?(_ data: Data) {
    guard data.count <= Self.mostBytes, let type = Self.type(of: [UInt8](data.prefix(12))) else { return nil }
    self.type = type
    self.data = data
  }

  private static let mostBytes = 1 << 20

  private static func type(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) { return "image/png" }
    if bytes.starts(with: [0xff, 0xd8, 0xff]) { return "image/jpeg" }
    if bytes.count == 12, bytes.starts(with: "RIFF".utf8), bytes[8...].elementsEqual("WEBP".utf8) {
      return "image/webp"
    }
    return nil
  }
}
