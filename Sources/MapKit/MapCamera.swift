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
  /// Where the user is, which is not known, so the other position is shown.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { Self(kind: .user(fallback)) }

  /// The region, if the position is one.
  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  /// The rectangle, if the position is one.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  /// The camera, if the position is one.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  /// The position that is shown while the user's is not known.
  public var fallbackPosition: MapCameraPosition? { if case .user(let other) = kind { other } else { nil } }
  /// Whether the map follows the user. It never does.
  public var followsUserLocation: Bool { false }
  /// Whether a user moved the map. None can.
  public var positionedByUser: Bool { false }

  /// The center, if the position has one.
  var center: CLLocationCoordinate2D? {
    switch kind {
    case .automatic: nil
    case .region(let region): region.center
    case .rect(let rect):
      MKMapPoint(x: rect.origin.x + rect.size.width / 2, y: rect.origin.y + rect.size.height / 2).coordinate
    case .camera(let camera): camera.centerCoordinate
    case .place(let place): place
    case .user(let other): other.center
    }
  }
}

/// How far a user can move a map.
///
/// ```swift
/// MapCameraBounds(minimumDistance: 1_000)
/// ```
public struct MapCameraBounds: Sendable {
  /// Creates bounds. They have no effect.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  /// Creates bounds. They have no effect.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
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
