import CairnCore
import CairnValues
import CoreLocation
import Foundation

// Lines and areas are not places, so the list that replaces a map leaves them out.

/// A line on a map. The list that replaces a map leaves it out.
///
/// ```swift
/// MapPolyline(coordinates: track).stroke(.blue, lineWidth: 4)
/// ```
public struct MapPolyline: MapContent {
  public typealias Body = Never
  public var _places: [_MapPlace] { [] }
  /// Creates a line through places.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  /// Creates a line through points.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  /// Creates the line of a way.
  @MainActor public init(_ route: MKRoute) {}

  /// How a line runs between its places.
  ///
  /// ```swift
  /// MapPolyline(coordinates: flight, contourStyle: .geodesic)
  /// ```
  public enum ContourStyle: Sendable {
    case straight, geodesic
  }
}

/// An area on a map. The list that replaces a map leaves it out.
///
/// ```swift
/// MapPolygon(coordinates: border).foregroundStyle(.green.opacity(0.3))
/// ```
public struct MapPolygon: MapContent {
  public typealias Body = Never
  public var _places: [_MapPlace] { [] }
  /// Creates an area.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// Creates an area.
  public init(points: [MKMapPoint]) {}
}

/// A circle on a map. The list that replaces a map leaves it out.
///
/// ```swift
/// MapCircle(center: home, radius: 500)
/// ```
public struct MapCircle: MapContent {
  public typealias Body = Never
  public var _places: [_MapPlace] { [] }
  /// Creates a circle with a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

/// The user's place on a map, which is not known.
///
/// ```swift
/// Map { UserAnnotation() }
/// ```
public struct UserAnnotation: MapContent {
  public typealias Body = Never
  public var _places: [_MapPlace] { [] }
  /// Creates a sign for the user's place.
  public init(anchor: UnitPoint = .center) {}
}

extension MapContent {
  /// Identifies the content for selection.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    _MapContents(
      _places: _places.map {
        var place = $0
        place.tag = AnyHashable(tag)
        return place
      })
  }

  /// Sets the color. Has no effect.
  public func tint(_ color: Color?) -> some MapContent { self }
  /// Sets the style. Has no effect.
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  /// Fills an area. Has no effect.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  /// Draws a line. Has no effect.
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent { self }
  /// Draws a line. Has no effect.
  public func stroke<S: ShapeStyle>(_ style: S, style line: StrokeStyle) -> some MapContent { self }
  /// Draws a line. Has no effect.
  public func strokeStyle(style: StrokeStyle) -> some MapContent { self }
  /// Sets whether titles are shown. Has no effect: the list always shows them.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  /// Sets whether subtitles are shown. Has no effect.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// Sets what covers what. Has no effect.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

/// What an overlay covers.
///
/// ```swift
/// circle.mapOverlayLevel(level: .aboveRoads)
/// ```
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}
