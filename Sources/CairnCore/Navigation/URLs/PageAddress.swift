import CairnNavigation
import Foundation

/// A part of a URL: segments of its path, and items of its query, decoded.
package struct PageAddress: Hashable, Sendable {
  package var segments: [String]
  package var query: [String: String]

  package init(segments: [String] = [], query: [String: String] = [:]) {
    self.segments = segments
    self.query = query
  }

  /// Reads a URL. With an app's own scheme, the host is the first segment.
  package init(_ url: URL) {
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let isWeb = ["http", "https", nil].contains(url.scheme?.lowercased())
    let host = isWeb ? nil : url.host(percentEncoded: false)
    // `pathComponents` does not tell an encoded slash from a separator.
    let path = parts?.percentEncodedPath.split(separator: "/") ?? []
    segments = [host].compactMap { $0 }.filter { !$0.isEmpty } + path.map { $0.removingPercentEncoding ?? String($0) }
    query = [:]
    for item in parts?.queryItems ?? [] where query[item.name] == nil { query[item.name] = item.value ?? "" }
  }

  /// Whether another address has all items of this one's query.
  package func hasQuery(within other: [String: String]) -> Bool { query.allSatisfy { other[$0.key] == $0.value } }
}

/// How a URL names one page above another.
package enum PageStep: Hashable, Sendable {
  /// As one of the app's patterns says.
  case address(PageAddress)
  /// By the address that one of the app's routes gives it, whatever is below.
  case wholeAddress(PageAddress)
  /// By the element of the path itself.
  case element(EncodedElement)
}
