/// A request.
package struct HTTPRequest: Sendable, Equatable {
  package var method: HTTPMethod
  /// The target as it was sent, with path and query, or `*`.
  package var target: String
  /// The path, percent-encoded. Decode it with `PercentCoding` after splitting it.
  package var path: String
  /// The part after the question mark, percent-encoded.
  package var query: String?
  /// The host and port, as sent by the client.
  package var host: String
  package var headers: HTTPHeaders
  package var body: [UInt8]
  package var peer: Peer

  package init(
    _ method: HTTPMethod = .get, _ target: String = "/", host: String = "localhost", headers: HTTPHeaders = [:],
    body: [UInt8] = [], peer: Peer = .local
  ) {
    self.method = method
    self.target = target
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = parts.count > 1 ? String(parts[1]) : nil
    self.host = host
    self.headers = headers
    self.body = body
    self.peer = peer
  }
}
