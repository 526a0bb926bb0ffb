import CairnHashes

/// The opening handshake of a WebSocket.
package enum Handshake {
  private static let magic = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

  /// The value that proves that the server has read the key.
  package static func answer(to key: String) -> String { Base64.encode(SHA1.hash(Array((key + magic).utf8))) }

  /// Returns the error response to an invalid handshake, or `nil` if it is valid.
  static func refusal(of head: RequestHead) -> HTTPResponse? {
    guard head.method == .get, head.framing == .none else { return HTTPResponse(plain: .badRequest) }
    guard head.headers["sec-websocket-version"] == "13" else {
      var response = HTTPResponse(plain: .upgradeRequired)
      response.headers["sec-websocket-version"] = "13"
      return response
    }
    guard let key = head.headers["sec-websocket-key"], Base64.count(of: key) == 16 else {
      return HTTPResponse(plain: .badRequest)
    }
    guard offers(of: head) != nil else { return HTTPResponse(plain: .badRequest) }
    return nil
  }

  /// Returns the extensions that a client offers, or `nil` if the header is malformed.
  static func offers(of head: RequestHead) -> [SocketExtension]? {
    guard let text = head.headers["sec-websocket-extensions"] else { return [] }
    return SocketExtension.list(text)
  }
}
