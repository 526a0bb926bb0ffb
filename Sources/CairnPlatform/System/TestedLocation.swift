import CairnCore

/// Where a test says that the device of an app is. CoreLocation reads it; tests of apps that do not use it pay nothing.
package struct TestedLocation {
  package var latitude: Double
  package var longitude: Double
  /// The radius in meters within which the place is certain.
  package var accuracy: Double

  package init(latitude: Double, longitude: Double, accuracy: Double) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
  }
}

/// What a test says of the location.
package enum TestedPlace {
  case at(TestedLocation)
  case denied
}

/// The places that tests have set, each for its app.
@MainActor
package enum TestedPlaces {
  private struct Entry {
    let session: WeakSession
    let place: TestedPlace
  }

  private static var entries: [Entry] = []
  /// Hears of each new place.
  package static var listener: (@MainActor (Session) -> Void)?

  package static func place(of session: Session) -> TestedPlace? {
    entries.first { $0.session.session === session }?.place
  }

  package static func set(_ place: TestedPlace, for session: Session) {
    entries.removeAll { $0.session.session == nil || $0.session.session === session }
    entries.append(Entry(session: WeakSession(session: session), place: place))
    session.onHostTime { listener?(session) }
  }
}
