import CairnCore
import Foundation

/// A type whose values are pages with URLs. `@Routes` makes an enum conform.
///
/// ```swift
/// if let page = Page(url) { path.append(page) }
/// ShareLink(item: page.url(relativeTo: site)!)
/// path = Page.path(to: url)                      // with the pages that belong below
/// ```
public protocol Routable: Hashable {
  /// Returns the value that an address means. Written by `@Routes`.
  static func _route(_ address: RouteAddress) -> Self?
  /// The address of the value. Written by `@Routes`.
  var _routeAddress: RouteAddress? { get }
  /// The address of the page directly below. Written by `@Routes`.
  var _routeBelow: RouteAddress? { get }
  /// The pages that can be listed without knowing any value. Written by `@Routes`.
  static var _routesToList: [Self] { get }
}

extension Routable {
  /// Creates the page that a URL means, or `nil` if no route fits. The host is ignored, except that it is the first part of
  /// the path with an app's own scheme.
  ///
  /// ```swift
  /// Page(URL(string: "https://example.org/issues/12")!)      // .issue(number: 12)
  /// Page(URL(string: "issues://issues/12")!)                 // the same
  /// ```
  public init?(_ url: URL) {
    guard let page = Self.page(at: RouteAddress(url)) else { return nil }
    self = page
  }

  /// Returns the path to a URL: the pages that belong below, and the page. Empty if no route fits.
  ///
  /// ```swift
  /// Page.path(to: URL(string: "/issues/12")!)                // [.list, .issue(number: 12)]
  /// ```
  public static func path(to url: URL) -> [Self] { path(to: RouteAddress(url)) }

  static func path(to address: RouteAddress) -> [Self] { page(at: address).map { $0.parents + [$0] } ?? [] }

  /// The URL of the page without scheme and host, such as `/issues/12`. It is `nil` for a case without a route, and for
  /// values that could not be read again: an empty text in the path, `.` or `..`.
  public var url: URL? { address?.url }

  /// Returns the URL of the page with the scheme and the host of another.
  ///
  /// ```swift
  /// page.url(relativeTo: URL(string: "https://example.org")!)    // https://example.org/issues/12
  /// page.url(relativeTo: URL(string: "issues://")!)              // issues://issues/12
  /// ```
  public func url(relativeTo base: URL) -> URL? { address?.url(relativeTo: base) }

  /// The pages that belong below, the lowest first: those whose routes are the start of this one's, or those under which
  /// its route was put.
  ///
  /// ```swift
  /// Page.edit(number: 12).parents                            // [.list, .issue(number: 12)]
  /// ```
  public var parents: [Self] {
    var pages: [Self] = []
    var next = _routeBelow
    while let address = next, let page = Self.page(at: address), page != self, !pages.contains(page) {
      pages.append(page)
      next = page._routeBelow
    }
    return pages.reversed()
  }

  /// The address, if it leads back to this value.
  var address: RouteAddress? {
    guard let address = _routeAddress, Self.page(at: address) == self else { return nil }
    return address
  }

  static func page(at address: RouteAddress) -> Self? { address.isReadable ? _route(address) : nil }
}
