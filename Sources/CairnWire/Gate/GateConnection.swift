/// A connection at the gate: reads one head, so that the gate can decide who answers it.
@MainActor
final class GateConnection: PipeOwner {
  private unowned let gate: Gate
  let pipe: Pipe
  /// The bytes that were read, to pass on with the connection.
  private(set) var bytes: [UInt8]
  private var parser: RequestParser
  private(set) var head: RequestHead?
  private var hasServed: Bool

  /// `bytes` were already read by the worker that answered the previous request.
  init(_ pipe: Pipe, gate: Gate, bytes: [UInt8] = [], hasServed: Bool = false) {
    self.pipe = pipe
    self.gate = gate
    self.bytes = bytes
    self.hasServed = hasServed
    parser = RequestParser(limits: gate.settings.limits.http)
    pipe.owner = self
    pipe.isPaused = false
    let limits = gate.settings.limits
    let wait = hasServed && bytes.isEmpty ? limits.keepAliveTime : limits.headTime
    pipe.deadline = now &+ wait.nanoseconds
  }

  private var now: UInt64 { pipe.loop.clock.now() }

  /// Parses the bytes that came with the connection.
  func begin() {
    parser.append(bytes)
    parse()
  }

  func received(_ new: ArraySlice<UInt8>) {
    if bytes.isEmpty, hasServed { pipe.deadline = now &+ gate.settings.limits.headTime.nanoseconds }
    bytes += new
    if head == nil {
      parser.append(new)
      parse()
    }
    // The body is left for the worker.
    if pipe.isOpen, head != nil, pipe.owner === self { pipe.isPaused = true }
  }

  private func parse() {
    switch parser.next() {
    case .head(let head):
      self.head = head
      pipe.deadline = nil
      pipe.isPaused = true
      gate.decide(self, head)
    case .problem: gate.answer(self, with: RefusingService(.badRequest))
    case .body, .end, nil: break
    }
  }

  var isDispensable: Bool { head == nil && pipe.bufferedBytes == 0 }

  func inputEnded() {
    if head == nil { pipe.finish() }
  }

  func hasRoom() {}
  func stalled() {}

  func drain() {
    if head == nil { pipe.finish() }
  }

  func deadlinePassed() {
    if head != nil { gate.giveUp(self) } else if bytes.isEmpty { pipe.finish() } else { gate.refuseSlowHead(self) }
  }

  func lost() { gate.forget(self) }
}

/// Answers a WebSocket whose user is unknown with one message, and closes.
@MainActor
final class StraySocketService: WireService {
  private let message: String

  init(_ message: String) { self.message = message }

  func plan(for request: HTTPRequest) -> BodyPlan { .refuse(HTTPResponse(plain: .forbidden)) }
  func respond(to request: HTTPRequest, on exchange: Exchange) { exchange.respond(HTTPResponse(plain: .forbidden)) }
  func accept(_ request: HTTPRequest) -> UpgradeDecision { .accept(Farewell(message)) }

  private final class Farewell: SocketDelegate {
    private let message: String

    init(_ message: String) { self.message = message }

    func opened(_ socket: WebSocket) {
      socket.send(message)
      socket.close()
    }

    func received(_ text: String, on socket: WebSocket) {}
    func closed(_ socket: WebSocket, code: CloseCode, reason: String) {}
  }
}

/// Answers every request with the same status, and closes.
@MainActor
final class RefusingService: WireService {
  private let response: HTTPResponse

  init(_ status: HTTPStatus, retryAfter: Int? = nil) {
    var response = HTTPResponse(plain: status)
    if let retryAfter { response.headers["retry-after"] = "\(retryAfter)" }
    self.response = response
  }

  init(_ response: HTTPResponse) { self.response = response }

  func plan(for request: HTTPRequest) -> BodyPlan { .refuse(response) }
  func respond(to request: HTTPRequest, on exchange: Exchange) { exchange.respond(response) }
  func accept(_ request: HTTPRequest) -> UpgradeDecision { .refuse(response) }
}
