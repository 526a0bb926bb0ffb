import CairnCore
import CairnLocks
import CairnPlatform
import CairnUnsafe
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

/// Says where the device is: by the desktop's portal in a window, by the user's browser on a page.
///
/// The first request asks the user. In a terminal nothing knows the location, so the app is treated as if the user had denied it, and
/// a diagnostic says why. A test sets the place with `TestHost.setLocation(latitude:longitude:)`.
///
/// ```swift
/// manager.delegate = self
/// manager.requestWhenInUseAuthorization()
/// manager.startUpdatingLocation()
/// ```
///
/// All calls of the delegate are on the main thread.
open class CLLocationManager: NSObject {
  /// The object to notify of locations. It learns of the authorization as soon as it is set.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      onMain { _ = LocationService.of($0)?.follower(for: $0) }
      delegate?.locationManagerDidChangeAuthorization(self)
    }
  }

  /// How exact locations should be. A desktop or a browser may offer less.
  open var desiredAccuracy = kCLLocationAccuracyBest { didSet { wishChanged() } }
  /// The distance between two locations.
  open var distanceFilter = kCLDistanceFilterNone { didSet { wishChanged() } }
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

  /// The state for threads other than the main one.
  private let seen = Mutex<(status: CLAuthorizationStatus, location: CLLocation?)>((.notDetermined, nil))

  /// Creates a manager.
  public override init() { super.init() }

  /// Whether the app may know the location.
  open var authorizationStatus: CLAuthorizationStatus {
    guard MainThread.isCurrent else { return seen.withLock { $0.status } }
    return onMainActor(self) { LocationService.of($0)?.status ?? .denied }
  }
  /// Whether the app may know the location.
  open class func authorizationStatus() -> CLAuthorizationStatus {
    guard MainThread.isCurrent else { return .notDetermined }
    return MainActor.assumeIsolated { LocationService.current?.status ?? .denied }
  }
  /// Whether the app may know the exact location, which the user allows or denies together with any.
  open var accuracyAuthorization: CLAccuracyAuthorization {
    authorizationStatus == .authorizedWhenInUse ? .fullAccuracy : .reducedAccuracy
  }
  /// Whether there may be locations: in a window and in a browser.
  open class func locationServicesEnabled() -> Bool {
    guard MainThread.isCurrent else { return false }
    return MainActor.assumeIsolated { LocationService.current?.isThere ?? false }
  }
  /// Whether there are headings. There are none.
  open class func headingAvailable() -> Bool { false }
  /// Whether regions of a type can be watched. Circles can.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass is CLCircularRegion.Type && locationServicesEnabled()
  }
  /// The last location.
  open var location: CLLocation? {
    guard MainThread.isCurrent else { return seen.withLock { $0.location } }
    return onMainActor(self) { LocationService.of($0)?.latest }
  }
  /// The last heading. There is none.
  open var heading: CLHeading? { nil }
  /// The regions that are watched.
  open var monitoredRegions: Set<CLRegion> {
    guard MainThread.isCurrent else { return [] }
    return onMainActor(self) { LocationService.of($0)?.follower(for: $0).watchedRegions ?? [] }
  }

  /// Asks the user, unless there is an answer.
  open func requestWhenInUseAuthorization() { ask("requestWhenInUseAuthorization()") }
  /// Asks the user, unless there is an answer. Locations come while the app runs.
  open func requestAlwaysAuthorization() { ask("requestAlwaysAuthorization()") }

  private func ask(_ name: String) {
    onMain { manager in
      guard let service = manager.service(for: name) else {
        manager.delegate?.locationManagerDidChangeAuthorization(manager)
        return
      }
      _ = service.follower(for: manager)
      service.ask()
    }
  }

  /// Asks for one location. It fails after half a minute without one.
  open func requestLocation() { begin("requestLocation()") { $0.awaitsOne = true } }
  /// Asks for locations.
  open func startUpdatingLocation() { begin("startUpdatingLocation()") { $0.start() } }
  /// Asks for locations when the device has moved far.
  open func startMonitoringSignificantLocationChanges() {
    begin("startMonitoringSignificantLocationChanges()") { $0.watchesFarMoves = true }
  }
  /// Asks for headings. Fails.
  open func startUpdatingHeading() {
    MissingFramework.reportCall(
      "CLLocationManager.startUpdatingHeading()", from: "CoreLocation", outcome: "Nothing here knows a heading.")
    delegate?.locationManager(self, didFailWithError: CLError(.headingFailure))
  }

  /// Stops locations.
  open func stopUpdatingLocation() {
    end {
      $0.isUpdating = false
      $0.awaitsOne = false
    }
  }
  /// Stops locations after far moves.
  open func stopMonitoringSignificantLocationChanges() { end { $0.watchesFarMoves = false } }
  /// Stops headings. Has no effect.
  open func stopUpdatingHeading() {}

  /// Watches a region while the app runs. The delegate hears when the device enters or leaves it.
  open func startMonitoring(for region: CLRegion) {
    begin("startMonitoring(for:)") { follower in
      follower.watch(region)
      if let manager = follower.manager { manager.delegate?.locationManager(manager, didStartMonitoringFor: region) }
    }
  }

  /// Stops watching a region.
  open func stopMonitoring(for region: CLRegion) { end { $0.leave(region) } }

  /// Tells the delegate whether the device is in a watched region.
  open func requestState(for region: CLRegion) {
    onMain { manager in
      let isInside = LocationService.of(manager)?.follower(for: manager).isInside(region)
      manager.delegate?.locationManager(
        manager, didDetermineState: isInside.map { $0 ? .inside : .outside } ?? .unknown, for: region)
    }
  }

  // MARK: The running app

  /// Runs code on the main thread: at once if this is it.
  private func onMain(_ work: @escaping @MainActor (CLLocationManager) -> Void) {
    let manager = Handed(self)
    let act: @Sendable () -> Void = { MainActor.assumeIsolated { work(manager.value) } }
    if MainThread.isCurrent { act() } else { DispatchQueue.main.async(execute: act) }
  }

  /// Returns the service of the running app. Where there are no locations, a report says so.
  @MainActor private func service(for name: String) -> LocationService? {
    if let service = LocationService.of(self), service.isThere { return service }
    AppDiagnostics.report(
      .warning, "location.missing",
      "CLLocationManager.\(name) finds no source of locations: windows and browsers have one, and a test sets a place with "
        + "setLocation(latitude:longitude:). The app is told that the user denied its location. Offer a field for a place."
    )
    return nil
  }

  private func begin(_ name: String, _ change: @escaping @MainActor (LocationFollower) -> Void) {
    onMain { manager in
      guard let service = manager.service(for: name) else { return manager.fail(CLError(.denied)) }
      let follower = service.follower(for: manager)
      change(follower)
      service.begin(follower)
    }
  }

  private func end(_ change: @escaping @MainActor (LocationFollower) -> Void) {
    onMain { manager in
      guard let service = LocationService.of(manager) else { return }
      change(service.follower(for: manager))
      service.settle()
    }
  }

  private func wishChanged() { onMain { LocationService.of($0)?.settle() } }

  @MainActor func authorizationChanged() {
    let status = authorizationStatus
    seen.withLock { $0.status = status }
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  @MainActor func found(_ location: CLLocation) {
    seen.withLock { $0.location = location }
    delegate?.locationManager(self, didUpdateLocations: [location])
  }

  @MainActor func fail(_ error: CLError) { delegate?.locationManager(self, didFailWithError: error) }

  @MainActor func crossed(_ region: CLRegion, isInside: Bool) {
    if isInside {
      delegate?.locationManager(self, didEnterRegion: region)
    } else {
      delegate?.locationManager(self, didExitRegion: region)
    }
  }
}

/// Receives locations, and what the user answers.
///
/// ```swift
/// func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { place = locations.last }
/// ```
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Called when a region is watched.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Answers `requestState(for:)`.
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
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
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
}
