import CairnCore
import CairnKits
import CairnValues
import CoreLocation
import Foundation
import Observation

/// Something that UIKit's map shows.
///
/// ```swift
/// class Shop: NSObject, MKAnnotation { let coordinate: CLLocationCoordinate2D }
/// ```
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title.
  var title: String? { get }
  /// The second line.
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A place on UIKit's map.
///
/// ```swift
/// let pin = MKPointAnnotation()
/// pin.coordinate = berlin
/// ```
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
  /// Creates a place.
  public override init() { super.init() }
}

/// The look of a place on UIKit's map.
///
/// ```swift
/// MKAnnotationView(annotation: annotation, reuseIdentifier: "pin")
/// ```
open class MKAnnotationView: UIView {
  open override class var _missingFramework: String? { "MapKit" }

  /// The place.
  open var annotation: (any MKAnnotation)?
  /// The image.
  open var image: UIImage?
  /// Whether a bubble can be shown.
  open var canShowCallout = false

  /// The name under which the look is used again.
  public let reuseIdentifier: String?
  /// Whether the user can move it.
  open var isDraggable = false
  /// The view at the end of the bubble.
  open var rightCalloutAccessoryView: UIView?
  /// The view at the start of the bubble.
  open var leftCalloutAccessoryView: UIView?
  /// Where the image is, from the place.
  open var centerOffset = CGPoint.zero
  /// The name of the group that it joins where there are many.
  open var clusteringIdentifier: String?

  /// Creates a look.
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }
}

/// A pin on UIKit's map.
///
/// ```swift
/// MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
/// ```
open class MKPinAnnotationView: MKAnnotationView {
  /// The color.
  open var pinTintColor: UIColor!
  /// Whether the pin falls onto the map.
  open var animatesDrop = false
}

/// A balloon on UIKit's map.
///
/// ```swift
/// MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "shop")
/// ```
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color.
  open var markerTintColor: UIColor?
  /// The color of the sign.
  open var glyphTintColor: UIColor?
  /// The text in the balloon.
  open var glyphText: String?
  /// The picture in the balloon.
  open var glyphImage: UIImage?
}

/// UIKit's map, which shows what `Map` shows.
///
/// ```swift
/// func makeUIView(context: Context) -> MKMapView { MKMapView() }
/// ```
open class MKMapView: UIView {
  open override class var _missingFramework: String? { nil }
  open override var _hostedView: AnyView? { AnyView(MapViewContent(map: self, state: state)) }

  /// What the map shows, apart from the object, which is no observable.
  @Observable
  fileprivate final class State {
    var region = MKCoordinateRegion()
    var hasRegion = false
    var showsUser = false
    var mapType = MKMapType.standard
    var annotations: [any MKAnnotation] = []
    var selected: ObjectIdentifier?
  }

  fileprivate let state = State()
  private var looks: [String: MKAnnotationView.Type] = [:]
  fileprivate var shownLooks: [ObjectIdentifier: MKAnnotationView] = [:]

  /// The object to notify of changes.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The visible region.
  open var region: MKCoordinateRegion {
    get { state.region }
    set {
      state.region = newValue
      state.hasRegion = true
    }
  }
  /// Whether the user's place is shown, if the app may know it.
  open var showsUserLocation: Bool {
    get { state.showsUser }
    set { state.showsUser = newValue }
  }
  /// The look. Pictures from above are shown if the app has a source of them, as ``MapTileSource/imagery``.
  open var mapType: MKMapType {
    get { state.mapType }
    set { state.mapType = newValue }
  }
  /// The places on the map.
  open var annotations: [any MKAnnotation] { state.annotations }

  /// The middle of the visible region.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// Moves the middle of the visible region.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  /// Sets the type of a look.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    looks[identifier] = viewClass as? MKAnnotationView.Type
  }
  /// Returns a look to use again. There is none, as each place keeps its look.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  /// Returns a look of the registered type.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let look = looks[identifier] ?? MKMarkerAnnotationView.self
    return look.init(annotation: annotation, reuseIdentifier: identifier)
  }
  /// Shows all places.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    state.hasRegion = false
  }
  /// Selects a place.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    state.selected = ObjectIdentifier(annotation)
  }
  /// No longer selects a place.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    if let annotation, state.selected == ObjectIdentifier(annotation) { state.selected = nil }
  }

  /// Shows a region.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Adds a place.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Adds places.
  open func addAnnotations(_ more: [any MKAnnotation]) { state.annotations += more }
  /// Removes a place.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// Removes places.
  open func removeAnnotations(_ others: [any MKAnnotation]) {
    let removed = Set(others.map { ObjectIdentifier($0) })
    state.annotations.removeAll { removed.contains(ObjectIdentifier($0)) }
    for one in removed { shownLooks[one] = nil }
  }

  /// The look that the delegate has chosen for a place.
  fileprivate func look(of annotation: any MKAnnotation) -> MKAnnotationView {
    let id = ObjectIdentifier(annotation)
    if let known = shownLooks[id] { return known }
    let look =
      delegate?.mapView(self, viewFor: annotation)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    shownLooks[id] = look
    return look
  }
}

/// UIKit's map as `Map` shows it.
private struct MapViewContent: View {
  let map: MKMapView
  let state: MKMapView.State

  var body: some View {
    MapBody(settings: settings, places: places)
      .mapStyle(state.mapType.showsImagery ? .imagery : .standard)
      .onMapCameraChange(frequency: .continuous) { map.delegate?.mapViewDidChangeVisibleRegion(map) }
      .onMapCameraChange { context in
        state.region = context.region
        map.delegate?.mapView(map, regionDidChangeAnimated: false)
      }
  }

  private var settings: MapSettings {
    let selection = MapSelection {
      state.selected.map { AnyHashable($0) }
    } set: { tag in
      state.selected = tag?.base as? ObjectIdentifier
      let chosen = state.annotations.first { ObjectIdentifier($0) == state.selected }
      if let chosen { map.delegate?.mapView(map, didSelect: map.look(of: chosen)) }
    }
    let region = Binding {
      state.region
    } set: {
      state.region = $0
      state.hasRegion = true
    }
    return MapSettings(
      state.hasRegion ? .region(region, follows: nil) : .initial(.automatic), modes: .all, selection: selection)
  }

  private var places: [_MapPlace] {
    let places = state.annotations.map { annotation in
      let look = map.look(of: annotation)
      var place = _MapPlace(coordinate: annotation.coordinate)
      if let title = annotation.title { place.title = Text(verbatim: title) }
      place.tag = AnyHashable(ObjectIdentifier(annotation))
      if let marker = look as? MKMarkerAnnotationView {
        if let tint = marker.markerTintColor { place.tint = AnyShapeStyle(Color(uiColor: tint)) }
        if let image = marker.glyphImage { place.look = .balloon(.view(AnyView(Image(uiImage: image)))) }
        if let text = marker.glyphText { place.look = .balloon(.letters(Text(verbatim: text))) }
      } else if let image = look.image {
        let offset = look.centerOffset
        place.look = .view(AnyView(Image(uiImage: image).offset(x: offset.x, y: offset.y)), .center)
      } else if let pin = (look as? MKPinAnnotationView)?.pinTintColor {
        place.tint = AnyShapeStyle(Color(uiColor: pin))
      }
      return place
    }
    return places + (state.showsUser ? UserAnnotation()._places : [])
  }
}

extension MKMapType {
  fileprivate var showsImagery: Bool { self != .standard && self != .mutedStandard }
}

/// The look of UIKit's map.
///
/// ```swift
/// map.mapType = .satellite
/// ```
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Follows UIKit's map.
///
/// ```swift
/// func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { save(mapView.region) }
/// ```
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
}
