import CairnKits
import CairnValues
import CoreLocation
import Foundation

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

/// UIKit's map, which is never shown. Use `Map`, whose placeholder lists the places.
///
/// ```swift
/// func makeUIView(context: Context) -> MKMapView { MKMapView() }
/// ```
open class MKMapView: UIView {
  open override class var _missingFramework: String? { "MapKit" }

  /// The object to notify of changes. It is never notified.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The visible region.
  open var region = MKCoordinateRegion()
  /// Whether the user's place is shown.
  open var showsUserLocation = false
  /// The look.
  open var mapType = MKMapType.standard
  /// The places on the map.
  open private(set) var annotations: [any MKAnnotation] = []

  private var looks: [String: MKAnnotationView.Type] = [:]

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
  /// Returns a look to use again. There is none, as no look is shown.
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
  }
  /// Selects a place. Has no effect.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  /// No longer selects a place. Has no effect.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}

  /// Shows a region.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Adds a place.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds places.
  open func addAnnotations(_ more: [any MKAnnotation]) { annotations += more }
  /// Removes a place.
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  /// Removes places.
  open func removeAnnotations(_ others: [any MKAnnotation]) { others.forEach(removeAnnotation) }
}

/// The look of UIKit's map.
///
/// ```swift
/// map.mapType = .satellite
/// ```
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Follows UIKit's map. None of its methods is called.
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
