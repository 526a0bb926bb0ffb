import CairnCore

/// Finds the device: by the desktop's portal in a window, by the user's browser, by what a test says.
@MainActor
protocol LocationEngine: AnyObject {
  /// Follows the location until `stop`, or goes on with another wish. Asks the user, if nobody has. Returns whether it starts again,
  /// and so tells a location even if the device rests.
  func follow(_ wish: LocationWish) -> Bool
  func stop()
}

/// What an app wants to know.
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

/// What came of a question to the user.
enum LocationAnswer {
  case allowed
  case denied
  /// The user has taken an answer back.
  case notDetermined
  /// Nothing here knows locations, so the user is not asked.
  case missing(String)
}

/// Receives what an engine finds.
@MainActor
protocol LocationListener: AnyObject {
  func answered(_ answer: LocationAnswer)
  func found(_ reading: LocationReading)
  /// There is no location for now, or no longer.
  func lost()
}

@MainActor
enum LocationEngines {
  /// Returns `nil` where nothing knows locations: in a terminal, and in a test that sets none.
  static func make(for listener: any LocationListener, in session: Session) -> (any LocationEngine)? {
    let parts = session.host.parts
    if parts.widgets != nil { return PortalEngine(listener) }
    if parts.showsMarkup { return BrowserEngine(listener, session) }
    return nil
  }
}
