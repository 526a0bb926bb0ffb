/// One request and its response.
@MainActor
package final class Exchange {
  package let request: HTTPRequest
  /// Called once if the client leaves before it has received the whole response.
  package var cancelled: (() -> Void)?
  private weak var link: (any ExchangeLink)?
  private var isAnswered = false

  package init(_ request: HTTPRequest, link: any ExchangeLink) {
    self.request = request
    self.link = link
  }

  /// If a service drops an exchange without answering, the client gets an error instead of waiting.
  isolated deinit {
    if !isAnswered { link?.abandon() }
  }

  /// Whether the client still waits for an answer.
  package var isOpen: Bool { link != nil && !isAnswered }

  /// Sends the response. Only the first response of an exchange counts.
  package func respond(_ response: HTTPResponse) {
    guard let link = taken() else { return }
    link.respond(response)
  }

  /// Sends a response whose body is read from a source at the client's pace. Without a length, the body is sent in
  /// chunks.
  package func stream(_ response: HTTPResponse, length: Int?, from source: any BodySource) {
    guard let link = taken() else { return source.cancel() }
    link.stream(response, length: length, from: source, on: self)
  }

  /// Reads from the source again after it has returned `.later`.
  package func resume() { link?.resume() }

  private func taken() -> (any ExchangeLink)? {
    guard !isAnswered else { return nil }
    isAnswered = true
    return link
  }

  /// Called by the transport when the client has left.
  package func clientLeft() {
    isAnswered = true
    link = nil
    let cancelled = cancelled
    self.cancelled = nil
    cancelled?()
  }
}

/// A transport's side of an exchange.
@MainActor
package protocol ExchangeLink: AnyObject {
  func respond(_ response: HTTPResponse)
  func stream(_ response: HTTPResponse, length: Int?, from source: any BodySource, on exchange: Exchange)
  func resume()
  /// The service has released the exchange without an answer.
  func abandon()
}
