import Foundation

/// News of where the device is.
///
/// ```swift
/// for try await update in CLLocationUpdate.liveUpdates() { show(update.location) }
/// ```
public struct CLLocationUpdate: Sendable {
  /// The location.
  public let location: CLLocation?
  /// Whether the user denied the location.
  public let authorizationDenied: Bool
  /// Whether the user is being asked.
  public let authorizationRequestInProgress: Bool
  /// Whether there is no location for now.
  public let locationUnavailable: Bool

  private init(location: CLLocation? = nil, isDenied: Bool = false, isAsking: Bool = false, isLost: Bool = false) {
    self.location = location
    authorizationDenied = isDenied
    authorizationRequestInProgress = isAsking
    locationUnavailable = isLost
  }

  /// The purpose of the updates.
  public enum LiveConfiguration: Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// Returns updates until the loop ends or the user denies the location, which the last update says. The first call asks
  /// the user.
  public static func liveUpdates() -> AsyncThrowingStream<CLLocationUpdate, any Error> {
    AsyncThrowingStream { updates in
      Task { @MainActor in
        let live = LiveLocation(updates)
        // Keeps the manager.
        updates.onTermination = { _ in Task { @MainActor in live.end() } }
        live.begin()
      }
    }
  }

  /// Returns updates for a purpose. Their accuracy is the same for all.
  public static func liveUpdates(
    _ configuration: LiveConfiguration
  ) -> AsyncThrowingStream<CLLocationUpdate, any Error> { liveUpdates() }

  /// Passes the locations of a manager to a stream.
  @MainActor
  private final class LiveLocation: NSObject, @MainActor CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let updates: AsyncThrowingStream<CLLocationUpdate, any Error>.Continuation

    init(_ updates: AsyncThrowingStream<CLLocationUpdate, any Error>.Continuation) { self.updates = updates }

    func begin() {
      manager.delegate = self
      manager.startUpdatingLocation()
    }

    func end() {
      manager.delegate = nil
      manager.stopUpdatingLocation()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      if manager.authorizationStatus == .notDetermined { updates.yield(CLLocationUpdate(isAsking: true)) }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      for location in locations { updates.yield(CLLocationUpdate(location: location)) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      let isDenied = (error as? CLError)?.code == .denied
      updates.yield(CLLocationUpdate(isDenied: isDenied, isLost: !isDenied))
      if isDenied { updates.finish() }
    }
  }
}
