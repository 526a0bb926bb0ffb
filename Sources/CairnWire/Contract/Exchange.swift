/// One request and its response.
@MainActor
package final class Exchange {
  package let request: HTTPRequest
  /// Called once if the client goes before it has the whole response.
  package var cancelled: (() -> Void)?
  private weak var link: (any ExchangeLink)?
  private var isAnswered = false

  package init(_ request: HTTPRequest, link: any ExchangeLink) {
    self.request = request
    self.link = link
  }

  /// A service that drops an exchange would leave its client waiting.
  isolated deinit {
    if !isAnswered { link?.abandon() }
  }

  /// Whether there is still somebody to answer.
  package var isOpen: Bool { link != nil && !isAnswered }

  /// Sends the response. Only the first response of an exchange counts.
  package func respond(_ response: HTTPResponse) {
    guard let link = taken() else { return }
    link.respond(response)
  }

  /// Sends a response whose body is read from a source while the client takes it. Without a length, the body is sent in
  /// chunks.
  package func stream(_ response: HTTPResponse, length: Int?, from source: any BodySource) {
    guard let link = taken() else { return source.cancel() }
    link.stream(response, length: length, from: source, on: self)
  }

  /// Reads from the source again after it has answered `.later`.
  package func resume() { link?.resume() }

  private func taken() -> (any ExchangeLink)? {
    guard !isAnswered else { return nil }
    isAnswered = true
    return link
  }

  /// The transport has lost the client.
  package func clientLeft() {
    isAnswered = true
    link = nil
    let cancelled = cancelled
    self.cancelled = nil
    cancelled?()
  }
}

/// What a transport does for an exchange.
@MainActor
package protocol ExchangeLink: AnyObject {
  func respond(_ response: HTTPResponse)
  func stream(_ response: HTTPResponse, length: Int?, from source: any BodySource, on exchange: Exchange)
  func resume()
  /// The service has let go of the exchange without an answer.
  func abandon()
}
