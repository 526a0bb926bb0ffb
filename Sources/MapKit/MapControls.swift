import CairnCore
import CairnValues
import CoreLocation
import Foundation

/// The look of a map.
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

  /// Roads and names.
  public static let standard = MapStyle()
  /// Pictures from above.
  public static let imagery = MapStyle()
  /// Pictures from above, with roads and names.
  public static let hybrid = MapStyle()

  /// Roads and names.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: Emphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  /// Pictures from above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// Pictures from above, with roads and names.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
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
  /// Sets the look of maps. Has no effect.
  public func mapStyle(_ style: MapStyle) -> some View { self }
  /// Sets the controls of maps. Has no effect.
  public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  /// Sets whether maps show controls. Has no effect.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  /// Connects controls to a map. Has no effect.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Calls an action when a map moved. Has no effect, because no user can move the placeholder.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  /// Calls an action when a map moved. Has no effect, because no user can move the placeholder.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
}

/// A control of a map, which has no map to control, and is not shown.
///
/// ```swift
/// map.mapControls { MapCompass() }
/// ```
nonisolated public struct MapCompass: View {
  /// Creates a control.
  public init(scope: Namespace.ID? = nil) {}
  @MainActor public var body: some View { EmptyView() }
}

/// A control that shows the user's place. It is not shown, because the place is not known.
///
/// ```swift
/// map.mapControls { MapUserLocationButton() }
/// ```
nonisolated public struct MapUserLocationButton: View {
  /// Creates a control.
  public init(scope: Namespace.ID? = nil) {}
  @MainActor public var body: some View { EmptyView() }
}

/// A control of a map, which has no map to control, and is not shown.
///
/// ```swift
/// map.mapControls { MapPitchToggle() }
/// ```
nonisolated public struct MapPitchToggle: View {
  /// Creates a control.
  public init(scope: Namespace.ID? = nil) {}
  @MainActor public var body: some View { EmptyView() }
}

/// A scale of a map, which has no map to measure, and is not shown.
///
/// ```swift
/// map.mapControls { MapScaleView() }
/// ```
nonisolated public struct MapScaleView: View {
  /// Creates a scale.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  @MainActor public var body: some View { EmptyView() }
}

/// Gives content the means to ask a map about places. It has no answers.
///
/// ```swift
/// MapReader { proxy in Map().onTapGesture { point in place = proxy.convert(point, from: .local) } }
/// ```
nonisolated public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  @MainActor public var body: some View { content(MapProxy()) }
}

/// Answers questions about a map. It has no answers.
///
/// ```swift
/// proxy.convert(point, from: .local)
/// ```
public struct MapProxy: Sendable {
  /// Returns the place under a point, which is not known.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
  /// Returns the point of a place, which is not known.
  public func convert(_ place: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}
