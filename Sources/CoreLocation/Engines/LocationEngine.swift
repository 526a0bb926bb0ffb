import CairnCore

/// A source of locations: the desktop's portal in a window, the user's browser, or a test.
@MainActor
protocol LocationEngine: AnyObject {
  /// Follows the location until `stop`, or changes to another wish. The first time, asks the user. Returns whether it starts
  /// again, and so finds a location even if the device does not move.
  func follow(_ wish: LocationWish) -> Bool
  func stop()
}

/// The accuracy and the distance that an app asks for.
struct LocationWish: Equatable {
  /// How exact locations should be, in meters, or one of the names for it, which are negative.
  let accuracy: CLLocationAccuracy
  /// The distance between two locations, which is 0 for all of them.
  let distance: CLLocationDistance

  init(accuracy: CLLocationAccuracy = kCLLocationAccuracyBest, distance: CLLocationDistance = kCLDistanceFilterNone) {
    self.accuracy = accuracy
    self.distance = distance.isFinite ? max(0, distance) : 0
  }

  /// The wish that serves both.
  func joined(with other: LocationWish) -> LocationWish {
    LocationWish(
      accuracy: radius <= other.radius ? accuracy : other.accuracy,
      distance: min(distance, other.distance))
  }

  /// The accuracy in meters.
  var radius: Double {
    switch accuracy {
    case kCLLocationAccuracyReduced: kCLLocationAccuracyThreeKilometers
    case ...0: 0
    default: accuracy
    }
  }
}

/// The user's answer to a request.
enum LocationAnswer {
  case allowed
  case denied
  /// The user has withdrawn an answer, and will be asked again.
  case notDetermined
  /// The host has no source of locations. The text says what to install or change.
  case missing(String)
}

/// Receives answers and locations from an engine.
@MainActor
protocol LocationListener: AnyObject {
  func answered(_ answer: LocationAnswer)
  func found(_ reading: LocationReading)
  /// The location cannot be found, or the source has ended.
  func lost()
}

@MainActor
enum LocationEngines {
  /// Returns `nil` on a host without a source: in a terminal, and in a test.
  static func make(for listener: any LocationListener, in session: Session) -> (any LocationEngine)? {
    let parts = session.host.parts
    if parts.widgets != nil { return PortalEngine(listener) }
    if parts.showsMarkup { return BrowserEngine(listener, session) }
    return nil
  }
}
