import CairnCore
import CairnMapLibrary
import CairnParts
import CairnScreen
import CairnValues
import Foundation

/// The tiles of a map in a window, which libshumate shows.
@MainActor
final class MapWindowEngine {
  /// The package with the library that windows need.
  static let package = "libshumate-1.0-1"
  static var isThere: Bool { cairn_map_is_there() }

  private static var engines: [UInt64: Weak] = [:]
  private static var latest: UInt64 = 0

  private struct Weak {
    weak var engine: MapWindowEngine?
  }

  let widget: UnsafeMutablePointer<CairnMapWidget>
  private let number: UInt64
  private weak var model: MapModel?
  /// The last order of the model that was followed.
  private var followed: Int?

  init?(_ model: MapModel, _ tiles: MapTileSource?) {
    Self.latest += 1
    number = Self.latest
    self.model = model
    let closest = Int32(clamping: tiles?.closestZoom ?? 19)
    guard let widget = cairn_map_make(number, Self.hearing, tiles?.address, 0, closest, MapTileSource.agent) else {
      return nil
    }
    self.widget = widget
    Self.engines[number] = Weak(engine: self)
  }

  func leave() {
    cairn_map_leave(widget)
    Self.engines[number] = nil
  }

  func follow(_ orders: Int) {
    guard followed != orders, let model else { return }
    followed = orders
    let (sight, center) = (model.sight, model.sight.center.coordinate)
    cairn_map_show(
      widget,
      CairnMapSight(
        latitude: center.latitude, longitude: center.longitude, world: sight.world, rotation: -sight.heading * .pi / 180
      ))
  }

  private func moved() {
    let seen = cairn_map_sight(widget)
    guard [seen.latitude, seen.longitude, seen.world, seen.rotation].allSatisfy(\.isFinite), seen.world > 0 else {
      return
    }
    var heading = (-seen.rotation * 180 / .pi).truncatingRemainder(dividingBy: 360)
    if abs(heading) < 0.01 { heading = 0 }
    model?.moved(
      to: MapSight(
        center: EarthPoint(CLLocationCoordinate2D(latitude: seen.latitude, longitude: seen.longitude)),
        zoom: log2(seen.world / 256), heading: heading), isShown: true)
  }

  private func pressed(_ key: Int32) -> Bool {
    let step = 80.0
    switch Int(key) {
    case CAIRN_MAP_LEFT: model?.push(CGSize(width: step, height: 0))
    case CAIRN_MAP_RIGHT: model?.push(CGSize(width: -step, height: 0))
    case CAIRN_MAP_UP: model?.push(CGSize(width: 0, height: step))
    case CAIRN_MAP_DOWN: model?.push(CGSize(width: 0, height: -step))
    case CAIRN_MAP_CLOSER: model?.zoom(by: 1)
    case CAIRN_MAP_FARTHER: model?.zoom(by: -1)
    default: return false
    }
    return true
  }

  /// Calls an engine that still exists. GTK calls on the main thread.
  private nonisolated static func tell<Answer: Sendable>(
    _ number: UInt64, _ answer: Answer, _ act: @MainActor (MapWindowEngine) -> Answer
  ) -> Answer {
    MainActor.assumeIsolated { engines[number]?.engine.map(act) ?? answer }
  }

  private static let hearing: UnsafePointer<CairnMapListener> = {
    let place = UnsafeMutablePointer<CairnMapListener>.allocate(capacity: 1)
    place.initialize(
      to: CairnMapListener(
        moved: { number in tell(number, ()) { $0.moved() } },
        clicked: { number, _, _ in tell(number, ()) { $0.model?.touchedGround() } },
        pressed: { number, key in tell(number, false) { $0.pressed(key) } }))
    return UnsafePointer(place)
  }()
}

/// The widget of a map in a window.
struct MapWidgetView: GTKRepresentable {
  let model: MapModel
  let tiles: MapTileSource?
  /// Differs after each order of the model.
  let orders: Int

  func makeCoordinator() -> MapWindowEngine? { MapWindowEngine(model, tiles) }

  func makeWidget(context: Context) -> UnsafeMutablePointer<CairnMapWidget> {
    // The view is shown only where the library is.
    guard let engine = context.coordinator else { preconditionFailure("libshumate made no map.") }
    return engine.widget
  }

  func updateWidget(_ widget: UnsafeMutablePointer<CairnMapWidget>, context: Context) {
    context.coordinator?.follow(orders)
  }

  static func dismantleWidget(_ widget: UnsafeMutablePointer<CairnMapWidget>, coordinator: MapWindowEngine?) {
    coordinator?.leave()
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, widget: UnsafeMutablePointer<CairnMapWidget>, context: Context
  ) -> CGSize? { proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 240)) }
}
