import CairnPortalLibrary

/// The desktop's portal, which asks the user and passes on what GeoClue finds.
final class PortalEngine: LocationEngine {
  private static var engines: [UInt64: Weak] = [:]
  private static var latest: UInt64 = 0

  private struct Weak {
    weak var engine: PortalEngine?
  }

  private weak var listener: (any LocationListener)?
  private var search: UInt64?
  private var followed: Terms?

  /// A wish as the portal puts it.
  private struct Terms: Equatable {
    let accuracy: UInt32
    let distance: UInt32

    init(_ wish: LocationWish) {
      // The portal knows five steps: a country, a city, a neighborhood, a street, the exact place.
      accuracy =
        switch wish.radius {
        case ...kCLLocationAccuracyNearestTenMeters: 5
        case ...kCLLocationAccuracyHundredMeters: 4
        case ...kCLLocationAccuracyKilometer: 3
        default: 2
        }
      distance = UInt32(min(wish.distance, 1_000_000))
    }
  }

  init(_ listener: any LocationListener) {
    self.listener = listener
    Self.hear
  }

  isolated deinit { stop() }

  func follow(_ wish: LocationWish) -> Bool {
    let terms = Terms(wish)
    guard search == nil || terms != followed else { return false }
    stop()
    Self.latest += 1
    (search, followed) = (Self.latest, terms)
    Self.engines[Self.latest] = Weak(engine: self)
    if !cairn_location_start(Self.latest, terms.accuracy, terms.distance) {
      forget()
      listener?.answered(.missing(Self.advice))
    }
    return true
  }

  func stop() {
    guard let search else { return }
    forget()
    cairn_location_stop(search)
  }

  private func forget() {
    if let search { Self.engines[search] = nil }
    search = nil
  }

  // MARK: Signals of the portal

  private static let advice =
    "CLLocationManager asks the desktop's portal, which has no locations here. Install xdg-desktop-portal and geoclue-2.0."

  /// Calls the engine of a running search. GLib's main loop calls on the main thread.
  private nonisolated static func tell(
    _ search: UInt64, _ act: @MainActor @Sendable (PortalEngine, any LocationListener) -> Void
  ) {
    MainActor.assumeIsolated {
      guard let engine = engines[search]?.engine, let listener = engine.listener else { return }
      act(engine, listener)
    }
  }

  private static let hear: Void = cairn_location_listen(
    { search, answer in
      tell(search) { engine, listener in
        if answer != CairnLocationAllowed { engine.forget() }
        switch answer {
        case CairnLocationAllowed: listener.answered(.allowed)
        case CairnLocationRefused: listener.answered(.denied)
        default: listener.answered(.missing(advice))
        }
      }
    },
    { search, found in
      tell(search) { _, listener in
        listener.found(
          LocationReading(
            latitude: found.latitude, longitude: found.longitude, accuracy: found.accuracy, altitude: found.altitude,
            course: found.heading, speed: found.speed, time: found.time))
      }
    },
    { search in
      tell(search) { engine, listener in
        engine.forget()
        listener.lost()
      }
    })
}
