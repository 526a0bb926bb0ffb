import CairnWireSystem

/// A worker's side of the gate: receives connections, and hands them back.
@MainActor
package final class GateWorker {
  /// The environment variable with the number of the channel.
  package static let variable = "CAIRN_WIRE_CHANNEL"

  /// The worker's user, once their first request has arrived. A request with another id needs a new cookie.
  package private(set) var user: UserID?
  package var naming = UserNaming()
  /// Called before the first request. `afterCrash` means that the user's previous worker was lost.
  package var assigned: ((UserID, _ afterCrash: Bool) -> Void)?
  /// Called before the first request if this worker serves guests.
  package var assignedToGuests: (() -> Void)?
  /// Called when the gate shuts down: suspend the state now.
  package var draining: (() -> Void)?

  private let transport: EpollTransport
  private let service: any WireService
  private let channel: Channel
  private var isRetiring = false
  private var isInUse = false
  private var isGuests = false

  /// Connects to the gate that started this process, or returns `nil` if it was started otherwise.
  package convenience init?(
    environment: [String: String], transport: EpollTransport, service: any WireService
  ) throws {
    guard let number = environment[Self.variable].flatMap({ Int32($0) }), number > 2 else { return nil }
    wire_become_worker()
    _ = try SystemError.check(wire_prepare(number), "opening the channel")
    try self.init(Descriptor(owning: number), transport: transport, service: service)
  }

  init(_ descriptor: consuming Descriptor, transport: EpollTransport, service: any WireService) throws {
    self.transport = transport
    self.service = service
    channel = try Channel(descriptor, loop: transport.loop)
    channel.received = { [weak self] in self?.received($0, $1) }
    channel.ended = { [weak self] _ in self?.drain(within: .seconds(20)) }
    transport.handOver = { [weak self] in self?.giveBack($0, $1) }
    transport.connectionClosed = { [weak self] pipe in
      if pipe.tag != 0 { self?.channel.send(.closed(number: pipe.tag)) }
    }
  }

  /// Sets a system limit for memory, in case the process grows faster than the gate checks it.
  ///
  /// Processor time is not limited: it adds up over the days that a user may stay.
  package func limit(memory: Int) {
    // The gate limits memory in use. The system also counts address space reserved for threads and buffers.
    let result = wire_limit_worker(2 * memory + 1 << 30, 1_024)
    if result < 0 { transport.report("\(SystemError(code: -result, attempt: "limiting the worker"))", nil) }
  }

  /// Reports to the gate that the worker can receive a user.
  package func ready() { channel.send(.ready) }

  /// Reports that the user has used the app, so that this worker is not among the first to be ended.
  package func noteUse() {
    guard !isInUse else { return }
    isInUse = true
    channel.send(.inUse)
  }

  /// Gives the user a new id for a new cookie. The previous one stays valid until the next change.
  package func rename() -> UserID {
    let name = UserID.random()
    user = name
    channel.send(.renamed(name))
    return name
  }

  /// Ends this worker, whose state was suspended. Further requests are handed back to the gate, for another worker.
  package func retire() {
    guard !isRetiring else { return }
    isRetiring = true
    channel.send(.retiring)
    transport.drain(within: .seconds(5))
  }

  private func received(_ message: GateMessage, _ descriptor: consuming Descriptor?) {
    switch message {
    case .connection(let number, let user, let afterCrash, let peer, let bytes):
      guard let descriptor else { return channel.send(.closed(number: number)) }
      guard !isRetiring else {
        return channel.send(.returned(number: number, bytes: bytes), passing: SharedDescriptor(descriptor))
      }
      assign(user, afterCrash: afterCrash)
      guard let pipe = transport.pipe(descriptor, peer: peer) else { return channel.send(.closed(number: number)) }
      pipe.tag = number
      pipe.willSend = { [weak self] in self?.channel.send(.answering(number: number)) }
      transport.connect(pipe, to: service, bytes: bytes)
    case .areYouThere(let number): channel.send(.here(number))
    case .drain(let milliseconds): drain(within: .milliseconds(Int64(min(milliseconds, 600_000))))
    case .ready, .here, .returned, .closed, .renamed, .retiring, .answering, .inUse: break
    }
  }

  private func assign(_ user: UserID?, afterCrash: Bool) {
    if let user {
      guard self.user == nil else { return }
      self.user = user
      assigned?(user, afterCrash)
    } else if !isGuests {
      isGuests = true
      wire_yield_to_others()
      assignedToGuests?()
    }
  }

  private func drain(within duration: Duration) {
    guard !isRetiring else { return }
    isRetiring = true
    draining?()
    transport.drain(within: duration)
  }

  private func isOwn(_ bytes: [UInt8], from peer: Peer) -> Bool {
    guard !bytes.isEmpty, let user else { return false }
    var parser = RequestParser(limits: transport.limits.http)
    parser.append(bytes)
    guard case .head(let head) = parser.next() else { return false }
    return naming.user(of: head.headers, from: peer) == .user(user)
  }

  private func giveBack(_ connection: HTTPConnection, _ rest: [UInt8]) {
    let pipe = connection.pipe
    // A connection that is about to close stays here. One that was promised to stay open is handed back, even when this
    // worker ends.
    guard !(pipe.inputHasEnded && rest.isEmpty), rest.count < Channel.largest - 1000 else {
      return pipe.finish()
    }
    // The user's next request is answered here.
    if !isRetiring, isOwn(rest, from: pipe.peer) {
      pipe.isPaused = false
      transport.connect(pipe, to: service, bytes: rest)
      return
    }
    let number = pipe.tag
    pipe.tag = 0
    guard let descriptor = pipe.detach() else {
      pipe.drop()
      return channel.send(.closed(number: number))
    }
    channel.send(.returned(number: number, bytes: rest), passing: SharedDescriptor(descriptor))
  }
}
