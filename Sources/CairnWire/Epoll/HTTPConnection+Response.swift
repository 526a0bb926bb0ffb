extension HTTPConnection: ExchangeLink {
  func respond(_ response: HTTPResponse) { respond(response, closes: false) }

  func respond(_ response: HTTPResponse, closes: Bool) {
    guard case .answering = phase else { return }
    let response = ContentCoding.encoded(checked(response), for: head?.headers ?? [:])
    let hasBody = response.status.allowsBody
    let keeps = keepsAlive && !closes
    let length: ResponseWriter.Length = hasBody ? .count(response.body.count) : .absent
    var bytes = head(of: response, length, keeps: keeps)
    if hasBody, head?.method != .head { bytes += response.body }
    pipe.send(bytes)
    finish(keeps: keeps)
  }

  func stream(_ response: HTTPResponse, length: Int?, from source: any BodySource, on exchange: Exchange) {
    guard case .answering = phase else { return source.cancel() }
    let response = checked(response)
    guard response.status.allowsBody, head?.method != .head else {
      source.cancel()
      let length: ResponseWriter.Length =
        response.status.allowsBody ? length.map { .count($0) } ?? .chunks : .absent
      pipe.send(head(of: response, length, keeps: keepsAlive))
      return finish(keeps: keepsAlive)
    }
    // HTTP/1.0 has no chunks.
    let isChunked = length == nil && head?.minorVersion == 1
    let keeps = keepsAlive && (length != nil || isChunked)
    if !keeps { head?.keepsAlive = false }
    pipe.send(head(of: response, length.map { .count($0) } ?? (isChunked ? .chunks : .untilClose), keeps: keeps))
    phase = .sending(Sending(source: source, exchange: exchange, remaining: length, isChunked: isChunked))
    pipe.wantsRoom = true
  }

  /// Called by the service when its source has more bytes.
  func resume() {
    if case .sending = phase { pipe.wantsRoom = true }
  }

  func abandon() {
    guard case .answering = phase else { return }
    transport.report("a request was not answered", pipe.peer)
    respond(HTTPResponse(plain: .internalServerError))
  }

  /// Moves bytes from the source to the pipe, one piece at a time, so that other connections get their turn.
  func pull() {
    guard case .sending(var sending) = phase else { return }
    let room = min(sending.remaining ?? .max, Pipe.lowWater)
    switch sending.remaining == 0 ? .end : sending.source.read(upTo: room) {
    case .bytes(let bytes):
      guard bytes.count <= room else { return fail("a source has more bytes than its length") }
      if !bytes.isEmpty { pipe.send(sending.isChunked ? ResponseWriter.chunk(bytes) : bytes) }
      sending.remaining = sending.remaining.map { $0 - bytes.count }
      phase = .sending(sending)
      pipe.wantsRoom = true
    case .later: break
    case .end:
      guard sending.remaining ?? 0 == 0 else { return fail("a source has fewer bytes than its length") }
      if sending.isChunked { pipe.send(ResponseWriter.lastChunk) }
      finish(keeps: keepsAlive)
    case .failed: fail("a source failed")
    }
  }

  /// Drops the connection, because an incomplete response must not look complete.
  private func fail(_ what: String) {
    transport.report(what, pipe.peer)
    let owner = pipe.owner
    pipe.drop()
    owner?.lost()
  }

  private func finish(keeps: Bool) {
    guard keeps else { return end() }
    next()
    process()
  }

  private var keepsAlive: Bool { head?.keepsAlive == true && !transport.isDraining && !closesAfterResponse }

  /// Checks the headers. A service may copy user input into them, and a line break in it would forge a response.
  private func checked(_ response: HTTPResponse) -> HTTPResponse {
    if ResponseWriter.areValid(response.headers), response.status.rawValue >= 200 { return response }
    transport.report("a response has a header that is not one line, or not the service's", pipe.peer)
    return HTTPResponse(plain: .internalServerError)
  }

  private func head(of response: HTTPResponse, _ length: ResponseWriter.Length, keeps: Bool) -> [UInt8] {
    let connection = keeps ? (head?.minorVersion == 0 ? "keep-alive" : nil) : "close"
    return ResponseWriter.head(
      response.status, response.headers, length: length, date: transport.date, connection: connection)
  }
}
