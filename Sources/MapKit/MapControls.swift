import CairnCore
import CairnValues
import CoreLocation
import Foundation
import Observation

/// The look of a map.
///
/// Pictures from above are shown if the app has a source of them, as ``MapTileSource/imagery``. Elevation, emphasis, kinds of places
/// and traffic have no effect: tiles are shown as they come.
///
/// ```swift
/// map.mapStyle(.hybrid(elevation: .realistic))
/// ```
public struct MapStyle: Sendable {
  /// Whether hills are seen.
  public enum Elevation: Sendable {
    case automatic, flat, realistic
  }
  /// How strong colors are.
  public enum Emphasis: Sendable {
    case automatic, muted
  }

  var showsImagery = false

  /// Roads and names.
  public static let standard = MapStyle()
  /// Pictures from above.
  public static let imagery = MapStyle(showsImagery: true)
  /// Pictures from above, with roads and names.
  public static let hybrid = MapStyle(showsImagery: true)

  /// Roads and names.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: Emphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  /// Pictures from above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }
  /// Pictures from above, with roads and names.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { hybrid }
}

/// The kinds of places that a map names.
///
/// ```swift
/// .standard(pointsOfInterest: .excludingAll)
/// ```
public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
}

/// What a map reports when it moved.
///
/// ```swift
/// map.onMapCameraChange { context in region = context.region }
/// ```
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The region.
  public let region: MKCoordinateRegion
  /// The rectangle.
  public let rect: MKMapRect
}

/// How often a map reports that it moved.
///
/// ```swift
/// map.onMapCameraChange(frequency: .continuous) { update($0) }
/// ```
public enum MapCameraUpdateFrequency: Sendable {
  case onEnd, continuous
}

nonisolated extension View {
  /// Sets the look of maps.
  public func mapStyle(_ style: MapStyle) -> some View { transformEnvironment(\.mapLook) { $0.style = style } }
  /// Sets the controls of maps.
  public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    let controls = AnyView(content())
    return transformEnvironment(\.mapLook) { $0.controls = controls }
  }
  /// Sets whether maps show controls. The attribution always stays.
  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.mapLook) { $0.controlVisibility = visibility }
  }
  /// Connects controls outside of a map to the map inside this view.
  public func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScopeModifier()) }
  /// Calls an action when a map moved, by the user or the app.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapListeners) { $0.append(MapCameraListener(frequency: frequency, action: action)) }
  }
  /// Calls an action when a map moved, by the user or the app.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }
}

private struct MapScopeModifier: ViewModifier {
  @State private var box: MapScopeBox
  nonisolated init() { _box = State(wrappedValue: MapScopeBox()) }
  func body(content: Content) -> some View { content.environment(\.mapScopeBox, box) }
}

/// The map of a scope.
@MainActor @Observable
final class MapScopeBox {
  var model: MapModel?
  nonisolated init() {}
}

/// What modifiers set for the maps inside.
struct MapLook {
  var style = MapStyle.standard
  var controls: AnyView?
  var controlVisibility = Visibility.automatic
}

extension EnvironmentValues {
  @Entry var mapLook = MapLook()
  @Entry var mapListeners: [MapCameraListener] = []
  @Entry var mapScopeBox: MapScopeBox?
  @Entry var mapReaderBox: MapReaderBox?
  @Entry var mapControlModel: MapControlTarget?
}

/// Gives content the means to ask a map about places.
///
/// ```swift
/// MapReader { proxy in Map().onTapGesture { point in place = proxy.convert(point, from: .local) } }
/// ```
nonisolated public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  @MainActor public var body: some View { MapReaderBody(content: content) }
}

private struct MapReaderBody<Content: View>: View {
  let content: (MapProxy) -> Content
  @State private var box = MapReaderBox()
  var body: some View { content(MapProxy(box: box)).environment(\.mapReaderBox, box) }
}

/// The map inside a reader.
@MainActor
final class MapReaderBox {
  private weak var model: MapModel?
  private var geometry: GeometryProxy?

  func show(_ model: MapModel, at geometry: GeometryProxy) { (self.model, self.geometry) = (model, geometry) }

  /// Where the map begins in a coordinate space. Its own is local.
  private func origin(in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: .zero
    case .global: geometry?.frame(in: .global).origin ?? .zero
    case .named(let name): geometry?.frame(in: .named(name)).origin ?? .zero
    }
  }

  func coordinate(at point: CGPoint, in space: CoordinateSpace) -> CLLocationCoordinate2D? {
    guard let model, point.x.isFinite, point.y.isFinite else { return nil }
    let origin = origin(in: space)
    let found = model.sight.point(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: model.size)
    return (0...1).contains(found.y) ? found.coordinate : nil
  }

  func point(of place: CLLocationCoordinate2D, in space: CoordinateSpace) -> CGPoint? {
    guard let model, place.isOnEarth else { return nil }
    let (found, origin) = (model.sight.place(of: EarthPoint(place), in: model.size), origin(in: space))
    return CGPoint(x: found.x + origin.x, y: found.y + origin.y)
  }
}

/// Answers questions about the map inside a ``MapReader``, on the main thread. There is none before it has appeared, and none
/// where a list replaces it.
///
/// ```swift
/// proxy.convert(point, from: .local)
/// ```
public struct MapProxy: Sendable {
  let box: MapReaderBox

  /// Returns the place under a point.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    let space = space.coordinateSpace
    guard MainThread.isCurrent else { return nil }
    return MainActor.assumeIsolated { box.coordinate(at: point, in: space) }
  }
  /// Returns the point of a place.
  public func convert(_ place: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    let space = space.coordinateSpace
    guard MainThread.isCurrent else { return nil }
    return MainActor.assumeIsolated { box.point(of: place, in: space) }
  }
}
