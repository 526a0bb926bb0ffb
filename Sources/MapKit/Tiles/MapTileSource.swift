import CairnLocks
import CairnPlatform
import Foundation

/// Where the pictures of maps come from. This is Cairn's own: guard it with `#if os(Linux)` in an app that also runs on Apple's
/// systems.
///
/// ```swift
/// MapTileSource.standard = MapTileSource(
///   "https://tiles.example.com/{z}/{x}/{y}.png", attribution: "© Example", attributionURL: URL(string: "https://example.com"))
/// ```
///
/// The environment variables `CAIRN_MAP_TILES`, `CAIRN_MAP_ATTRIBUTION` and `CAIRN_MAP_ATTRIBUTION_URL` replace the standard source
/// where an app runs. `CAIRN_MAP_TILES=none` shows maps on a plain ground.
public struct MapTileSource: Hashable, Sendable {
  /// The address of a tile, with `{z}`, `{x}` and `{y}` for its zoom level, column and row.
  public var address: String
  /// Who made the map, as it is shown.
  public var attribution: String
  /// What the attribution links to.
  public var attributionURL: URL?
  /// The last zoom level that has tiles.
  public var closestZoom: Int

  /// Creates a source of tiles in Web Mercator, 256 pixels wide. Returns `nil` for an address that is none of tiles.
  public init?(_ address: String, attribution: String, attributionURL: URL? = nil, closestZoom: Int = 19) {
    guard ["{z}", "{x}", "{y}"].allSatisfy(address.contains), let url = Self.url(address, 0, 0, 0),
      ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false
    else { return nil }
    self.address = address
    self.attribution = attribution
    self.attributionURL = attributionURL
    self.closestZoom = min(max(closestZoom, 1), 22)
  }

  /// OpenStreetMap's own server. Its operators ask apps with many users for another source:
  /// https://operations.osmfoundation.org/policies/tiles/
  public static let openStreetMap = MapTileSource(
    "https://tile.openstreetmap.org/{z}/{x}/{y}.png", attribution: "© OpenStreetMap contributors",
    attributionURL: URL(string: "https://www.openstreetmap.org/copyright"))

  private struct Sources {
    var standard = openStreetMap
    var imagery: MapTileSource?
  }
  private static let sources = Mutex(Sources())

  /// The source for streets, or `nil` for a plain ground. Set it before the first map is shown.
  public static var standard: MapTileSource? {
    get {
      switch configured {
      case .some(let source): source
      case .none: sources.withLock { $0.standard }
      }
    }
    set { sources.withLock { $0.standard = newValue } }
  }

  /// The source for pictures from above. There is none at first, so maps show streets.
  public static var imagery: MapTileSource? {
    get { sources.withLock { $0.imagery } }
    set { sources.withLock { $0.imagery = newValue } }
  }

  /// What the environment says, if anything.
  private static let configured = configuration(in: ProcessInfo.processInfo.environment)

  static func configuration(in environment: [String: String]) -> MapTileSource?? {
    guard let address = environment["CAIRN_MAP_TILES"], !address.isEmpty else { return .none }
    if address == "none" { return .some(nil) }
    let source = MapTileSource(
      address, attribution: environment["CAIRN_MAP_ATTRIBUTION"] ?? "",
      attributionURL: environment["CAIRN_MAP_ATTRIBUTION_URL"].flatMap { URL(string: $0) })
    if source == nil {
      FileHandle.standardError.write(
        Data("CAIRN_MAP_TILES is no address with {z}, {x} and {y}. Maps show a plain ground.\n".utf8))
    }
    return .some(source)
  }

  /// The address of one tile.
  func url(z: Int, x: Int, y: Int) -> URL? { Self.url(address, z, x, y) }

  private static func url(_ address: String, _ z: Int, _ x: Int, _ y: Int) -> URL? {
    URL(
      string: address.replacing("{z}", with: String(z)).replacing("{x}", with: String(x))
        .replacing("{y}", with: String(y)))
  }

  /// How servers of tiles know the app.
  static let agent =
    ProcessInfo.processInfo.processName.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } + " (Cairn MapKit)"
}
