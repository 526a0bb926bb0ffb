import CairnCore
import CairnPlatform
import Foundation

/// The place that a test sets.
final class TestedEngine: LocationEngine {
  private weak var listener: (any LocationListener)?
  private weak var session: Session?
  private var isFollowing = false

  init(_ listener: any LocationListener, _ session: Session) {
    self.listener = listener
    self.session = session
  }

  func follow(_ wish: LocationWish) -> Bool {
    if isFollowing { return false }
    isFollowing = true
    session?.run { [weak self] in self?.tell() }
    return true
  }

  func stop() { isFollowing = false }

  /// Passes the test's place to the listener. A denial counts at once, as when a user changes a setting.
  func tell() {
    guard let listener, let place = session.flatMap({ TestedPlaces.place(of: $0) }) else { return }
    switch place {
    case .denied: listener.answered(.denied)
    case .at(let place):
      guard isFollowing else { return }
      listener.answered(.allowed)
      listener.found(
        LocationReading(latitude: place.latitude, longitude: place.longitude, accuracy: place.accuracy))
    }
  }
}
