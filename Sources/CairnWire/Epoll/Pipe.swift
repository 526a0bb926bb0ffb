import CairnWireSystem

/// A connected socket with buffered output. Its `PipeOwner` interprets the bytes.
@MainActor
final class Pipe: SocketWatcher {
  private enum State {
    case open
    /// The output is sent, then ended; input is dropped until the peer closes or the time limit is reached.
    case finishing(outputEnded: Bool)
    case closed
  }

  /// A user that streams gets `hasRoom` below this many buffered bytes.
  static let lowWater = 65_536

  let peer: Peer
  let loop: SocketLoop
  private let limits: WireLimits
  private let input: InputBuffer
  private var descriptor: Descriptor?
  private var token: SocketLoop.Token?
  private var state = State.open
  private var output = OutputBuffer()
  private var interest: SocketLoop.Interest = .readable
  private var willFlush = false
  private var stall: RateDeadline?
  /// When the loop will wake this pipe.
  private var wakesAt = UInt64.max

  var owner: (any PipeOwner)?
  /// Called once, when the descriptor is closed.
  var closed: ((Pipe) -> Void)?

  /// Called once, before the first byte is sent.
  var willSend: (() -> Void)?
  /// Called once, when all output has been sent.
  var whenFlushed: (() -> Void)?
  /// An identifier for the transport's owner.
  var tag: UInt64 = 0

  /// When `PipeOwner.deadlinePassed` is called.
  var deadline: UInt64? { didSet { scheduleWake() } }
  /// Whether input is left in the system's buffer, so that the peer has to wait.
  var isPaused = false { didSet { updateInterest() } }
  /// Whether `PipeOwner.hasRoom` is to be called.
  var wantsRoom = false {
    didSet {
      watchStall()
      updateInterest()
    }
  }
  private(set) var inputHasEnded = false
  /// When the last bytes arrived, or the connection did.
  private(set) var heardAt: UInt64

  init(
    _ descriptor: consuming Descriptor, peer: Peer, loop: SocketLoop, limits: WireLimits, input: InputBuffer
  ) throws {
    self.peer = peer
    self.loop = loop
    self.limits = limits
    self.input = input
    heardAt = loop.clock.now()
    let number = descriptor.number
    self.descriptor = consume descriptor
    token = try loop.add(number, .readable, self)
  }

  /// Whether nothing is lost with the connection but the peer's time.
  var isDispensable: Bool {
    switch state {
    case .open: owner?.isDispensable ?? false
    case .finishing(let outputEnded): outputEnded
    case .closed: false
    }
  }

  var isOpen: Bool { if case .open = state { true } else { false } }
  var bufferedBytes: Int { output.count }

  func send(_ bytes: [UInt8]) {
    guard isOpen else { return }
    output.append(bytes)
    flushLater()
  }

  func flushLater() {
    guard !willFlush else { return }
    willFlush = true
    loop.callAtEndOfTurn(self)
  }

  /// Ends the connection after the output is sent. The `PipeOwner` gets no more calls.
  func finish() {
    guard isOpen else { return }
    state = .finishing(outputEnded: false)
    owner = nil
    isPaused = false
    deadline = nil
    flushLater()
  }

  /// Ends the connection immediately.
  func drop() {
    if let number = descriptor?.number { wire_reset_on_close(number) }
    close()
  }

  /// Releases the socket without closing it.
  func detach() -> Descriptor? {
    guard isOpen, output.isEmpty else { return nil }
    if let token { loop.remove(token) }
    token = nil
    let given = descriptor.take()
    close()
    return given
  }

  private func close() {
    if case .closed = state { return }
    state = .closed
    if let token { loop.remove(token) }
    token = nil
    descriptor = nil
    output.removeAll()
    owner = nil
    whenFlushed = nil
    willSend = nil
    closed?(self)
    closed = nil
  }

  /// Handles the loss of the peer.
  private func lose() {
    let owner = owner
    close()
    owner?.lost()
  }

  func ready(_ what: SocketLoop.Interest) {
    if what.contains(.readable) { receive(isBroken: what.contains(.broken)) } else if what.contains(.broken) { lose() }
    guard descriptor != nil else { return }
    if what.contains(.writable) {
      flush()
      if isOpen, wantsRoom, output.count < Self.lowWater { owner?.hasRoom() }
    }
  }

  private func receive(isBroken: Bool) {
    guard let number = descriptor?.number else { return }
    switch SystemCalls.receive(from: number, into: &input.bytes) {
    case .count(let count):
      heardAt = loop.clock.now()
      if isOpen { owner?.received(input.bytes[..<count]) }
    case .end:
      inputHasEnded = true
      guard isOpen, !isBroken else { return lose() }
      updateInterest()
      owner?.inputEnded()
    case .later: break
    case .failed: lose()
    }
  }

  func turnEnds() {
    willFlush = false
    flush()
  }

  private func flush() {
    while let bytes = output.next, let number = descriptor?.number {
      if let willSend {
        self.willSend = nil
        willSend()
      }
      switch SystemCalls.send(bytes, from: output.offset, to: number) {
      case .count(let count):
        output.sent(count)
        stall?.moved(count, now: loop.clock.now())
      case .later, .end:
        watchStall()
        return updateInterest()
      case .failed: return lose()
      }
    }
    guard descriptor != nil else { return }
    watchStall()
    if case .finishing(outputEnded: false) = state { endOutput() }
    updateInterest()
    if output.isEmpty, let whenFlushed {
      self.whenFlushed = nil
      whenFlushed()
    }
  }

  /// The time limit applies while output waits here, and while the `PipeOwner` waits for space in the system's buffer.
  private func watchStall() {
    guard !output.isEmpty || wantsRoom else {
      stall = nil
      return
    }
    if stall == nil { stall = RateDeadline(limits, now: loop.clock.now()) }
    scheduleWake()
  }

  /// Ends the output, and reads for a while. Closing a socket with unread input would send a reset, which may overtake
  /// the last response.
  private func endOutput() {
    guard let number = descriptor?.number else { return }
    state = .finishing(outputEnded: true)
    if inputHasEnded || wire_end_output(number) < 0 { return close() }
    deadline = loop.clock.now() &+ limits.lingerTime.nanoseconds
  }

  private func updateInterest() {
    guard let token else { return }
    var wanted: SocketLoop.Interest = []
    if !isPaused, !inputHasEnded { wanted.insert(.readable) }
    if !output.isEmpty && stall != nil || wantsRoom && isOpen { wanted.insert(.writable) }
    guard wanted != interest else { return }
    interest = wanted
    loop.change(token, to: wanted)
  }

  private func scheduleWake() {
    guard let token, let time = earliest, time < wakesAt else { return }
    wakesAt = time
    loop.wake(token, at: time)
  }

  private var earliest: UInt64? {
    guard let deadline else { return stall?.time }
    return stall.map { min($0.time, deadline) } ?? deadline
  }

  func timePassed(_ now: UInt64) {
    if now >= wakesAt { wakesAt = .max }
    if let stall, stall.time <= now {
      owner?.stalled()
      return lose()
    }
    if let deadline, deadline <= now {
      self.deadline = nil
      if isOpen { owner?.deadlinePassed() } else { close() }
    }
    scheduleWake()
  }
}

/// The buffer that all sockets of a transport are read into, one at a time.
@MainActor
final class InputBuffer {
  var bytes = [UInt8](repeating: 0, count: 65_536)
}

extension PipeOwner {
  var isDispensable: Bool { false }
}

/// Interprets the bytes of a pipe.
@MainActor
protocol PipeOwner: AnyObject {
  func received(_ bytes: ArraySlice<UInt8>)
  /// The peer has ended its output, but may still read.
  func inputEnded()
  /// There is space for more output.
  func hasRoom()
  func deadlinePassed()
  /// Whether the client has asked for nothing, so that a full server ends the connection for another one.
  var isDispensable: Bool { get }
  /// The transport is draining: end idle connections.
  func drain()
  /// The peer reads too slowly. `lost` follows.
  func stalled()
  /// The connection is lost. This is the last call.
  func lost()
}
