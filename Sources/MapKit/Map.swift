import CairnCore
import CairnPlatform
import CairnValues
import CoreLocation
import Foundation

/// A map. There is none here: a placeholder lists what is on it, with links to a map on the web.
///
/// Places with tags can be selected in the list.
///
/// ```swift
/// Map(selection: $chosen) {
///   ForEach(shops) { Marker($0.name, coordinate: $0.place).tag($0.id) }
/// }
/// ```
nonisolated public struct Map<Content>: View {
  private let places: @MainActor () -> [_MapPlace]
  private let center: @MainActor () -> CLLocationCoordinate2D?
  private let select: ((AnyHashable) -> Void)?

  init(
    center: @escaping @MainActor () -> CLLocationCoordinate2D? = { nil },
    select: ((AnyHashable) -> Void)? = nil, places: @escaping @MainActor () -> [_MapPlace]
  ) {
    self.places = places
    self.center = center
    self.select = select
  }

  @MainActor public var body: some View {
    let places = places()
    MissingView("Map", from: "MapKit") {
      if places.isEmpty {
        if let center = center() { MapLink(title: Text(verbatim: WebMap.text(of: center)), coordinate: center) }
      } else {
        ScrollView {
          VStack(alignment: .leading, spacing: 8) {
            ForEach(places.indices, id: \.self) { PlaceRow(place: places[$0], select: select) }
          }
        }
      }
    }
  }
}

/// One place in the list.
private struct PlaceRow: View {
  let place: _MapPlace
  let select: ((AnyHashable) -> Void)?

  var body: some View {
    HStack {
      if let view = place.view { view }
      if let tag = place.tag, let select {
        Button {
          select(tag)
        } label: {
          title
        }
        MapLink(title: Text("Show on a web map"), coordinate: place.coordinate)
      } else {
        MapLink(title: title, coordinate: place.coordinate)
      }
    }
  }

  private var title: Text { place.title ?? Text(verbatim: WebMap.text(of: place.coordinate)) }
}

/// A link to a map on the web.
private struct MapLink: View {
  let title: Text
  let coordinate: CLLocationCoordinate2D

  var body: some View { Link(destination: WebMap.url(of: coordinate)) { title } }
}

nonisolated extension Map where Content: MapContent {
  /// Creates a map.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(center: { initialPosition.center }, places: { content()._places })
  }

  /// Creates a map whose position the app can change.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(center: { position.wrappedValue.center }, places: { content()._places })
  }

  /// Creates a map with a selection.
  public init<V: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      center: { initialPosition.center }, select: { selection.wrappedValue = $0.base as? V },
      places: { content()._places })
  }

  /// Creates a map with a selection, whose position the app can change.
  public init<V: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      center: { position.wrappedValue.center }, select: { selection.wrappedValue = $0.base as? V },
      places: { content()._places })
  }
}

nonisolated extension Map where Content == _MapContents {
  /// Creates an empty map.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(center: { initialPosition.center }, places: { [] })
  }

  /// Creates an empty map whose position the app can change.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(center: { position.wrappedValue.center }, places: { [] })
  }
}
