import CairnPlatform
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
  public var annotation: (any MKAnnotation)?
  /// The image.
  open var image: UIImage?
  /// Whether a bubble can be shown.
  open var canShowCallout = false

  /// Creates a look.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    super.init(frame: .zero)
  }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }
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
