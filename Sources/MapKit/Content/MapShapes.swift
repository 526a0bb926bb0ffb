import CairnCore
import CairnValues
import CoreLocation
import Foundation

/// A line on a map.
///
/// ```swift
/// MapPolyline(coordinates: track).stroke(.blue, lineWidth: 4)
/// ```
public struct MapPolyline: MapContent {
  public typealias Body = Never
  public let _places: [_MapPlace]
  /// Creates a line through places.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    let places = coordinates.filter(\.isOnEarth)
    _places = MapShape.places(contourStyle == .geodesic ? GreatCircle.line(through: places) : places, isArea: false)
  }
  /// Creates a line through points.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
  }
  /// Creates the line of a way.
  @MainActor public init(_ route: MKRoute) { self.init(route.polyline) }

  /// How a line runs between its places.
  ///
  /// ```swift
  /// MapPolyline(coordinates: flight, contourStyle: .geodesic)
  /// ```
  public enum ContourStyle: Sendable {
    case straight, geodesic
  }
}

/// An area on a map.
///
/// ```swift
/// MapPolygon(coordinates: border).foregroundStyle(.green.opacity(0.3))
/// ```
public struct MapPolygon: MapContent {
  public typealias Body = Never
  public let _places: [_MapPlace]
  /// Creates an area.
  public init(coordinates: [CLLocationCoordinate2D]) {
    _places = MapShape.places(coordinates.filter(\.isOnEarth), isArea: true)
  }
  /// Creates an area.
  public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }
}

/// A circle on a map.
///
/// ```swift
/// MapCircle(center: home, radius: 500)
/// ```
public struct MapCircle: MapContent {
  public typealias Body = Never
  public let _places: [_MapPlace]
  /// Creates a circle with a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    guard center.isOnEarth, radius > 0, radius.isFinite else {
      _places = []
      return
    }
    let count = 96
    _places = MapShape.places(
      (0..<count).map { center.moved(by: radius, towards: Double($0) / Double(count) * 2 * .pi) }, isArea: true)
  }
}

/// The user's place on a map, if the app may know it.
///
/// ```swift
/// Map { UserAnnotation() }
/// ```
public struct UserAnnotation: MapContent {
  public typealias Body = Never
  public let _places: [_MapPlace]
  /// Creates a sign for the user's place.
  public init(anchor: UnitPoint = .center) {
    _places = [_MapPlace(.user(anchor), coordinate: kCLLocationCoordinate2DInvalid)]
  }
}

extension MapContent {
  private func changed(_ change: (inout _MapPlace) -> Void) -> _MapContents {
    _MapContents(
      _places: _places.map {
        var place = $0
        change(&place)
        return place
      })
  }

  /// Identifies the content for selection.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { $0.tag = AnyHashable(tag) } }
  /// Sets the color of markers.
  public func tint(_ color: Color?) -> some MapContent { changed { $0.tint = color.map { AnyShapeStyle($0) } } }
  /// Sets the style of markers.
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { changed { $0.tint = AnyShapeStyle(style) } }
  /// Fills an area.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    changed { $0.fill = AnyShapeStyle(style) }
  }
  /// Draws a line, or the edge of an area.
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws a line, or the edge of an area.
  public func stroke<S: ShapeStyle>(_ style: S, style line: StrokeStyle) -> some MapContent {
    changed {
      $0.line = AnyShapeStyle(style)
      $0.lineStyle = line
    }
  }
  /// Sets how a line is drawn.
  public func strokeStyle(style: StrokeStyle) -> some MapContent { changed { $0.lineStyle = style } }
  /// Sets whether titles are shown. Screen readers read them all the same.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changed { $0.showsTitle = visibility != .hidden }
  }
  /// Sets whether subtitles are shown. Has no effect, as signs have no subtitles here.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// Sets what covers what. Has no effect: shapes cover roads and names, and signs cover shapes.
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
