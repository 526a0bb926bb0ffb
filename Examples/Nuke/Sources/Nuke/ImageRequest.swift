import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request for an image.
///
/// ```swift
/// ImageRequest(url: photo.url, priority: .high)
/// ```
public struct ImageRequest: Hashable, Sendable, ExpressibleByStringLiteral {
  /// How urgent a request is. Stored without effect.
  public enum Priority: Int, Comparable, Sendable {
    case veryLow, low, normal, high, veryHigh

    public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
  }

  /// The request for the server, if there is an address.
  public let urlRequest: URLRequest?
  /// How urgent the request is.
  public var priority: Priority

  /// Creates a request.
  public init(url: URL?, priority: Priority = .normal) {
    urlRequest = url.map { URLRequest(url: $0) }
    self.priority = priority
  }

  /// Creates a request with headers.
  public init(urlRequest: URLRequest, priority: Priority = .normal) {
    self.urlRequest = urlRequest
    self.priority = priority
  }

  /// Creates a request for an address.
  public init(stringLiteral value: String) { self.init(url: URL(string: value)) }

  /// The address.
  public var url: URL? { urlRequest?.url }
}
