import CairnWireSystem

/// The gate, seen from a worker: brings connections, and takes them back.
@MainActor
package final class GateWorker {
  /// The environment variable with the number of the channel.
  package static let variable = "CAIRN_WIRE_CHANNEL"

  /// Whose worker this is, once their first request has come. A request with another name needs a new cookie.
  package private(set) var person: PersonID?
  package var naming = PersonNaming()
  /// Called before the first request. `afterCrash` says that the person's worker before this one was lost.
  package var assigned: ((PersonID, _ afterCrash: Bool) -> Void)?
  /// Called before the first request of this worker if it serves those who have no cookie.
  package var assignedToGuests: (() -> Void)?
  /// Called when the gate ends: put the state away now.
  package var draining: (() -> Void)?

  private let transport: EpollTransport
  private let service: any WireService
  private let channel: Channel
  private var isRetiring = false
  private var isInUse = false
  private var isGuests = false

  /// Connects to the gate that started this process, or returns `nil` if none did.
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

  /// Lets the system end this process if it takes very much at once, which the gate would notice too late.
  ///
  /// Processor time is not limited: it adds up over the days that a person may stay.
  package func limit(memory: Int) {
    // The gate's limit is of memory in use. What is only promised to threads and buffers comes on top.
    let result = wire_limit_worker(2 * memory + 1 << 30, 1_024)
    if result < 0 { transport.report("\(SystemError(code: -result, attempt: "limiting the worker"))", nil) }
  }

  /// Tells the gate that a person may come.
  package func ready() { channel.send(.ready) }

  /// The person uses the app, and does not only look. So this worker is not among the first to end for somebody else.
  package func noteUse() {
    guard !isInUse else { return }
    isInUse = true
    channel.send(.inUse)
  }

  /// Gives the person a new name, for a new cookie. The one before stays valid until the next.
  package func rename() -> PersonID {
    let name = PersonID.random()
    person = name
    channel.send(.renamed(name))
    return name
  }

  /// Ends this worker, whose state has been put away. What still comes goes back to the gate, and to another worker.
  package func retire() {
    guard !isRetiring else { return }
    isRetiring = true
    channel.send(.retiring)
    transport.drain(within: .seconds(5))
  }

  private func received(_ message: GateMessage, _ descriptor: consuming Descriptor?) {
    switch message {
    case .connection(let number, let person, let afterCrash, let peer, let bytes):
      guard let descriptor else { return channel.send(.closed(number: number)) }
      guard !isRetiring else {
        return channel.send(.returned(number: number, bytes: bytes), passing: SharedDescriptor(descriptor))
      }
      assign(person, afterCrash: afterCrash)
      guard let pipe = transport.pipe(descriptor, peer: peer) else { return channel.send(.closed(number: number)) }
      pipe.tag = number
      pipe.willSend = { [weak self] in self?.channel.send(.answering(number: number)) }
      transport.connect(pipe, to: service, bytes: bytes)
    case .areYouThere(let number): channel.send(.here(number))
    case .drain(let milliseconds): drain(within: .milliseconds(Int64(min(milliseconds, 600_000))))
    case .ready, .here, .returned, .closed, .renamed, .retiring, .answering, .inUse: break
    }
  }

  private func assign(_ person: PersonID?, afterCrash: Bool) {
    if let person {
      guard self.person == nil else { return }
      self.person = person
      assigned?(person, afterCrash)
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
    guard !bytes.isEmpty, let person else { return false }
    var parser = RequestParser(limits: transport.limits.http)
    parser.append(bytes)
    guard case .head(let head) = parser.next() else { return false }
    return naming.person(of: head.headers, from: peer) == .person(person)
  }

  private func giveBack(_ connection: HTTPConnection, _ rest: [UInt8]) {
    let pipe = connection.pipe
    // A connection that is about to end need not travel. One that was promised to stay does, even at the end of this worker.
    guard !(pipe.inputHasEnded && rest.isEmpty), rest.count < Channel.largest - 1000 else {
      return pipe.finish()
    }
    // What the same person asks next need not travel either.
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
