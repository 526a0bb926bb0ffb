/// A validated request line and headers.
package struct RequestHead: Sendable, Equatable {
  /// How the end of the body is determined.
  package enum Framing: Sendable, Equatable {
    case none
    case length(Int)
    case chunks
  }

  package var method: HTTPMethod
  package var target: Target
  /// The last digit of the version: 1.0 or 1.1.
  package var minorVersion: Int
  package var headers: HTTPHeaders
  package var host: String
  package var framing: Framing
  package var keepsAlive: Bool
  package var expectsContinue: Bool

  package struct Target: Sendable, Equatable {
    package var text: String
    package var path: String
    package var query: String?
    /// The host of an absolute target, in lower case.
    package var authority: String?
  }

  /// Whether the client requests a WebSocket.
  package var wantsWebSocket: Bool {
    minorVersion == 1 && headers.contains("upgrade", in: "connection") && headers.contains("websocket", in: "upgrade")
  }

  package func request(body: [UInt8] = [], peer: Peer) -> HTTPRequest {
    var request = HTTPRequest(method, target.text, host: host, headers: headers, body: body, peer: peer)
    request.path = target.path
    request.query = target.query
    return request
  }
}
