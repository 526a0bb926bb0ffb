import CairnPlatform
import CoreLocation
import Foundation

/// Suggests searches for places while a user types, which needs a service that does not exist here.
///
/// ```swift
/// completer.queryFragment = text
/// ```
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
  /// The kinds of suggestions.
  ///
  /// ```swift
  /// completer.resultTypes = [.address, .pointOfInterest]
  /// ```
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }

  /// The object to notify of suggestions. It learns of a failure for each text.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The kinds of suggestions.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The region to search.
  open var region = MKCoordinateRegion()
  /// The suggestions. There are none.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether suggestions are on their way. Always false.
  open var isSearching: Bool { false }

  /// The typed text. Setting it fails.
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      MissingFramework.reportCall(
        "MKLocalSearchCompleter", from: "MapKit",
        outcome: "It has no suggestions. Ask a web service through URLSession.")
      delegate?.completer(self, didFailWithError: MKError(.serverFailure))
    }
  }

  /// Creates a completer.
  public override init() { super.init() }
  /// Stops searching. Has no effect.
  open func cancel() {}
}

/// A suggested search. None is ever made.
///
/// ```swift
/// Text(completion.title)
/// ```
@preconcurrency @MainActor
open class MKLocalSearchCompletion: NSObject {
  /// The first line.
  public var title: String { "" }
  /// The second line.
  public var subtitle: String { "" }
  private init?(nothing: Never) {}
}

/// Receives suggestions. None come, so only its method about failures is called.
///
/// ```swift
/// func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) { results = completer.results }
/// ```
@MainActor @preconcurrency
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

extension MKLocalSearch.Request {
  /// Creates a request from a suggestion.
  public convenience init(completion: MKLocalSearchCompletion) {
    self.init()
    naturalLanguageQuery = completion.title
  }
}

/// A line on UIKit's map.
///
/// ```swift
/// MKPolyline(coordinates: track, count: track.count)
/// ```
open class MKPolyline: NSObject, @unchecked Sendable {
  // Sendable: its field is a constant.
  /// The places on the line.
  public let coordinates: [CLLocationCoordinate2D]

  /// Creates a line through the first places of a list.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.coordinates = Array(coordinates.prefix(max(count, 0)))
    super.init()
  }

  /// The number of places.
  public var pointCount: Int { coordinates.count }
}

extension MKRoute {
  /// The line of the way.
  public var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
}

extension MapPolyline {
  /// Creates a line.
  public init(_ polyline: MKPolyline) { self.init(coordinates: polyline.coordinates) }
}
