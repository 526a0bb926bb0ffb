import CairnCore
import CairnFoundation
import CairnHosting
import CairnPlatform
import CairnScreen
import CairnValues
import CoreLocation
import Foundation

/// A map as the host can show it: in windows and browsers with tiles, elsewhere as a list of its places.
struct MapBody: View {
  let settings: MapSettings
  let places: [_MapPlace]
  @State private var model = MapModel()
  @Environment(\.weakSession) private var session
  @Environment(\.mapReaderBox) private var readerBox
  @Environment(\.mapScopeBox) private var scopeBox

  var body: some View {
    let parts = session.session?.host.parts ?? HostParts()
    if parts.showsMarkup || parts.widgets != nil && MapWindowEngine.isThere {
      GeometryReader { geometry in
        // Reading the size is what makes a map follow it.
        let size = geometry.size
        if size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite {
          MapStage(settings: settings, places: places, model: model, size: size, adopt: parts.widgets)
            .onAppear { readerBox?.show(model, at: geometry) }
        }
      }
      .clipped()
      .onAppear {
        scopeBox?.model = model
        follow()
      }
    } else if parts.widgets != nil {
      MissingLibraryView("Map", package: MapWindowEngine.package) {
        PlaceList(places: places, selection: settings.selection, center: settings.position.center)
      }
    } else {
      PlaceList(
        places: places, selection: settings.selection, center: settings.position.center, user: model.location.coordinate
      )
      .onAppear { follow() }
    }
  }

  private func follow() {
    let showsUser = places.contains { if case .user = $0.look { true } else { false } }
    if showsUser || settings.position.followsUserLocation { model.location.follow() }
  }
}

/// The tiles, the signs and the controls.
private struct MapStage: View {
  let settings: MapSettings
  let places: [_MapPlace]
  let model: MapModel
  let size: CGSize
  let adopt: (@MainActor (OpaquePointer) -> any HostWidget)?
  @Environment(\.mapLook) private var look
  @Environment(\.mapListeners) private var listeners
  @Environment(\.locale) private var locale

  var body: some View {
    let _ = model.moves
    let settings = settings.with(tiles)
    let sight = model.settle(settings, listeners, places: places, in: size)
    ZStack(alignment: .topLeading) {
      if adopt != nil {
        Self.ground
        MapWidgetView(model: model, tiles: tiles, orders: model.orders)
          .id(tiles)
          .accessibilityLabel(words("Map"))
      } else {
        MapScriptView(
          model: model, sight: sight, orders: model.orders, limits: settings.limits, tiles: tiles, label: words("Map"))
      }
      MapOverlay(
        places: places, sight: sight, size: size, selection: settings.selection, user: model.location.coordinate)
      MapControlsView(model: model, settings: settings, tiles: tiles, size: size)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var tiles: MapTileSource? {
    look.style.showsImagery ? MapTileSource.imagery ?? MapTileSource.standard : MapTileSource.standard
  }

  private func words(_ english: String) -> String { OwnWords(for: locale)(english) }

  /// Below the tiles, and in their place while there are none.
  private static let ground = Color(red: 0.88, green: 0.89, blue: 0.87)
}

/// The places of a map as a list, with links to a map on the web.
struct PlaceList: View {
  let places: [_MapPlace]
  let selection: MapSelection?
  let center: CLLocationCoordinate2D?
  var user: CLLocationCoordinate2D?

  var body: some View {
    let signs = places.filter { !$0.isShape && $0.coordinate.isOnEarth }
    if signs.isEmpty {
      if let center { MapLink(title: Text(verbatim: WebMap.text(of: center)), coordinate: center) }
    } else {
      let origin = user ?? center
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 8) {
          ForEach(signs.indices, id: \.self) {
            PlaceRow(place: signs[$0], selection: selection, origin: origin)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

extension _MapPlace {
  var isShape: Bool { if case .shape = look { true } else { false } }
}

/// One place in the list.
private struct PlaceRow: View {
  let place: _MapPlace
  let selection: MapSelection?
  let origin: CLLocationCoordinate2D?
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      if case .view(let view, _) = place.look { view }
      if case .balloon(.view(let view)) = place.look { view }
      if let tag = place.tag, let selection {
        let isSelected = selection.get() == tag
        Button {
          selection.set(isSelected ? nil : tag)
        } label: {
          HStack {
            if isSelected { Image(systemName: "checkmark") }
            title
          }
        }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        MapLink(title: Text("Show on a web map"), coordinate: place.coordinate)
      } else {
        MapLink(title: title, coordinate: place.coordinate)
      }
      Text(verbatim: details).font(.footnote).foregroundStyle(.secondary)
    }
  }

  private var title: Text { place.title ?? Text(verbatim: WebMap.text(of: place.coordinate)) }

  /// The place, unless that is its title, and how far it is.
  private var details: String {
    var details = place.title == nil ? [] : [WebMap.text(of: place.coordinate)]
    if let origin {
      let meters = CLLocation(latitude: origin.latitude, longitude: origin.longitude)
        .distance(from: CLLocation(latitude: place.coordinate.latitude, longitude: place.coordinate.longitude))
      details.append(MapLength.text(meters, locale))
    }
    return details.joined(separator: "  ")
  }
}

/// A link to a map on the web.
private struct MapLink: View {
  let title: Text
  let coordinate: CLLocationCoordinate2D

  var body: some View { Link(destination: WebMap.url(of: coordinate)) { title } }
}

/// Lengths in the user's units.
enum MapLength {
  static func usesMiles(_ locale: Locale) -> Bool { locale.measurementSystem != .metric }

  static func text(_ meters: Double, _ locale: Locale) -> String {
    let (small, large, count, smallName, largeName) =
      usesMiles(locale)
      ? (meters / 0.3048, meters / 1609.344, 1000.0, "ft", "mi") : (meters, meters / 1000, 1000, "m", "km")
    if small < count { return "\(Int(small.rounded()).formatted(.number.locale(locale))) \(smallName)" }
    let digits = large < 10 ? 1 : 0
    return large.formatted(.number.precision(.fractionLength(0...digits)).locale(locale)) + " " + largeName
  }

  /// The longest round length that is no longer than another, in meters.
  static func round(below meters: Double, _ locale: Locale) -> Double {
    let miles = usesMiles(locale)
    let unit = !miles ? 1 : meters < 1609.344 ? 0.3048 : 1609.344
    let count = max(meters / unit, 1e-3)
    let power = pow(10, log10(count).rounded(.down))
    return ([5, 2, 1].first { $0 * power <= count } ?? 1) * power * unit
  }
}
