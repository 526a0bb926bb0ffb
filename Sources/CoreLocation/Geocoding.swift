import CairnPlatform
import Foundation

/// Why there is no location.
///
/// ```swift
/// if let error = error as? CLError, error.code == .denied { showField() }
/// ```
public struct CLError: LocalizedError, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult, geocodeCanceled
  }

  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult

  /// The reason.
  public let code: Code
  /// Creates an error for a reason.
  public init(_ code: Code) { self.code = code }

  /// A message for users.
  public var errorDescription: String? {
    switch code {
    case .denied: "The location is not available on this system."
    case .geocodeFoundNoResult: "Addresses cannot be looked up on this system."
    default: "The location is not known."
    }
  }
}

/// Finds places by addresses, and addresses by places. Both need a service that does not exist here.
///
/// ```swift
/// let places = try await CLGeocoder().geocodeAddressString("Berlin")
/// ```
open class CLGeocoder: NSObject {
  /// Receives the places that were found, or an error.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// Creates a geocoder.
  public override init() { super.init() }
  /// Whether a search is running. Always false.
  open var isGeocoding: Bool { false }
  /// Stops a search. Has no effect.
  open func cancelGeocode() {}

  /// Finds places by an address. Fails.
  nonisolated(nonsending) open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    throw failure("geocodeAddressString(_:)")
  }

  /// Finds places by an address. Fails.
  open func geocodeAddressString(_ address: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    completionHandler(nil, failure("geocodeAddressString(_:)"))
  }

  /// Finds the address of a place. Fails.
  nonisolated(nonsending) open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw failure("reverseGeocodeLocation(_:)")
  }

  /// Finds the address of a place. Fails.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    completionHandler(nil, failure("reverseGeocodeLocation(_:)"))
  }

  private func failure(_ name: String) -> CLError {
    MissingFramework.reportCall(
      "CLGeocoder.\(name)", from: "CoreLocation", outcome: "It throws CLError. Ask a web service through URLSession.")
    return CLError(.geocodeFoundNoResult)
  }
}
