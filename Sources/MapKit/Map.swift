import CairnCore
import CairnValues
import CoreLocation
import Foundation

/// A map. Windows and browsers show tiles of OpenStreetMap or of another source, see ``MapTileSource``; a terminal lists the places.
///
/// Places with tags can be selected.
///
/// ```swift
/// Map(selection: $chosen) {
///   ForEach(shops) { Marker($0.name, coordinate: $0.place).tag($0.id) }
/// }
/// ```
nonisolated public struct Map<Content>: View {
  private let settings: MapSettings
  private let places: @MainActor () -> [_MapPlace]

  init(_ settings: MapSettings, places: @escaping @MainActor () -> [_MapPlace]) {
    self.settings = settings
    self.places = places
  }

  @MainActor public var body: some View { MapBody(settings: settings, places: places()) }
}

extension MapSelection {
  init<V: Hashable>(_ value: Binding<V?>) {
    get = { value.wrappedValue.map { AnyHashable($0) } }
    set = { value.wrappedValue = $0?.base as? V }
  }
}

nonisolated extension Map where Content: MapContent {
  /// Creates a map.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      MapSettings(.initial(initialPosition), bounds: bounds, modes: interactionModes, scope: scope),
      places: { content()._places })
  }

  /// Creates a map whose position the app can change.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      MapSettings(.position(position), bounds: bounds, modes: interactionModes, scope: scope),
      places: { content()._places })
  }

  /// Creates a map with a selection.
  public init<V: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      MapSettings(
        .initial(initialPosition), bounds: bounds, modes: interactionModes, selection: MapSelection(selection),
        scope: scope),
      places: { content()._places })
  }

  /// Creates a map with a selection, whose position the app can change.
  public init<V: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      MapSettings(
        .position(position), bounds: bounds, modes: interactionModes, selection: MapSelection(selection), scope: scope),
      places: { content()._places })
  }
}

nonisolated extension Map where Content == _MapContents {
  /// Creates an empty map.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(
      MapSettings(.initial(initialPosition), bounds: bounds, modes: interactionModes, scope: scope), places: { [] })
  }

  /// Creates an empty map whose position the app can change.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(MapSettings(.position(position), bounds: bounds, modes: interactionModes, scope: scope), places: { [] })
  }
}
