/// An open WebSocket.
@MainActor
package final class WebSocket {
  package let request: HTTPRequest
  private weak var link: (any SocketLink)?

  package init(_ request: HTTPRequest, link: any SocketLink) {
    self.request = request
    self.link = link
  }

  package func send(_ text: String) { link?.send(text: text) }
  package func send(_ bytes: [UInt8]) { link?.send(bytes: bytes) }

  /// Starts the closing handshake. Nothing more is received, and the delegate's `closed` follows.
  package func close(_ code: CloseCode = .normal, reason: String = "") { link?.close(code, reason: reason) }

  /// The bytes that the client has not taken yet. A service that sends much looks here first.
  package var bufferedBytes: Int { link?.bufferedBytes ?? 0 }

  package var isOpen: Bool { link?.isOpen ?? false }
}

/// Receives what happens on a WebSocket.
@MainActor
package protocol SocketDelegate: AnyObject {
  func opened(_ socket: WebSocket)
  func received(_ text: String, on socket: WebSocket)
  func received(_ bytes: [UInt8], on socket: WebSocket)
  /// Called once, whoever closes. `.abnormal` means that the connection ended without a close frame.
  func closed(_ socket: WebSocket, code: CloseCode, reason: String)
}

extension SocketDelegate {
  package func opened(_ socket: WebSocket) {}

  /// A service that speaks text only refuses bytes.
  package func received(_ bytes: [UInt8], on socket: WebSocket) { socket.close(.unsupportedData) }
}

/// What a transport does for a WebSocket.
@MainActor
package protocol SocketLink: AnyObject {
  func send(text: String)
  func send(bytes: [UInt8])
  func close(_ code: CloseCode, reason: String)
  var bufferedBytes: Int { get }
  var isOpen: Bool { get }
}
