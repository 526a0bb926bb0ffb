import Foundation
import FoundationNetworking

/// Answers requests in place of a server, in tests.
package protocol StandInServer: AnyObject, Sendable {
  func answers(_ url: URL) -> Bool
  /// Answers a request by the time of a host's clock, or the machine's for `nil`.
  func answer(_ request: URLRequest, body: Data?, by clock: VirtualClock?) async throws -> (Data, HTTPURLResponse)
}

extension VirtualClock {
  /// Returns the answer of a server of the running test, or `nil` if there is no server for the request.
  package static func answer(to request: URLRequest, body: Data? = nil) async throws -> (Data, HTTPURLResponse)? {
    guard let clock = current, let url = request.url, let server = clock.outside.server(for: url) else { return nil }
    return try await server.answer(request, body: body ?? request.httpBody, by: clock)
  }
}
