/// WebSocket on a pipe.
@MainActor
final class SocketConnection: PipeOwner, SocketLink {
  private enum Phase {
    case open
    /// A close frame was sent; the client's has not arrived yet.
    case closing(CloseCode, String)
    case closed
  }

  private unowned let transport: EpollTransport
  private let pipe: Pipe
  private let delegate: any SocketDelegate
  private let request: HTTPRequest
  private lazy var socket = WebSocket(request, link: self)
  private var parser: SocketParser
  private let compression: MessageCompression?
  private var phase = Phase.open
  private var bucket: TokenBucket
  private var counted = 0
  private var awaitsPong = false
  private var lastReceived: UInt64
  private let openedAt: UInt64
  /// Whether the client has sent a message.
  private var hasSpoken = false

  init(
    _ pipe: Pipe, _ request: HTTPRequest, delegate: any SocketDelegate, transport: EpollTransport,
    compression: MessageCompression? = nil
  ) {
    self.pipe = pipe
    self.request = request
    self.delegate = delegate
    self.transport = transport
    let limits = transport.limits.socket
    self.compression = compression
    parser = SocketParser(limits: limits, inflates: compression != nil)
    lastReceived = pipe.loop.clock.now()
    openedAt = lastReceived
    bucket = TokenBucket(perSecond: limits.framesPerSecond, burst: limits.burst, now: lastReceived)
  }

  private var limits: SocketLimits { transport.limits.socket }
  private var now: UInt64 { pipe.loop.clock.now() }

  func open(with rest: [UInt8]) {
    pipe.deadline = now &+ min(limits.pingTime, delegate.patience ?? limits.pingTime).nanoseconds
    delegate.opened(socket)
    if transport.isDraining { close(.goingAway, reason: "") }
    if !rest.isEmpty { received(rest[...]) }
    if pipe.inputHasEnded, pipe.isOpen { inputEnded() }
  }

  var isOpen: Bool { if case .open = phase { true } else { false } }
  var bufferedBytes: Int { pipe.bufferedBytes }

  func send(text: String) { sendMessage(.text, text.utf8) }
  func send(bytes: [UInt8]) { sendMessage(.binary, bytes) }

  private func sendMessage(_ kind: FrameHead.Kind, _ payload: some Collection<UInt8>) {
    guard isOpen else { return }
    if let compressed = compression?.compressed(payload) {
      send(kind, compressed, isCompressed: true)
    } else {
      send(kind, payload)
    }
  }

  private func send(_ kind: FrameHead.Kind, _ payload: some Collection<UInt8>, isCompressed: Bool = false) {
    guard isOpen else { return }
    pipe.send(FrameWriter.frame(kind, payload, isCompressed: isCompressed))
    // Dropped without a close frame, which would have to wait behind all buffered messages.
    if pipe.bufferedBytes > limits.buffered { drop("does not read its messages") }
  }

  func close(_ code: CloseCode, reason: String) {
    guard isOpen else { return }
    pipe.send(FrameWriter.close(code, reason))
    phase = .closing(code, reason)
    pipe.deadline = now &+ limits.closeTime.nanoseconds
  }

  func received(_ bytes: ArraySlice<UInt8>) {
    lastReceived = now
    awaitsPong = false
    guard isWithinRate(cost: Double(bytes.count) / 4096) else { return }
    parser.append(bytes)
    while pipe.isOpen, let event = parser.next() {
      guard areFramesWithinRate() else { return }
      handle(event)
    }
    // Frames without an event count too, such as the fragments of an endless message.
    if pipe.isOpen { _ = areFramesWithinRate() }
  }

  private func areFramesWithinRate() -> Bool {
    defer { counted = parser.frames }
    return parser.frames == counted || isWithinRate(cost: Double(parser.frames - counted))
  }

  private func isWithinRate(cost: Double) -> Bool {
    if bucket.take(cost, now: lastReceived) { return true }
    reject(SocketProblem(.policyViolation, "too many messages"))
    return false
  }

  private func handle(_ event: SocketParser.Event) {
    switch event {
    case .text(let text):
      hasSpoken = true
      if isOpen { delegate.received(text, on: socket) }
    case .binary(let bytes):
      hasSpoken = true
      if isOpen { delegate.received(bytes, on: socket) }
    case .ping(let payload): send(.pong, payload)
    case .pong: break
    case .problem(let problem): reject(problem)
    case .close(let code, let reason):
      if isOpen {
        pipe.send(FrameWriter.close(code, ""))
        end(code, reason)
      } else if case .closing(let own, let ownReason) = phase {
        end(own, ownReason)
      }
    }
  }

  private func reject(_ problem: SocketProblem) {
    transport.report("\(problem.code.rawValue) \(problem.what)", pipe.peer)
    if case .closing(let own, let reason) = phase { return end(own, reason) }
    pipe.send(FrameWriter.close(problem.code, problem.what))
    end(problem.code, problem.what)
  }

  /// Ends the connection after sending what is buffered, and informs the delegate.
  private func end(_ code: CloseCode, _ reason: String) {
    if case .closed = phase { return }
    phase = .closed
    pipe.finish()
    delegate.closed(socket, code: code, reason: reason)
  }

  private func drop(_ what: String) {
    transport.report(what, pipe.peer)
    pipe.drop()
    lost()
  }

  func inputEnded() {
    // Without a close frame, the end is abnormal.
    pipe.drop()
    lost()
  }

  func hasRoom() {}

  func deadlinePassed() {
    guard isOpen else { return inputEnded() }
    if isSilent(for: now &- openedAt) { return reject(SocketProblem(.policyViolation, "sends no message")) }
    let silence = now &- lastReceived
    let limit = limits.pingTime.nanoseconds
    if silence < limit {
      pipe.deadline = lastReceived &+ limit
    } else if awaitsPong {
      drop("does not answer pings")
    } else {
      awaitsPong = true
      pipe.send(FrameWriter.frame(.ping, []))
      pipe.deadline = now &+ limit
    }
  }

  /// Whether the client has not sent the message that was due after this time.
  private func isSilent(for time: UInt64) -> Bool {
    !hasSpoken && delegate.patience.map { time >= $0.nanoseconds } == true
  }

  var isDispensable: Bool {
    switch phase {
    case .open: !hasSpoken && delegate.patience != nil
    // Everything was said.
    case .closing: pipe.bufferedBytes == 0
    case .closed: false
    }
  }

  func drain() { close(.goingAway, reason: "") }

  func stalled() { transport.report("reads too slowly", pipe.peer) }

  func lost() {
    switch phase {
    case .closed: return
    case .open:
      phase = .closed
      delegate.closed(socket, code: .abnormal, reason: "")
    case .closing(let code, let reason):
      phase = .closed
      delegate.closed(socket, code: code, reason: reason)
    }
  }
}
