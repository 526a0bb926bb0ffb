import CairnCore
import CairnFoundation
import CairnHosting
import CairnValues
import Foundation

/// The controls of a map, and the attribution that makers of maps ask for.
struct MapControlsView: View {
  let model: MapModel
  let settings: MapSettings
  let tiles: MapTileSource?
  let size: CGSize
  @Environment(\.mapLook) private var look
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .trailing, spacing: 6) {
      if look.controlVisibility != .hidden {
        if let controls = look.controls {
          VStack(alignment: .trailing, spacing: 6) { controls }
            .environment(\.mapControlModel, MapControlTarget(model))
        }
        Spacer(minLength: 0)
        if settings.limits.modes.contains(.zoom), size.height >= 120, size.width >= 120 {
          ZoomButton(model: model, steps: 1, symbol: "plus", name: words("Zoom in"))
          ZoomButton(model: model, steps: -1, symbol: "minus", name: words("Zoom out"))
        }
      } else {
        Spacer(minLength: 0)
      }
      if let tiles { Attribution(tiles: tiles) }
    }
    .padding(6)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
  }

  private func words(_ english: String) -> String { OwnWords(for: locale)(english) }
}

private struct ZoomButton: View {
  let model: MapModel
  let steps: Double
  let symbol: String
  let name: String

  var body: some View {
    Button {
      model.zoom(by: steps)
    } label: {
      ControlLabel { Image(systemName: symbol) }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(name)
  }
}

/// The look of a control, which must be legible on any map.
private struct ControlLabel<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
      .foregroundStyle(.black)
      .frame(minWidth: 32, minHeight: 32)
      .background(.white.opacity(0.9), in: RoundedRectangle(cornerRadius: 8))
  }
}

private struct Attribution: View {
  let tiles: MapTileSource

  var body: some View {
    if !tiles.attribution.isEmpty {
      Group {
        if let url = tiles.attributionURL {
          Link(destination: url) { text }
        } else {
          text
        }
      }
      .padding(.horizontal, 4)
      .background(.white.opacity(0.8), in: RoundedRectangle(cornerRadius: 4))
    }
  }

  private var text: Text { Text(verbatim: tiles.attribution).font(.caption2).foregroundColor(.black) }
}

/// The map that a control belongs to: the one around it, or that of its scope.
struct MapControlTarget: Equatable {
  let model: MapModel
  init(_ model: MapModel) { self.model = model }
  static func == (a: Self, b: Self) -> Bool { a.model === b.model }
}

/// Shows a control if there is a map for it.
private struct MapControl<Content: View>: View {
  @ViewBuilder let content: (MapModel) -> Content
  @Environment(\.mapControlModel) private var around
  @Environment(\.mapScopeBox) private var scope

  var body: some View { if let model = around?.model ?? scope?.model { content(model) } }
}

/// A control that shows the north, and turns a map there. It is shown while the map is turned.
///
/// ```swift
/// map.mapControls { MapCompass() }
/// ```
nonisolated public struct MapCompass: View {
  /// Creates a control.
  public init(scope: Namespace.ID? = nil) {}
  @MainActor public var body: some View { MapControl { Compass(model: $0) } }
}

private struct Compass: View {
  let model: MapModel
  @Environment(\.locale) private var locale

  var body: some View {
    let _ = model.moves
    if model.sight.heading != 0 {
      Button {
        model.turnNorth()
      } label: {
        ControlLabel {
          Image(systemName: "location.north.fill").rotationEffect(.degrees(-model.sight.heading))
        }
      }
      .buttonStyle(.plain)
      .accessibilityLabel(OwnWords(for: locale)("Turn north up"))
    }
  }
}

/// A control that shows the user's place, if the app may know it.
///
/// ```swift
/// map.mapControls { MapUserLocationButton() }
/// ```
nonisolated public struct MapUserLocationButton: View {
  /// Creates a control.
  public init(scope: Namespace.ID? = nil) {}
  @MainActor public var body: some View { MapControl { UserButton(model: $0) } }
}

private struct UserButton: View {
  let model: MapModel
  @Environment(\.locale) private var locale

  var body: some View {
    Group {
      if model.location.coordinate != nil {
        Button {
          model.showUser()
        } label: {
          ControlLabel { Image(systemName: "location.fill") }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(OwnWords(for: locale)("Show my location"))
      }
    }
    .onAppear { model.location.follow() }
  }
}

/// A control for the angle of a map. It is not shown, because maps are seen from above here.
///
/// ```swift
/// map.mapControls { MapPitchToggle() }
/// ```
nonisolated public struct MapPitchToggle: View {
  /// Creates a control.
  public init(scope: Namespace.ID? = nil) {}
  @MainActor public var body: some View { EmptyView() }
}

/// A scale of a map.
///
/// ```swift
/// map.mapControls { MapScaleView() }
/// ```
nonisolated public struct MapScaleView: View {
  /// Creates a scale.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  @MainActor public var body: some View { MapControl { Scale(model: $0) } }
}

private struct Scale: View {
  let model: MapModel
  @Environment(\.locale) private var locale

  var body: some View {
    let _ = model.moves
    let meters = MapLength.round(below: model.sight.metersInPoint * 100, locale)
    VStack(spacing: 2) {
      Text(verbatim: MapLength.text(meters, locale)).font(.caption2)
      Rectangle().frame(width: max(meters / model.sight.metersInPoint, 1), height: 2)
    }
    .foregroundStyle(.black)
    .padding(4)
    .background(.white.opacity(0.8), in: RoundedRectangle(cornerRadius: 4))
  }
}
