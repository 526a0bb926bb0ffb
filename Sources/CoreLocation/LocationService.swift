import CairnCore
import CairnPlatform
import Foundation

/// The location of one running app: the wishes of its managers, the user's answer, and the last place.
@MainActor
final class LocationService: LocationListener {
  private static var services: [ObjectIdentifier: LocationService] = [:]

  /// Returns the service of the app whose code is running. A process can serve several users, each with one. Code outside
  /// of all sessions has none: it must not learn where the last user is.
  static var current: LocationService? {
    let last = FrontSession.last
    defer { FrontSession.last = last }
    FrontSession.last = nil
    guard let session = FrontSession.current else { return nil }
    if let known = service(of: session) { return known }
    services = services.filter { $0.value.session != nil }
    let new = LocationService(session)
    services[ObjectIdentifier(session)] = new
    return new
  }

  private static func service(of session: Session) -> LocationService? {
    // Another session may have had this address before.
    services[ObjectIdentifier(session)].flatMap { $0.session === session ? $0 : nil }
  }

  /// Returns the service of a manager: that of the app whose code is running, or the only one that the manager has been used in.
  static func of(_ manager: CLLocationManager) -> LocationService? {
    if let current { return current }
    let users = services.values.filter { $0.followers.contains { $0.manager === manager } }
    return users.count == 1 && users[0].session != nil ? users[0] : nil
  }

  private weak var session: Session?
  private var engine: (any LocationEngine)?
  private(set) var status = CLAuthorizationStatus.denied
  /// The last location.
  private(set) var latest: CLLocation?
  private var followers: [LocationFollower] = []
  private var isAsking = false
  /// The wish that the engine follows.
  private var followed: LocationWish?
  /// Whether the engine has found `latest` since it started.
  private var isFresh = false

  /// The time limit of one request.
  private static let patience = Duration.seconds(30)
  /// The time before a source that has ended is started again.
  private static let pause = Duration.seconds(1)

  private init(_ session: Session) {
    self.session = session
    engine = LocationEngines.make(for: self, in: session)
    if engine != nil { status = .notDetermined } else { followTest() }
  }

  /// Whether the host has a source of locations.
  var isThere: Bool { engine != nil }

  // MARK: Managers

  /// Returns the wishes of a manager.
  func follower(for manager: CLLocationManager) -> LocationFollower {
    followers.removeAll { $0.manager == nil }
    if let known = followers.first(where: { $0.manager === manager }) { return known }
    let new = LocationFollower(manager)
    followers.append(new)
    return new
  }

  /// Asks the user, unless there is an answer.
  func ask() {
    guard status == .notDetermined else { return }
    isAsking = true
    settle()
  }

  /// Starts passing locations to a manager. If the engine has found one since it started, that comes first, because a device that
  /// does not move has no other.
  func begin(_ follower: LocationFollower) {
    guard status != .denied else { return fail(follower, .denied) }
    let waiting = follower.request
    settle()
    // The window that had the engine's script may be closed.
    if let followed { _ = engine?.follow(followed) }
    if isFresh, let latest {
      session?.run { [weak self, weak follower] in
        if let follower { self?.pass(latest, to: follower) }
      }
    }
    if follower.awaitsOne, status != .notDetermined { limit(follower, waiting) }
  }

  private func limit(_ follower: LocationFollower, _ request: Int) {
    session?.host.after(Self.patience) { [weak self, weak follower] in
      guard let self, let follower, follower.awaitsOne, follower.request == request else { return }
      act {
        follower.awaitsOne = false
        self.settle()
        follower.manager?.fail(CLError(.locationUnknown))
      }
    }
  }

  func fail(_ follower: LocationFollower, _ code: CLError.Code) {
    follower.awaitsOne = false
    guard let session else { return }
    session.run { [weak follower] in follower?.manager?.fail(CLError(code)) }
  }

  /// Starts or stops the engine, as the managers want.
  func settle() {
    followers.removeAll { $0.manager == nil }
    let wishes = followers.compactMap(\.wish) + (isAsking ? [LocationWish()] : [])
    guard status != .denied, let first = wishes.first else {
      if followed != nil { engine?.stop() }
      followed = nil
      return
    }
    let wish = wishes.dropFirst().reduce(first) { $0.joined(with: $1) }
    // Another wish would ask the user again.
    guard wish != followed, followed == nil || status != .notDetermined else { return }
    followed = wish
    if engine?.follow(wish) == true { isFresh = false }
  }

  // MARK: News from the engine

  /// Runs the app's delegates as code of this session.
  private func act(_ work: () -> Void) { session?.onHostTime(work) }

  func answered(_ answer: LocationAnswer) {
    let before = status
    switch answer {
    case .allowed: status = .authorizedWhenInUse
    case .notDetermined: if status == .denied { status = .notDetermined }
    case .denied: status = .denied
    case .missing(let advice):
      status = .denied
      act {
        AppDiagnostics.report(
          .warning, "location.missing", advice + " The app is told that the user denied its location.")
      }
    }
    isAsking = false
    settle()
    guard status != before else { return }
    act {
      for follower in followers {
        follower.manager?.authorizationChanged()
        guard follower.wish != nil else { continue }
        if status == .denied {
          follower.awaitsOne = false
          follower.manager?.fail(CLError(.denied))
        } else if follower.awaitsOne {
          limit(follower, follower.request)
        }
      }
    }
  }

  func found(_ reading: LocationReading) {
    guard let location = reading.location(now: Date()) else { return }
    (latest, isFresh) = (location, true)
    for follower in followers { pass(location, to: follower) }
    settle()
  }

  private func pass(_ location: CLLocation, to follower: LocationFollower) {
    act {
      let isWanted = follower.takes(location)
      // Stops the engine first, because the app may start it again.
      settle()
      if isWanted { follower.manager?.found(location) }
      for (region, isInside) in follower.crossings(at: location) {
        follower.manager?.crossed(region, isInside: isInside)
      }
    }
  }

  func lost() {
    followed = nil
    isFresh = false
    act {
      for follower in followers where follower.wish != nil {
        follower.awaitsOne = false
        follower.manager?.fail(CLError(.locationUnknown))
      }
    }
    // Not at once: a source that ends each time would never let the app rest.
    session?.host.after(Self.pause) { [weak self] in self?.settle() }
  }

  // MARK: Tests

  private func followTest() {
    TestedPlaces.listener = { Self.service(of: $0)?.testMoved() }
    testMoved()
  }

  private func testMoved() {
    guard let session, let place = TestedPlaces.place(of: session) else { return }
    let tested = engine as? TestedEngine ?? TestedEngine(self, session)
    engine = tested
    // After a denial, the engine starts again and reads the place itself.
    if case .at = place, status == .denied { answered(.notDetermined) } else { tested.tell() }
  }
}

/// The wishes of one manager, and its last location.
@MainActor
final class LocationFollower {
  weak var manager: CLLocationManager?
  var isUpdating = false
  /// Whether only far moves count.
  var watchesFarMoves = false
  var awaitsOne = false { didSet { request &+= 1 } }
  /// Counts the requests for one location.
  private(set) var request = 0
  /// The watched regions, and whether the device was inside when that was last known.
  private var regions: [String: (region: CLRegion, isInside: Bool?)] = [:]
  private var last: CLLocation?

  /// The distance that counts as a far move, in meters.
  private static let far = 500.0

  init(_ manager: CLLocationManager) { self.manager = manager }

  var wish: LocationWish? {
    guard let manager else { return nil }
    var wishes: [LocationWish] = []
    if awaitsOne { wishes.append(LocationWish(accuracy: manager.desiredAccuracy)) }
    if isUpdating {
      wishes.append(LocationWish(accuracy: manager.desiredAccuracy, distance: manager.distanceFilter))
    }
    if watchesFarMoves { wishes.append(LocationWish(accuracy: kCLLocationAccuracyHundredMeters, distance: Self.far)) }
    if !regions.isEmpty { wishes.append(LocationWish(accuracy: kCLLocationAccuracyNearestTenMeters)) }
    guard let first = wishes.first else { return nil }
    return wishes.dropFirst().reduce(first) { $0.joined(with: $1) }
  }

  func start() {
    isUpdating = true
    last = nil
  }

  /// Whether the manager tells the app of a location.
  func takes(_ location: CLLocation) -> Bool {
    let isAwaited = awaitsOne
    awaitsOne = false
    guard isUpdating || watchesFarMoves else { return isAwaited }
    let filter = isUpdating ? manager?.distanceFilter ?? kCLDistanceFilterNone : Self.far
    let isFarEnough = last.map { filter <= 0 || location.distance(from: $0) >= filter } ?? true
    if isFarEnough { last = location }
    return isAwaited || isFarEnough
  }

  // MARK: Regions

  var watchedRegions: Set<CLRegion> { Set(regions.values.map(\.region)) }
  func watch(_ region: CLRegion) { regions[region.identifier] = (region, nil) }
  func leave(_ region: CLRegion) { regions[region.identifier] = nil }

  func isInside(_ region: CLRegion) -> Bool? { regions[region.identifier]?.isInside }

  /// Returns the regions that the device has entered or left. The first location enters and leaves none.
  func crossings(at location: CLLocation) -> [(CLRegion, isInside: Bool)] {
    var crossings: [(CLRegion, isInside: Bool)] = []
    for (name, (region, wasInside)) in regions {
      guard let isInside = region.isInside(location), isInside != wasInside else { continue }
      regions[name]?.isInside = isInside
      if wasInside != nil, isInside ? region.notifyOnEntry : region.notifyOnExit {
        crossings.append((region, isInside))
      }
    }
    return crossings.sorted { $0.0.identifier < $1.0.identifier }
  }
}

extension CLRegion {
  /// Whether a location is in the region, or `nil` if it is too inexact to say that the device has left.
  fileprivate func isInside(_ location: CLLocation) -> Bool? {
    guard let circle = self as? CLCircularRegion else { return nil }
    let center = CLLocation(latitude: circle.center.latitude, longitude: circle.center.longitude)
    let distance = center.distance(from: location)
    if distance <= circle.radius { return true }
    return distance > circle.radius + max(0, location.horizontalAccuracy) ? false : nil
  }
}
