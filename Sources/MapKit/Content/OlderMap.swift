import CairnCore
import CairnValues
import CoreLocation
import Foundation

// The map of iOS 14, which many apps still use.

/// What an older map shows for an element.
public protocol MapAnnotationProtocol {
  @MainActor var _place: _MapPlace { get }
}

/// A view on an older map.
///
/// ```swift
/// Map(coordinateRegion: $region, annotationItems: shops) { shop in
///   MapAnnotation(coordinate: shop.place) { ShopBadge(shop) }
/// }
/// ```
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: CGPoint
  private let content: Content

  /// Puts a view on a map.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    self.anchor = anchorPoint
    self.content = content()
  }

  @MainActor public var _place: _MapPlace {
    _MapPlace(.view(AnyView(content), UnitPoint(x: anchor.x, y: anchor.y)), coordinate: coordinate)
  }
}

/// A sign on an older map.
///
/// ```swift
/// Map(coordinateRegion: $region, annotationItems: shops) { MapMarker(coordinate: $0.place, tint: .red) }
/// ```
public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?
  /// Creates an indicator.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }
  @MainActor public var _place: _MapPlace {
    _MapPlace(coordinate: coordinate, tint: tint.map { AnyShapeStyle($0) })
  }
}

/// A pin on an older map.
///
/// ```swift
/// Map(coordinateRegion: $region, annotationItems: shops) { MapPin(coordinate: $0.place) }
/// ```
public struct MapPin: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?
  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }
  @MainActor public var _place: _MapPlace {
    _MapPlace(coordinate: coordinate, tint: tint.map { AnyShapeStyle($0) })
  }
}

/// Whether an older map follows the user, if the app may know the place.
///
/// ```swift
/// @State private var tracking = MapUserTrackingMode.follow
/// ```
public enum MapUserTrackingMode: Sendable {
  case none, follow
}

nonisolated extension Map where Content == _MapContents {
  /// Creates a map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(
      MapSettings(.region(coordinateRegion, follows: userTrackingMode), modes: interactionModes),
      places: { showsUserLocation ? UserAnnotation()._places : [] })
  }

  /// Creates a map of a region with a sign for each element.
  @MainActor
  public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> A
  ) where Items.Element: Identifiable {
    let places = annotationItems.map { annotationContent($0)._place }
    self.init(
      MapSettings(.region(coordinateRegion, follows: userTrackingMode), modes: interactionModes),
      places: { places + (showsUserLocation ? UserAnnotation()._places : []) })
  }
}
