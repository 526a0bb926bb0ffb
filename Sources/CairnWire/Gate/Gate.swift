/// Listens for everybody, and passes each request's connection to the worker of its person.
///
/// A worker is this program again, one for each person, as apps have globals. The gate reads a request's head, finds the
/// person by their cookie, and hands over the socket with the bytes it has read. The worker hands it back after the
/// response, since a proxy sends requests of many people through one connection.
@MainActor
package final class Gate {
  package let settings: GateSettings
  let transport: EpollTransport
  var table: WorkerTable
  var metrics = GateMetrics()
  var processes: [Int32: WorkerProcess] = [:]
  /// Those without a worker yet, in their order.
  var waiting: [GateConnection] = []
  var newPeople = NewPeople()
  private var lastNumber: UInt64 = 0
  /// Workers that ended before they were ready, one after the other.
  private var failedStarts = 0
  private var startsAgainAt: UInt64 = 0
  private(set) var isDraining = false

  /// The names that requests may be meant for; any if `nil`.
  package var hosts: HostNames? {
    get { transport.hosts }
    set { transport.hosts = newValue }
  }

  /// Whether new workers become ready.
  var startsWork: Bool { failedStarts < 3 }

  package init(
    settings: GateSettings = GateSettings(), servesMainQueue: Bool = true, clock: WireClock = .system,
    log: @escaping (String) -> Void = { _ in }
  ) throws {
    self.settings = settings
    transport = try EpollTransport(limits: settings.limits, servesMainQueue: servesMainQueue, clock: clock, log: log)
    table = WorkerTable(warm: settings.warmWorkers, most: settings.workers)
    transport.mayStop = { [weak self] in self?.processes.isEmpty ?? true }
    refill()
    beat()
  }

  isolated deinit {
    for worker in processes.values { worker.kill(.drained) }
  }

  var now: UInt64 { transport.loop.clock.now() }

  @discardableResult
  package func listen(on address: ListenAddress) throws -> ListenAddress {
    try transport.listen(on: address) { [weak self] _, pipe in
      if let self { GateConnection(pipe, gate: self).begin() }
    }
  }

  /// Serves `/health` and `/metrics`, for those who run this and nobody else.
  @discardableResult
  package func listenForAdmin(on address: ListenAddress) throws -> ListenAddress {
    let service = AdminService(gate: self)
    return try transport.listen(on: address, for: service)
  }

  package func run() { transport.run() }

  /// Stops accepting, tells the workers to put their state away, and ends those that have not after `duration`.
  package func drain(within duration: Duration) {
    guard !isDraining else { return }
    isDraining = true
    for connection in waiting { giveUp(connection) }
    for worker in processes.values { worker.channel.send(.drain(milliseconds: duration.nanoseconds / 1_000_000)) }
    transport.drain(within: duration)
    transport.loop.schedule(after: duration + .seconds(1)) { [weak self] in
      for worker in self?.processes.values.map({ $0 }) ?? [] { worker.kill(.drained) }
    }
    transport.stopIfDrained()
  }

  /// Starts the workers that are missing, a few at a time.
  func refill() {
    guard !isDraining else { return }
    guard now >= startsAgainAt else { return }
    let starting = table.count { $0 == .starting }
    for _ in 0..<max(0, min(table.missing(waiting: waiting.count), 4 - starting)) where !start() { return }
  }

  private func start() -> Bool {
    var process: Int32 = -1
    do {
      let worker = try WorkerProcess(settings, loop: transport.loop) { [weak self] in
        self?.ended(process, status: $0)
      }
      process = worker.process
      worker.askedAt = now
      worker.channel.received = { [weak self] in self?.received($0, $1, from: process) }
      worker.channel.ended = { [weak self] in self?.hasLeft(process, wasNonsense: $0) }
      processes[process] = worker
      table.started(process)
      return true
    } catch {
      transport.report("\(error)", nil)
      slowDown()
      return false
    }
  }

  /// Waits longer after each start that failed.
  private func slowDown() {
    failedStarts += 1
    let delay = Duration.milliseconds(min(30_000, 50 << min(failedStarts, 10)))
    startsAgainAt = now &+ delay.nanoseconds
    transport.loop.schedule(after: delay) { [weak self] in self?.refill() }
  }

  private func ended(_ process: Int32, status: Int32) {
    guard let worker = processes.removeValue(forKey: process) else { return }
    worker.channel.close()
    for peer in worker.connections.values { transport.unlent(peer) }
    if table.state(of: process) == .starting { slowDown() }
    let wasUnexpected = table.ended(process)
    let exit = worker.fate ?? (isDraining ? .drained : wasUnexpected ? .crashed : .retired)
    metrics.count(exit)
    if exit != .retired && exit != .drained {
      let how = status >= 256 ? "signal \(status - 256)" : "status \(status)"
      transport.report("worker \(process) ended (\(exit.rawValue), \(how))", nil)
    }
    refill()
    transport.stopIfDrained()
  }

  /// A worker without a channel can do nothing any more.
  private func hasLeft(_ process: Int32, wasNonsense: Bool) {
    guard let worker = processes[process] else { return }
    if table.state(of: process) == .retiring || isDraining { return }
    worker.kill(wasNonsense ? .protocolError : .crashed)
  }

  private func received(_ message: GateMessage, _ descriptor: consuming Descriptor?, from process: Int32) {
    guard let worker = processes[process] else { return }
    switch message {
    case .ready:
      failedStarts = 0
      worker.askedAt = nil
      table.ready(process)
      placeWaiting()
      refill()
    case .here: worker.askedAt = nil
    case .closed(let number): takeBack(number, from: worker)
    case .returned(let number, let bytes):
      guard let peer = takeBack(number, from: worker), let descriptor,
        let pipe = transport.pipe(descriptor, peer: peer)
      else { return }
      let connection = GateConnection(pipe, gate: self, bytes: bytes, hasServed: true)
      if isDraining { pipe.finish() } else { connection.begin() }
    case .renamed(let person): table.rename(process, to: person)
    case .retiring:
      table.retire(process)
      refill()
    case .connection, .areYouThere, .drain: worker.kill(.protocolError)
    }
  }

  @discardableResult
  private func takeBack(_ number: UInt64, from worker: WorkerProcess) -> Peer? {
    guard let peer = worker.connections.removeValue(forKey: number) else { return nil }
    transport.unlent(peer)
    worker.usedAt = now
    return peer
  }

  /// Hands a connection over.
  func pass(_ connection: GateConnection, to process: Int32, _ person: PersonID, afterCrash: Bool) {
    guard let worker = processes[process] else { return answer(connection, with: RefusingService(.serviceUnavailable)) }
    let peer = connection.pipe.peer
    guard let descriptor = connection.pipe.detach() else { return connection.pipe.drop() }
    lastNumber += 1
    worker.connections[lastNumber] = peer
    worker.usedAt = now
    transport.lent(peer)
    metrics.requests += 1
    worker.channel.send(
      .connection(number: lastNumber, person: person, afterCrash: afterCrash, peer: peer, bytes: connection.bytes),
      passing: descriptor)
    // A worker that reads nothing would collect connections until the gate has no room.
    if worker.channel.backlog > 200 { worker.kill(.hung) }
  }

  /// Asks the workers that have connections whether they are there, and ends those that hang or have grown too much.
  private func beat() {
    transport.loop.schedule(after: settings.heartbeat) { [weak self] in
      guard let self else { return }
      for worker in processes.values { check(worker) }
      newPeople.forgetOld(now: now)
      beat()
    }
  }

  private func check(_ worker: WorkerProcess) {
    if let askedAt = worker.askedAt {
      if now &- askedAt >= settings.longestTurn.nanoseconds { worker.kill(.hung) }
      return
    }
    guard !worker.connections.isEmpty else { return }
    if worker.memory > settings.memory { return worker.kill(.memory) }
    worker.askedAt = now
    worker.channel.send(.areYouThere(now))
  }
}
