import CairnCore
import CairnValues
import CoreLocation
import Foundation
import Observation

/// What an app sets for a map.
struct MapSettings {
  enum Place {
    case initial(MapCameraPosition)
    case position(Binding<MapCameraPosition>)
    case region(Binding<MKCoordinateRegion>, follows: Binding<MapUserTrackingMode>?)
  }

  let place: Place
  var limits = MapLimits()
  var selection: MapSelection?
  var scope: Namespace.ID?

  init(
    _ place: Place, bounds: MapCameraBounds? = nil, modes: MapInteractionModes, selection: MapSelection? = nil,
    scope: Namespace.ID? = nil
  ) {
    self.place = place
    limits = MapLimits(modes: modes, bounds: bounds)
    self.selection = selection
    self.scope = scope
  }

  /// The settings for tiles, which end at a zoom level.
  func with(_ tiles: MapTileSource?) -> MapSettings {
    var settings = self
    if let tiles { settings.limits.closestZoom = Double(tiles.closestZoom) }
    return settings
  }

  /// What the app wants to be seen.
  @MainActor var position: MapCameraPosition {
    switch place {
    case .initial(let position): return position
    case .position(let position): return position.wrappedValue
    case .region(let region, let follows):
      let region = MapCameraPosition.region(region.wrappedValue)
      return follows?.wrappedValue == .follow ? .userLocation(fallback: region) : region
    }
  }
}

/// The chosen sign of a map.
struct MapSelection {
  let get: () -> AnyHashable?
  let set: (AnyHashable?) -> Void
}

/// Called when a map has moved.
struct MapCameraListener {
  let frequency: MapCameraUpdateFrequency
  let action: (MapCameraUpdateContext) -> Void
}

/// What a map shows. The app moves it by a position, and the user by the widget of a window or the script of a page.
@MainActor @Observable
final class MapModel {
  /// Changes when the map has moved without a change of the app.
  private(set) var moves = 0
  @ObservationIgnored private(set) var sight = MapSight.earth
  @ObservationIgnored private(set) var size = CGSize.zero
  /// Changes when the engine has to show another part than it does.
  @ObservationIgnored private(set) var orders = 0

  @ObservationIgnored private var settings = MapSettings(.initial(.automatic), modes: .all)
  @ObservationIgnored private var listeners: [MapCameraListener] = []
  /// The app's last wish that was shown.
  @ObservationIgnored private var wish: MapCameraPosition?
  @ObservationIgnored private var isMovedByUser = false
  @ObservationIgnored private var pause: Task<Void, Never>?
  @ObservationIgnored private var reported: MapSight?
  private(set) var location = MapLocation()

  /// Takes over the app's settings, and returns the view for them.
  func settle(
    _ settings: MapSettings, _ listeners: [MapCameraListener], places: [_MapPlace], in size: CGSize
  ) -> MapSight {
    (self.settings, self.listeners) = (settings, listeners)
    let isResized = self.size != size
    self.size = size
    let position = settings.position
    if position != wish {
      wish = position
      // A move by the user, which is now the app's position.
      isMovedByUser = position.positionedByUser && reported != nil
    }
    var next = sight
    if !isMovedByUser {
      next = position.sight(in: size, user: location.coordinate) ?? overview(of: places, in: size)
    } else if !isResized {
      return sight
    }
    next = settings.limits.fit(next, in: size)
    if next != sight || isResized {
      sight = next
      orders &+= 1
      reportAfterPause()
    }
    return sight
  }

  private func overview(of places: [_MapPlace], in size: CGSize) -> MapSight {
    var points: [EarthPoint] = []
    for place in places {
      if case .shape(let shape) = place.look {
        points += shape.points
      } else if place.coordinate.isOnEarth {
        points.append(EarthPoint(place.coordinate))
      }
    }
    return MapSight(showing: points, in: size) ?? .earth
  }

  /// The user has moved the map. An engine that already shows it needs no order, unless it went too far.
  func moved(to wanted: MapSight, isShown: Bool) {
    var wanted = wanted
    let modes = settings.limits.modes
    if !modes.contains(.pan), wanted.zoom == sight.zoom { wanted.center = sight.center }
    if !modes.contains(.zoom) { wanted.zoom = sight.zoom }
    if !modes.contains(.rotate) { wanted.heading = sight.heading }
    let next = settings.limits.fit(wanted, in: size)
    let isAsShown = isShown && next == wanted
    guard next != sight || !isAsShown else { return }
    sight = next
    if !isAsShown { orders &+= 1 }
    moves &+= 1
    isMovedByUser = true
    if case .region(let region, let follows) = settings.place {
      let seen = sight.region(in: size)
      wish = .region(seen)
      if follows?.wrappedValue == .follow { follows?.wrappedValue = .none }
      region.wrappedValue = seen
    }
    for listener in listeners where listener.frequency == .continuous { listener.action(context) }
    reportAfterPause()
  }

  private func reportAfterPause() {
    pause?.cancel()
    pause = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(200))
      if !Task.isCancelled { self?.report() }
    }
  }

  private func report() {
    pause = nil
    guard reported != sight else { return }
    reported = sight
    if isMovedByUser, case .position(let position) = settings.place {
      let moved = MapCameraPosition.moved(sight.camera(in: size))
      wish = moved
      position.wrappedValue = moved
    }
    for listener in listeners { listener.action(context) }
  }

  private var context: MapCameraUpdateContext {
    MapCameraUpdateContext(camera: sight.camera(in: size), region: sight.region(in: size), rect: sight.rect(in: size))
  }

  // MARK: Controls and keys

  /// Comes closer by steps, or goes farther by negative ones.
  func zoom(by steps: Double) {
    var next = sight
    next.zoom = (sight.zoom + steps).rounded()
    moved(to: next, isShown: false)
  }

  func push(_ push: CGSize) { moved(to: sight.pushed(by: push), isShown: false) }

  func turnNorth() {
    var next = sight
    next.heading = 0
    moved(to: next, isShown: false)
  }

  func showUser() {
    guard let user = location.coordinate else { return }
    moved(to: MapSight(center: EarthPoint(user), zoom: max(sight.zoom, 15)), isShown: false)
  }

  /// The user has touched the ground.
  func touchedGround() { if settings.selection?.get() != nil { settings.selection?.set(nil) } }
}

/// Where the user is, as far as the app may know. A map does not ask the user.
@Observable
final class MapLocation: NSObject, CLLocationManagerDelegate {
  private(set) var coordinate: CLLocationCoordinate2D?
  @ObservationIgnored private var manager: CLLocationManager?

  /// Follows the user from now on.
  func follow() {
    guard manager == nil else { return }
    let manager = CLLocationManager()
    self.manager = manager
    coordinate = manager.location?.coordinate
    manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    if [.authorizedAlways, .authorizedWhenInUse].contains(manager.authorizationStatus) {
      manager.startUpdatingLocation()
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    if let last = locations.last?.coordinate, last.isOnEarth { coordinate = last }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}
