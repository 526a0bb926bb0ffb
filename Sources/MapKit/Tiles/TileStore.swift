import Foundation
import FoundationNetworking

/// Fetches the tiles of a source, few at a time, and keeps them in the user's cache.
actor TileStore {
  private let source: MapTileSource
  private let folder: URL
  private let session: URLSession
  private var fetches: [Tile: Task<TilePicture?, Never>] = [:]
  private var running = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// When tiles that the source does not have may be asked for again.
  private var refusals: [Tile: Date] = [:]
  /// Until when a source that could not be reached is left alone. Else each tile of a map would wait for it anew.
  private var restsUntil = Date.distantPast
  /// How many were kept since the folder was last tidied.
  private var kept = TileStore.keptBetweenTidying

  /// As the policy of OpenStreetMap asks.
  private static let mostAtOnce = 2
  private static let mostWaiting = 256
  private static let freshSeconds = 7.0 * 86_400
  private static let refusalSeconds = 30.0
  private static let restSeconds = 15.0
  private static let mostFiles = 5_000
  private static let keptBetweenTidying = 500

  init(_ source: MapTileSource, cache: URL? = nil) {
    self.source = source
    folder = (cache ?? Self.cache).appending(path: "cairn/tiles/\(Self.name(of: source.address))")
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 10
    configuration.timeoutIntervalForResource = 20
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    configuration.httpAdditionalHeaders = ["User-Agent": MapTileSource.agent]
    session = URLSession(configuration: configuration, delegate: StayingDelegate(), delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  private static var cache: URL {
    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }

  /// A short name that differs for each source.
  private static func name(of address: String) -> String {
    let hash = address.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return String(hash, radix: 36)
  }

  /// The tile's picture: a kept one, a new one, or an old one while the source cannot be reached.
  func picture(of tile: Tile) async -> TilePicture? {
    guard tile.z <= source.closestZoom else { return nil }
    if let fetch = fetches[tile] { return await fetch.value }
    let old = keptPicture(of: tile)
    if let old, old.isFresh { return old.picture }
    if let until = refusals[tile], until > Date() { return old?.picture }
    guard waiting.count < Self.mostWaiting else { return old?.picture }
    let fetch = Task { await self.fetch(tile) ?? old?.picture }
    fetches[tile] = fetch
    let picture = await fetch.value
    fetches[tile] = nil
    return picture
  }

  private func fetch(_ tile: Tile) async -> TilePicture? {
    if running >= Self.mostAtOnce {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      running += 1
    }
    defer { if waiting.isEmpty { running -= 1 } else { waiting.removeFirst().resume() } }
    guard restsUntil < Date(), let url = source.url(z: tile.z, x: tile.x, y: tile.y) else { return nil }
    guard let (data, response) = try? await session.data(from: url), let answer = response as? HTTPURLResponse else {
      restsUntil = Date(timeIntervalSinceNow: Self.restSeconds)
      return nil
    }
    guard answer.statusCode == 200, let picture = TilePicture(data) else {
      if refusals.count > 1_000 { refusals = [:] }
      refusals[tile] = Date(timeIntervalSinceNow: Self.refusalSeconds)
      return nil
    }
    keep(data, of: tile)
    return picture
  }

  // MARK: The cache

  private func file(of tile: Tile) -> URL { folder.appending(path: "\(tile.z)-\(tile.x)-\(tile.y)") }

  private func keptPicture(of tile: Tile) -> (picture: TilePicture, isFresh: Bool)? {
    let file = file(of: tile)
    guard let date = try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date,
      let data = try? Data(contentsOf: file), let picture = TilePicture(data)
    else { return nil }
    return (picture, Date().timeIntervalSince(date) < Self.freshSeconds)
  }

  /// Without a place to keep tiles, they are fetched each time.
  private func keep(_ data: Data, of tile: Tile) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: file(of: tile), options: .atomic)
    kept += 1
    if kept >= Self.keptBetweenTidying {
      kept = 0
      tidy()
    }
  }

  private func tidy() {
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    guard files.count > Self.mostFiles else { return }
    func date(_ file: URL) -> Date {
      (try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate) ?? .distantPast
    }
    let dated = files.map { (file: $0, date: date($0)) }.sorted { $0.date < $1.date }
    for (file, _) in dated.prefix(files.count - Self.mostFiles / 2) { try? FileManager.default.removeItem(at: file) }
  }
}

/// Follows no redirections, so that nothing but the source's own addresses is fetched.
private final class StayingDelegate: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) { completionHandler(nil) }
}
