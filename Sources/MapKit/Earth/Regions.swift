@_exported import CairnKits
@_exported import CoreLocation
@_exported import Foundation

/// How far a region reaches.
///
/// ```swift
/// MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)
/// ```
public struct MKCoordinateSpan: Sendable {
  /// Degrees from north to south.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Creates an empty span.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth.
///
/// ```swift
/// MKCoordinateRegion(center: berlin, latitudinalMeters: 5_000, longitudinalMeters: 5_000)
/// ```
public struct MKCoordinateRegion: Sendable {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// How far the region reaches.
  public var span: MKCoordinateSpan

  /// Creates an empty region.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region by lengths in meters.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let metersInDegree = 111_195.0
    // Meridians meet at the poles, where no number of degrees would be enough.
    let width = max(cos(center.latitude * .pi / 180), 0.000_1)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / metersInDegree, 180),
        longitudeDelta: min(longitudinalMeters / metersInDegree / width, 360)))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a region by lengths in meters.
public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// A point on the map of the whole earth.
///
/// ```swift
/// MKMapPoint(berlin)
/// ```
public struct MKMapPoint: Sendable {
  private static let width = 268_435_456.0
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point of a place.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
    x = (coordinate.longitude + 180) / 360 * Self.width
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.width
  }

  /// The place.
  public var coordinate: CLLocationCoordinate2D {
    let angle = .pi - 2 * .pi * y / Self.width
    return CLLocationCoordinate2D(latitude: atan(sinh(angle)) * 180 / .pi, longitude: x / Self.width * 360 - 180)
  }
}

/// A size on the map of the whole earth.
///
/// ```swift
/// MKMapSize(width: 1_000, height: 1_000)
/// ```
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double
  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle on the map of the whole earth.
///
/// ```swift
/// MKMapRect(origin: MKMapPoint(berlin), size: MKMapSize(width: 1_000, height: 1_000))
/// ```
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }
  /// The whole earth.
  public static let world = MKMapRect(
    origin: MKMapPoint(x: 0, y: 0), size: MKMapSize(width: 268_435_456, height: 268_435_456))
}
