import Foundation

/// A part of the earth.
///
/// ```swift
/// manager.stopMonitoring(for: region)
/// ```
open class CLRegion: NSObject, @unchecked Sendable {
  // Sendable: nothing in it changes but two switches, which apps set before they pass it on.
  /// The name by which the app knows the region.
  public let identifier: String
  /// Whether the app wants to know of entries.
  open var notifyOnEntry = true
  /// Whether the app wants to know of exits.
  open var notifyOnExit = true

  fileprivate init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}

/// A circle on the earth.
///
/// ```swift
/// CLCircularRegion(center: home, radius: 200, identifier: "home").contains(here)
/// ```
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  // Sendable: its fields are constants.
  /// The center.
  public let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns whether a place is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let (a, b) = (center, coordinate)
    let from = CLLocation(latitude: a.latitude, longitude: a.longitude)
    return from.distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude)) <= radius
  }
}

/// The direction in which the device points. None is ever made.
///
/// ```swift
/// angle = newHeading.trueHeading
/// ```
public final class CLHeading: NSObject, Sendable {
  private init?(nothing: Never) {}
  /// Degrees from magnetic north.
  public var magneticHeading: CLLocationDirection { -1 }
  /// Degrees from north.
  public var trueHeading: CLLocationDirection { -1 }
  /// How far off it may be.
  public var headingAccuracy: CLLocationDirection { -1 }
}

/// A place with an address.
///
/// ```swift
/// let city = placemark.locality ?? ""
/// ```
open class CLPlacemark: NSObject, @unchecked Sendable {
  // Sendable: nothing in it changes.
  /// The place.
  public let location: CLLocation?
  /// The name.
  public let name: String?

  package init(location: CLLocation?, name: String?) {
    self.location = location
    self.name = name
    super.init()
  }

  /// The city. It is not known.
  public var locality: String? { nil }
  /// The part of the city. It is not known.
  public var subLocality: String? { nil }
  /// The street. It is not known.
  public var thoroughfare: String? { nil }
  /// The number in the street. It is not known.
  public var subThoroughfare: String? { nil }
  /// The state. It is not known.
  public var administrativeArea: String? { nil }
  /// The postal code. It is not known.
  public var postalCode: String? { nil }
  /// The country. It is not known.
  public var country: String? { nil }
  /// The code of the country. It is not known.
  public var isoCountryCode: String? { nil }
  /// The time zone. It is not known.
  public var timeZone: TimeZone? { nil }
}
