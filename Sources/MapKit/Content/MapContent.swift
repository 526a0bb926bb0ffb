import CairnCore
import CairnValues
import CoreLocation
import Foundation

/// A sign or a shape on a map.
public struct _MapPlace {
  /// What marks the place.
  enum Look {
    case balloon(BalloonMark)
    case view(AnyView, UnitPoint)
    case shape(MapShape)
    case user(UnitPoint)
  }

  var look: Look
  var title: Text?
  var coordinate: CLLocationCoordinate2D
  var tag: AnyHashable?
  var tint: AnyShapeStyle?
  var fill: AnyShapeStyle?
  var line: AnyShapeStyle?
  var lineStyle: StrokeStyle?
  var showsTitle = true

  init(
    _ look: Look = .balloon(BalloonMark()), title: Text? = nil, coordinate: CLLocationCoordinate2D,
    tint: AnyShapeStyle? = nil
  ) {
    self.look = look
    self.title = title
    self.coordinate = coordinate
    self.tint = tint
  }
}

/// The content of a marker's balloon.
enum BalloonMark {
  case symbol(String)
  case image(String)
  case letters(Text)
  case view(AnyView)

  init() { self = .symbol("mappin") }
}

/// Something on a map.
///
/// ```swift
/// struct Stop: MapContent {
///   var body: some MapContent { Marker("Stop", coordinate: place) }
/// }
/// ```
@MainActor @preconcurrency
public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency var _places: [_MapPlace] { get }
}

extension MapContent {
  public var _places: [_MapPlace] { body._places }
}

extension Never: MapContent {
  public var _places: [_MapPlace] { [] }
}

extension MapContent where Body == Never {
  /// Never called: content without a body has places.
  public var body: Never { preconditionFailure("\(Self.self) has no body to call.") }
}

/// Several things on a map.
///
/// ```swift
/// MapContentBuilder.buildBlock(Marker("A", coordinate: a), Marker("B", coordinate: b))
/// ```
public struct _MapContents: MapContent {
  public typealias Body = Never
  public let _places: [_MapPlace]
}

/// Builds the content of a map from the statements of a closure.
///
/// ```swift
/// @MapContentBuilder var stops: some MapContent {
///   Marker("Start", coordinate: start)
/// }
/// ```
@MainActor @preconcurrency @resultBuilder
public struct MapContentBuilder {
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _MapContents { _MapContents(_places: []) }
  public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> _MapContents {
    var places: [_MapPlace] = []
    for one in repeat each content { places += one._places }
    return _MapContents(_places: places)
  }
  public static func buildEither<C: MapContent>(first: C) -> _MapContents { _MapContents(_places: first._places) }
  public static func buildEither<C: MapContent>(second: C) -> _MapContents { _MapContents(_places: second._places) }
  public static func buildOptional<C: MapContent>(_ content: C?) -> C? { content }
  public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> _MapContents {
    _MapContents(_places: content._places)
  }
}

nonisolated extension Optional: MapContent where Wrapped: MapContent {
  /// The places of the content, if there is any.
  @MainActor public var body: _MapContents { _MapContents(_places: _places) }
  /// The places of the content, if there is any.
  @MainActor public var _places: [_MapPlace] { self?._places ?? [] }
}

nonisolated extension ForEach: MapContent where Content: MapContent {
  @MainActor public var body: _MapContents { _MapContents(_places: _places) }
  @MainActor public var _places: [_MapPlace] { data.flatMap { content($0)._places } }
}

nonisolated extension ForEach where Content: MapContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Puts something on a map for each element.
  @_disfavoredOverload
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, ids: { $0.id }, contents: content)
  }
}

nonisolated extension ForEach where Content: MapContent {
  /// Puts something on a map for each element, identified by a property.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, ids: { $0[keyPath: id] }, contents: content)
  }
}

nonisolated extension Group: MapContent where Content: MapContent {
  /// Groups map content.
  public init(@MapContentBuilder content: () -> Content) { self.init(contents: content()) }

  @MainActor public var body: _MapContents { _MapContents(_places: content._places) }
  @MainActor public var _places: [_MapPlace] { content._places }
}

/// A sign on a map.
///
/// ```swift
/// Marker("Office", systemImage: "building.2", coordinate: office)
/// ```
public struct Marker: MapContent {
  public typealias Body = Never
  public let _places: [_MapPlace]

  private init(_ mark: BalloonMark = BalloonMark(), title: Text, _ coordinate: CLLocationCoordinate2D) {
    _places = [_MapPlace(.balloon(mark), title: title, coordinate: coordinate)]
  }

  /// Creates an indicator.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(titleKey), coordinate)
  }
  /// Creates an indicator.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(title), coordinate)
  }
  /// Creates a sign with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(.symbol(systemImage), title: Text(titleKey), coordinate)
  }
  /// Creates a sign with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(.symbol(systemImage), title: Text(title), coordinate)
  }
  /// Creates a sign with an image.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(.image(image), title: Text(titleKey), coordinate)
  }
  /// Creates a sign with an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(.image(image), title: Text(title), coordinate)
  }
  /// Creates a sign with letters.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(.letters(monogram), title: Text(titleKey), coordinate)
  }
  /// Creates a sign with letters.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(.letters(monogram), title: Text(title), coordinate)
  }
  /// Creates a sign with a label.
  public init<L: View>(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> L) {
    _places = [_MapPlace(.balloon(.view(AnyView(label()))), coordinate: coordinate)]
  }
  /// Creates a sign for a place.
  public init(item: MKMapItem) {
    self.init(
      title: Text(verbatim: item.name ?? WebMap.text(of: item.placemark.coordinate)), item.placemark.coordinate)
  }
}

/// A view on a map.
///
/// ```swift
/// Annotation("Office", coordinate: office) { OfficeBadge() }
/// ```
public struct Annotation: MapContent {
  public typealias Body = Never
  public let _places: [_MapPlace]

  /// Puts a view on a map.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> V
  ) {
    _places = [_MapPlace(.view(AnyView(content()), anchor), title: Text(titleKey), coordinate: coordinate)]
  }

  /// Puts a view on a map.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> V
  ) {
    _places = [_MapPlace(.view(AnyView(content()), anchor), title: Text(title), coordinate: coordinate)]
  }

  /// Puts a view with a label on a map.
  public init<V: View, L: View>(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> V,
    @ViewBuilder label: () -> L
  ) {
    let view = VStack(spacing: 2) {
      content()
      label()
    }
    _places = [_MapPlace(.view(AnyView(view), anchor), coordinate: coordinate)]
  }
}
