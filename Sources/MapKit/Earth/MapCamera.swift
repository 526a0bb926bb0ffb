import CoreLocation
import Foundation

/// From where a map is seen.
///
/// ```swift
/// MapCamera(centerCoordinate: berlin, distance: 980, heading: 242, pitch: 60)
/// ```
public struct MapCamera: Sendable {
  /// The center.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance in meters.
  public var distance: Double
  /// Degrees from north.
  public var heading: Double
  /// Degrees from above.
  public var pitch: Double

  /// Creates a camera.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

/// What a map shows.
///
/// ```swift
/// @State private var position: MapCameraPosition = .automatic
/// ```
public struct MapCameraPosition: Sendable {
  private enum Kind: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case place(CLLocationCoordinate2D)
    indirect case user(MapCameraPosition)
    /// Where the user has moved the map.
    case moved(MapCamera)
  }

  private let kind: Kind

  /// All that is on the map.
  public static let automatic = MapCameraPosition(kind: .automatic)
  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { Self(kind: .region(region)) }
  /// A rectangle.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { Self(kind: .rect(rect)) }
  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { Self(kind: .camera(camera)) }
  /// A place.
  @MainActor
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    Self(kind: .place(item.placemark.coordinate))
  }
  /// Where the user is, or another position while that is not known.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { Self(kind: .user(fallback)) }

  static func moved(_ camera: MapCamera) -> MapCameraPosition { Self(kind: .moved(camera)) }

  /// The region, if the position is one.
  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  /// The rectangle, if the position is one.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  /// The camera, if the position is one.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  /// The position that is shown while the user's is not known.
  public var fallbackPosition: MapCameraPosition? { if case .user(let other) = kind { other } else { nil } }
  /// Whether the map follows the user.
  public var followsUserLocation: Bool { if case .user = kind { true } else { false } }
  /// Whether a user moved the map.
  public var positionedByUser: Bool { if case .moved = kind { true } else { false } }

  /// The center, if the position has one.
  var center: CLLocationCoordinate2D? {
    let center: CLLocationCoordinate2D? =
      switch kind {
      case .automatic: nil
      case .region(let region): region.center
      case .rect(let rect):
        MKMapPoint(x: rect.origin.x + rect.size.width / 2, y: rect.origin.y + rect.size.height / 2).coordinate
      case .camera(let camera), .moved(let camera): camera.centerCoordinate
      case .place(let place): place
      case .user(let other): other.center
      }
    return center.flatMap { $0.isOnEarth ? $0 : nil }
  }

  /// What a map of a size shows, or `nil` for everything that is on it.
  func sight(in size: CGSize, user: CLLocationCoordinate2D?) -> MapSight? {
    switch kind {
    case .automatic: nil
    case .region(let region):
      region.center.isOnEarth && region.span.latitudeDelta.isFinite && region.span.longitudeDelta.isFinite
        ? MapSight(showing: region, in: size) : nil
    case .rect(let rect):
      center.map {
        let whole = MKMapRect.world.size.width
        return MapSight(
          around: EarthPoint($0), width: rect.size.width / whole, height: rect.size.height / whole, in: size)
      }
    case .camera(let camera), .moved(let camera):
      camera.centerCoordinate.isOnEarth && camera.distance.isFinite ? MapSight(camera, in: size) : nil
    case .place(let place): place.isOnEarth ? MapSight(center: EarthPoint(place), zoom: 15) : nil
    case .user(let other):
      if let user { MapSight(center: EarthPoint(user), zoom: 15) } else { other.sight(in: size, user: nil) }
    }
  }

  /// Its numbers, which are compared instead of it, as some may be no numbers.
  fileprivate var numbers: [UInt64] {
    let (name, values): (Int, [Double]) =
      switch kind {
      case .automatic: (0, [])
      case .region(let region):
        (
          1,
          [region.center.latitude, region.center.longitude, region.span.latitudeDelta, region.span.longitudeDelta]
        )
      case .rect(let rect): (2, [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
      case .camera(let camera): (3, camera.numbers)
      case .place(let place): (4, [place.latitude, place.longitude])
      case .user: (5, [])
      case .moved(let camera): (6, camera.numbers)
      }
    let others: [UInt64] = if case .user(let other) = kind { other.numbers } else { [] }
    return [UInt64(name)] + values.map(\.bitPattern) + others
  }
}

extension MapCameraPosition: Equatable {
  /// Whether two positions have the same numbers.
  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool { a.numbers == b.numbers }
}

extension MapCamera {
  fileprivate var numbers: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }
}

/// How far a user can move a map.
///
/// ```swift
/// MapCameraBounds(minimumDistance: 1_000)
/// ```
public struct MapCameraBounds: Sendable {
  let region: MKCoordinateRegion?
  let minimumDistance: Double?
  let maximumDistance: Double?

  /// Creates bounds for the distance.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.region = nil
    self.minimumDistance = minimumDistance
    self.maximumDistance = maximumDistance
  }
  /// Creates bounds for the center and the distance.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    self.region = centerCoordinateBounds
    self.minimumDistance = minimumDistance
    self.maximumDistance = maximumDistance
  }
}

/// The ways in which users can move a map.
///
/// ```swift
/// Map(interactionModes: [.pan, .zoom])
/// ```
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
