import CairnPlatform
import Foundation

/// Whether an app may know where the device is.
///
/// ```swift
/// manager.authorizationStatus == .denied
/// ```
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Whether an app may know exactly where the device is.
///
/// ```swift
/// manager.accuracyAuthorization == .fullAccuracy
/// ```
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// The purpose of a location.
///
/// ```swift
/// manager.activityType = .fitness
/// ```
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Says where the device is, which nothing here knows. An app is treated as if the user had denied it.
///
/// Requests fail with `CLError.denied`, and a diagnostic says why.
///
/// ```swift
/// manager.delegate = self
/// manager.requestWhenInUseAuthorization()
/// ```
open class CLLocationManager: NSObject {
  /// The object to notify of locations. It learns of the denial as soon as it is set.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { delegate?.locationManagerDidChangeAuthorization(self) }
  }

  /// How exact locations should be. Stored without effect.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The distance between two locations. Stored without effect.
  open var distanceFilter = kCLDistanceFilterNone
  /// The angle between two headings. Stored without effect.
  open var headingFilter: CLLocationDegrees = 1
  /// The purpose of the locations. Stored without effect.
  open var activityType = CLActivityType.other
  /// Whether locations stop while the device rests. Stored without effect.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether locations come in the background. Stored without effect.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system shows that locations are used. Stored without effect.
  open var showsBackgroundLocationIndicator = false

  /// Creates a manager.
  public override init() { super.init() }

  /// Whether the app may know the location. It may not.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// Whether the app may know the location. It may not.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Whether the app may know the exact location. It may not.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Whether there are locations at all. There are none.
  open class func locationServicesEnabled() -> Bool { false }
  /// Whether there are headings. There are none.
  open class func headingAvailable() -> Bool { false }
  /// The last location. There is none.
  open var location: CLLocation? { nil }
  /// The last heading. There is none.
  open var heading: CLHeading? { nil }
  /// The regions that are watched.
  open private(set) var monitoredRegions: Set<CLRegion> = []

  /// Asks the user, who cannot agree here.
  open func requestWhenInUseAuthorization() { answer("requestWhenInUseAuthorization()") }
  /// Asks the user, who cannot agree here.
  open func requestAlwaysAuthorization() { answer("requestAlwaysAuthorization()") }

  private func answer(_ name: String) {
    report(name)
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  /// Asks for one location. Fails.
  open func requestLocation() { fail("requestLocation()") }
  /// Asks for locations. Fails.
  open func startUpdatingLocation() { fail("startUpdatingLocation()") }
  /// Asks for locations when the device moved far. Fails.
  open func startMonitoringSignificantLocationChanges() { fail("startMonitoringSignificantLocationChanges()") }
  /// Asks for headings. Fails.
  open func startUpdatingHeading() { fail("startUpdatingHeading()") }

  private func fail(_ name: String) {
    report(name)
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }

  private func report(_ name: String) {
    MissingFramework.reportCall(
      "CLLocationManager.\(name)", from: "CoreLocation",
      outcome: "The app is told that the user denied its location. Offer a field for a place.")
  }

  /// Stops locations. Has no effect.
  open func stopUpdatingLocation() {}
  /// Stops locations. Has no effect.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Stops headings. Has no effect.
  open func stopUpdatingHeading() {}

  /// Watches a region. No entry is ever reported.
  open func startMonitoring(for region: CLRegion) {
    report("startMonitoring(for:)")
    monitoredRegions.insert(region)
  }

  /// Stops watching a region.
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
}

/// Receives locations. None come, so only its methods about failure and authorization are called.
///
/// ```swift
/// func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { ask() }
/// ```
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Calls the older method with the same news.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}
