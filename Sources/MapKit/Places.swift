import CairnCore
import CairnKits
import CairnPlatform
import CoreLocation
import Foundation

/// A place with an address.
///
/// ```swift
/// MKPlacemark(coordinate: berlin)
/// ```
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  // Sendable: nothing in it changes.
  /// The place.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a place without an address.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), name: nil)
  }

  /// The name of the place. There is none.
  public var title: String? { name }
}

/// A place that apps pass on.
///
/// ```swift
/// let item = MKMapItem(placemark: MKPlacemark(coordinate: berlin))
/// item.openInMaps()
/// ```
@preconcurrency @MainActor
open class MKMapItem: NSObject {
  /// The place.
  public let placemark: MKPlacemark
  /// The name.
  open var name: String?
  /// The telephone number.
  open var phoneNumber: String?
  /// The website.
  open var url: URL?

  /// Creates an item.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }

  /// Opens the place in a map on the web.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    UIApplication.shared.open(WebMap.url(of: placemark.coordinate))
    return true
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// The map on the web that shows places in place of Apple's.
enum WebMap {
  static func url(of coordinate: CLLocationCoordinate2D) -> URL {
    let (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
    let address = "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)#map=15/\(latitude)/\(longitude)"
    return URL(string: address) ?? URL(filePath: "/")
  }

  /// A coordinate as it is written, such as "52.5200° N, 13.4050° E".
  static func text(of coordinate: CLLocationCoordinate2D) -> String {
    func degrees(_ value: Double, _ positive: String, _ negative: String) -> String {
      String(format: "%.4f° %@", abs(value), value < 0 ? negative : positive)
    }
    return degrees(coordinate.latitude, "N", "S") + ", " + degrees(coordinate.longitude, "E", "W")
  }
}

/// Why MapKit has no answer.
///
/// ```swift
/// catch let error as MKError where error.code == .serverFailure {}
/// ```
public struct MKError: LocalizedError, Hashable, Sendable {
  /// The reason.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
  }
  /// The reason.
  public let code: Code
  /// Creates an error for a reason.
  public init(_ code: Code) { self.code = code }
  /// A message for users.
  public var errorDescription: String? { "Maps are not available on this system." }
}

/// Searches for places, which needs a service that does not exist here.
///
/// ```swift
/// let response = try await MKLocalSearch(request: request).start()
/// ```
@preconcurrency @MainActor
open class MKLocalSearch {
  /// The search terms.
  ///
  /// ```swift
  /// request.naturalLanguageQuery = "Coffee"
  /// ```
  @preconcurrency @MainActor
  open class Request {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where to search.
    open var region = MKCoordinateRegion()
    /// Creates an empty request.
    public init() {}
  }

  /// The results.
  @preconcurrency @MainActor
  open class Response {
    /// The places.
    public var mapItems: [MKMapItem] { [] }
    private init?(nothing: Never) {}
  }

  /// Creates a search.
  public init(request: Request) {}

  /// Starts the search. Fails.
  open func start() async throws -> Response { throw failure }

  /// Starts the search. Fails.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) { completionHandler(nil, failure) }

  private var failure: MKError {
    MissingFramework.reportCall(
      "MKLocalSearch.start()", from: "MapKit", outcome: "It throws MKError. Ask a web service through URLSession.")
    return MKError(.serverFailure)
  }
}

/// Finds ways, which needs a service that does not exist here.
///
/// ```swift
/// let response = try await MKDirections(request: request).calculate()
/// ```
@preconcurrency @MainActor
open class MKDirections {
  /// The start and the end.
  ///
  /// ```swift
  /// request.source = MKMapItem(placemark: home)
  /// ```
  @preconcurrency @MainActor
  open class Request {
    /// The start.
    open var source: MKMapItem?
    /// The end.
    open var destination: MKMapItem?
    /// Creates an empty request.
    public init() {}
  }

  /// The results.
  @preconcurrency @MainActor
  open class Response {
    /// The ways.
    public var routes: [MKRoute] { [] }
    private init?(nothing: Never) {}
  }

  /// Creates a calculation.
  public init(request: Request) {}

  /// Starts the calculation. Fails.
  open func calculate() async throws -> Response {
    MissingFramework.reportCall(
      "MKDirections.calculate()", from: "MapKit", outcome: "It throws MKError. Ask a web service through URLSession.")
    throw MKError(.directionsNotFound)
  }
}

/// A way between two places. None is ever made.
///
/// ```swift
/// MapPolyline(route.polyline)
/// ```
@preconcurrency @MainActor
open class MKRoute {
  private init?(nothing: Never) {}
  /// The name.
  public var name: String { "" }
  /// The length in meters.
  public var distance: CLLocationDistance { 0 }
  /// The duration.
  public var expectedTravelTime: TimeInterval { 0 }
}
