/// HTTP on a pipe: one request at a time, in order.
@MainActor
final class HTTPConnection: PipeOwner {
  enum Phase {
    /// Reading heads and bodies.
    case reading
    /// The service has the request.
    case answering
    /// The body of a response is being sent.
    case sending(Sending)
    case done
  }

  struct Sending {
    let source: any BodySource
    let exchange: Exchange
    /// The number of bytes left to send of a body with a length.
    var remaining: Int?
    let isChunked: Bool
  }

  /// Unparsed requests beyond this size stay in the system's buffer.
  private static let readAhead = 65_536

  unowned let transport: EpollTransport
  let pipe: Pipe
  let service: any WireService
  var parser: RequestParser
  var phase = Phase.reading
  var head: RequestHead?
  var body: [UInt8] = []
  var sink: (any BodySink)?
  /// The unanswered exchange, which the service owns.
  weak var exchange: Exchange?
  /// Receives the connection and unread bytes when a request was answered.
  var handOver: ((HTTPConnection, _ rest: [UInt8]) -> Void)?
  var closesAfterResponse = false
  private var rate: RateDeadline?
  private var hasServed = false
  private var isProcessing = false

  init(_ pipe: Pipe, service: any WireService, transport: EpollTransport) {
    self.pipe = pipe
    self.service = service
    self.transport = transport
    parser = RequestParser(limits: transport.limits.http)
    pipe.deadline = pipe.loop.clock.now() &+ transport.limits.headTime.nanoseconds
  }

  /// Whether a request is being read or answered.
  var isBusy: Bool {
    if case .reading = phase { return head != nil || parser.isInRequest }
    return true
  }

  /// Without a whole head, there is nothing to answer.
  var isDispensable: Bool {
    if case .reading = phase { head == nil && pipe.bufferedBytes == 0 } else { false }
  }

  func received(_ bytes: ArraySlice<UInt8>) {
    let began = !parser.isInRequest
    parser.append(bytes)
    if case .reading = phase {
      if rate != nil {
        rate?.moved(bytes.count, now: now)
        pipe.deadline = rate?.time
      } else if began, hasServed {
        pipe.deadline = now &+ transport.limits.headTime.nanoseconds
      }
    }
    process()
  }

  private var now: UInt64 { pipe.loop.clock.now() }

  /// Parses requests, unless an earlier response is not finished.
  func process() {
    guard !isProcessing else { return }
    isProcessing = true
    defer { isProcessing = false }
    while case .reading = phase, pipe.isOpen {
      // A client that sends requests without reading responses has to wait.
      guard pipe.bufferedBytes < Pipe.lowWater else {
        pipe.wantsRoom = true
        break
      }
      guard let event = parser.next() else { break }
      handle(event)
    }
    if case .done = phase { return }
    pipe.isPaused = pipe.isOpen && parser.unparsed > Self.readAhead
    if case .reading = phase, pipe.isOpen, pipe.inputHasEnded, !pipe.wantsRoom { end() }
  }

  private func handle(_ event: RequestParser.Event) {
    switch event {
    case .head(let head): begin(head)
    case .body(let bytes): take(bytes)
    case .end: complete()
    case .problem(let problem): reject(problem)
    }
  }

  private func begin(_ head: RequestHead) {
    self.head = head
    body = []
    if let response = transport.misdirected(head.host) {
      transport.report("421 host \(head.host)", pipe.peer)
      return answerEarly(response)
    }
    guard head.framing != .none else { return }
    switch service.plan(for: head.request(peer: pipe.peer)) {
    case .collect(let limit): parser.bodyLimit = limit ?? transport.limits.http.body
    case .stream(let sink, let limit):
      self.sink = sink
      parser.bodyLimit = limit
    case .refuse(let response): return answerEarly(response)
    }
    if case .length(let count) = head.framing, count > parser.bodyLimit {
      return reject(HTTPProblem(.contentTooLarge, "body"))
    }
    let rate = RateDeadline(transport.limits, now: now)
    self.rate = rate
    pipe.deadline = rate.time
    if head.expectsContinue, parser.unparsed == 0 { pipe.send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
  }

  private func take(_ bytes: [UInt8]) {
    guard let sink else {
      body += bytes
      return
    }
    if let response = sink.receive(bytes) {
      self.sink = nil
      answerEarly(response)
    }
  }

  private func complete() {
    guard let head else { return }
    pipe.deadline = nil
    rate = nil
    sink = nil
    hasServed = true
    if head.wantsWebSocket { return upgrade(head) }
    let request = head.request(body: body, peer: pipe.peer)
    body = []
    phase = .answering
    let exchange = Exchange(request, link: self)
    self.exchange = exchange
    service.respond(to: request, on: exchange)
  }

  private func reject(_ problem: HTTPProblem) {
    transport.report("\(problem.status.rawValue) \(problem.what)", pipe.peer)
    sink?.cancel()
    sink = nil
    answerEarly(HTTPResponse(plain: problem.status))
  }

  /// Answers before the request was read. The connection must close, because the next request cannot be found.
  private func answerEarly(_ response: HTTPResponse) {
    phase = .answering
    respond(response, closes: true)
  }

  /// Prepares for the next request.
  func next() {
    head = nil
    exchange = nil
    phase = .reading
    if pipe.inputHasEnded && parser.unparsed == 0 || transport.isDraining { return end() }
    if handOver != nil { return returnConnection() }
    let wait = parser.isInRequest ? transport.limits.headTime : transport.limits.keepAliveTime
    pipe.deadline = now &+ wait.nanoseconds
  }

  private func returnConnection() {
    phase = .done
    pipe.isPaused = true
    pipe.whenFlushed = { [self] in handOver?(self, parser.takeRest()) }
    // The response may have been sent already.
    if pipe.bufferedBytes == 0 { pipe.flushLater() }
  }

  /// Ends the connection after sending what is buffered.
  func end() {
    phase = .done
    sink?.cancel()
    sink = nil
    pipe.finish()
  }

  func inputEnded() {
    guard case .reading = phase else { return }
    process()
  }

  func hasRoom() {
    pipe.wantsRoom = false
    if case .sending = phase { pull() } else { process() }
  }

  func deadlinePassed() {
    guard case .reading = phase else { return }
    // A client that has not sent a request gets no response.
    if head == nil, !parser.isInRequest { return end() }
    reject(HTTPProblem(.requestTimeout, head == nil ? "slow head" : "slow body"))
  }

  func drain() {
    if !isBusy { end() }
  }

  func stalled() { transport.report("reads too slowly", pipe.peer) }

  func lost() {
    let phase = phase
    self.phase = .done
    sink?.cancel()
    sink = nil
    exchange?.clientLeft()
    if case .sending(let sending) = phase {
      sending.source.cancel()
      sending.exchange.clientLeft()
    }
  }
}
