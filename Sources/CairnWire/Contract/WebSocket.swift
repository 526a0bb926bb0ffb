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

  /// Starts the closing handshake. No more messages are received, and the delegate's `closed` is called at the end.
  package func close(_ code: CloseCode = .normal, reason: String = "") { link?.close(code, reason: reason) }

  /// The bytes that the client has not received yet. Check this before sending much.
  package var bufferedBytes: Int { link?.bufferedBytes ?? 0 }

  package var isOpen: Bool { link?.isOpen ?? false }
}

/// Receives the events of a WebSocket.
@MainActor
package protocol SocketDelegate: AnyObject {
  /// How long a client may stay without sending its first message; `nil` is forever.
  var patience: Duration? { get }
  func opened(_ socket: WebSocket)
  func received(_ text: String, on socket: WebSocket)
  func received(_ bytes: [UInt8], on socket: WebSocket)
  /// Called once, whichever side closes. `.abnormal` means that the connection ended without a close frame.
  func closed(_ socket: WebSocket, code: CloseCode, reason: String)
}

extension SocketDelegate {
  package var patience: Duration? { nil }

  package func opened(_ socket: WebSocket) {}

  /// The default for services that use only text: refuses binary messages.
  package func received(_ bytes: [UInt8], on socket: WebSocket) { socket.close(.unsupportedData) }
}

/// A transport's side of a WebSocket.
@MainActor
package protocol SocketLink: AnyObject {
  func send(text: String)
  func send(bytes: [UInt8])
  func close(_ code: CloseCode, reason: String)
  var bufferedBytes: Int { get }
  var isOpen: Bool { get }
}
