import CairnWireSystem
import Glibc

/// The transport of this package: a single thread with epoll.
@MainActor
package final class EpollTransport: Transport {
  package let loop: SocketLoop
  package let limits: WireLimits
  private let write: (String) -> Void
  private var log: IncidentLog
  private let input = InputBuffer()
  private var listeners: [Listener] = []
  private var pipes: [ObjectIdentifier: Pipe] = [:]
  private var perPeer: [String: Int] = [:]
  /// The host names that requests may have; any if `nil`.
  package var hosts: HostNames?
  /// Called when a connection has closed.
  var connectionClosed: ((Pipe) -> Void)?
  /// Receives connections whose request was answered, instead of keeping them here.
  var handOver: ((HTTPConnection, _ rest: [UInt8]) -> Void)?
  package private(set) var isDraining = false
  private var dateText = ""
  private var dateSecond: Int64 = -1

  /// Creates a transport. Only one per process can serve the main queue. `log` receives a line for each rejected
  /// request.
  package init(
    limits: WireLimits = WireLimits(), servesMainQueue: Bool = true, clock: WireClock = .system,
    log: @escaping (String) -> Void = { _ in }
  ) throws {
    var limits = limits
    // Files and other descriptors need a reserve beside the connections.
    let allowed = max(0, wire_allow_descriptors(limits.connections + DescriptorBudget.reserve))
    limits.connections = min(limits.connections, max(1, allowed - min(DescriptorBudget.reserve, allowed / 4)))
    self.limits = limits
    write = log
    loop = try SocketLoop(servesMainQueue: servesMainQueue, clock: clock)
    self.log = IncidentLog(now: clock.now())
  }

  isolated deinit {
    for listener in listeners { listener.close() }
    for pipe in pipes.values { pipe.drop() }
  }

  /// The number of open connections.
  package var connectionCount: Int { pipes.count }

  @discardableResult
  package func listen(on address: ListenAddress, for service: any WireService) throws -> ListenAddress {
    try listen(on: address) { transport, pipe in transport.connect(pipe, to: service) }
  }

  /// Listens for connections of any kind.
  func listen(
    on address: ListenAddress, connecting: @escaping (EpollTransport, Pipe) -> Void
  ) throws -> ListenAddress {
    let listener = try Listener(address, loop: loop) { [weak self] descriptor, peer in
      self?.admit(descriptor, peer, connecting: connecting)
    }
    listeners.append(listener)
    return listener.address
  }

  package func run() { loop.run() }

  package func stop() { loop.stop() }

  /// Serves a connected socket. `bytes` were already read from it.
  package func adopt(_ descriptor: consuming Descriptor, bytes: [UInt8] = [], peer: Peer, for service: any WireService)
  {
    guard let pipe = pipe(descriptor, peer: peer) else { return }
    connect(pipe, to: service, bytes: bytes)
  }

  @discardableResult
  func connect(_ pipe: Pipe, to service: any WireService, bytes: [UInt8] = []) -> HTTPConnection {
    let connection = HTTPConnection(pipe, service: service, transport: self)
    connection.handOver = handOver
    pipe.owner = connection
    if !bytes.isEmpty { connection.received(bytes[...]) }
    return connection
  }

  func pipe(_ descriptor: consuming Descriptor, peer: Peer) -> Pipe? {
    guard let pipe = try? Pipe(descriptor, peer: peer, loop: loop, limits: limits, input: input) else {
      report("cannot be watched", peer)
      return nil
    }
    pipes[ObjectIdentifier(pipe)] = pipe
    perPeer[peer.network, default: 0] += 1
    pipe.closed = { [weak self] in self?.forget($0) }
    return pipe
  }

  private func admit(
    _ descriptor: consuming Descriptor, _ peer: Peer, connecting: (EpollTransport, Pipe) -> Void
  ) {
    if pipes.count + elsewhere >= limits.connections, !dropDispensable() {
      turnAway(descriptor, .serviceUnavailable)
      report("503 too many connections", peer)
    } else if limits.counts(peer), perPeer[peer.network, default: 0] >= limits.connectionsPerPeer {
      turnAway(descriptor, .tooManyRequests)
      report("429 too many connections from one address", peer)
    } else if let pipe = pipe(descriptor, peer: peer) {
      connecting(self, pipe)
    }
  }

  /// Ends connections that have not asked for anything, those first that have been silent longest. Returns whether there
  /// is a place now. A client that only opens connections would shut out all others otherwise.
  private func dropDispensable() -> Bool {
    // Looking at all connections takes long, and a crowd of clients would have it done for each.
    guard loop.clock.now() >= looksAgainAt else { return false }
    let found = pipes.values.filter(\.isDispensable).sorted { $0.heardAt < $1.heardAt }
    if found.isEmpty { looksAgainAt = loop.clock.now() &+ 100_000_000 }
    for pipe in found.prefix(max(1, limits.connections / 100)) {
      report("dropped for another connection", pipe.peer)
      let owner = pipe.owner
      pipe.drop()
      owner?.lost()
    }
    return pipes.count + elsewhere < limits.connections
  }

  private var looksAgainAt: UInt64 = 0

  /// The number of connections that were passed to other processes. They count towards the limits.
  private var elsewhere = 0

  /// The number of open connections, including those of other processes.
  var allConnections: Int { pipes.count + elsewhere }

  /// Counts a connection that another process serves.
  func lent(_ peer: Peer) {
    elsewhere += 1
    perPeer[peer.network, default: 0] += 1
  }

  func unlent(_ peer: Peer) {
    elsewhere -= 1
    uncount(peer)
  }

  /// Answers without reading. The socket is new, so its buffer has space.
  private func turnAway(_ descriptor: consuming Descriptor, _ status: HTTPStatus) {
    let head = ResponseWriter.head(status, [:], length: .count(0), date: date, connection: "close")
    _ = SystemCalls.send(head, from: 0, to: descriptor.number)
  }

  private func forget(_ pipe: Pipe) {
    pipes[ObjectIdentifier(pipe)] = nil
    uncount(pipe.peer)
    connectionClosed?(pipe)
    stopIfDrained()
  }

  private func uncount(_ peer: Peer) {
    if let count = perPeer[peer.network] { perPeer[peer.network] = count > 1 ? count - 1 : nil }
  }

  package func drain(within duration: Duration) {
    guard !isDraining else { return }
    isDraining = true
    for listener in listeners { listener.close() }
    listeners = []
    for pipe in pipes.values { pipe.owner?.drain() }
    loop.schedule(after: duration) { [weak self] in self?.dropAll() }
    stopIfDrained()
  }

  private func dropAll() {
    for pipe in pipes.values {
      let owner = pipe.owner
      pipe.drop()
      owner?.lost()
    }
    stopIfDrained()
  }

  /// Whether other work is done, so that the loop may end.
  var mayStop: () -> Bool = { true }

  func stopIfDrained() {
    if isDraining, pipes.isEmpty, mayStop() { loop.stop() }
  }

  /// Answers a connection that is not served, and ends it.
  func refuse(_ pipe: Pipe, _ status: HTTPStatus) {
    pipe.send(ResponseWriter.head(status, [:], length: .count(0), date: date, connection: "close"))
    pipe.finish()
  }

  /// Returns the response to a request for another host, or `nil` if the host is allowed.
  func misdirected(_ host: String) -> HTTPResponse? {
    guard let hosts, !hosts.allows(host) else { return nil }
    var response = HTTPResponse(
      type: "text/plain; charset=utf-8",
      text: "This server does not accept the host name \(host). Its operator can add names with CAIRN_WEB_HOSTS or "
        + "--web-host.\n")
    response.status = .misdirectedRequest
    return response
  }

  func report(_ what: String, _ peer: Peer?) {
    if let line = log.line(what, peer, now: loop.clock.now()) { write(line) }
  }

  /// The value of the `Date` header, computed once a second.
  var date: String {
    let second = loop.clock.date()
    if second != dateSecond {
      dateSecond = second
      dateText = HTTPDate.text(second)
    }
    return dateText
  }
}
