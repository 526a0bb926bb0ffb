/// Accepts all connections, and passes each request's connection to the worker of its user.
///
/// A worker is a process of the same program for a single user, because apps have global state. The gate reads a
/// request's head, finds the user by their cookie, and passes the socket on with the bytes it has read. The worker
/// hands it back after the response, because a proxy sends requests of many users through one connection.
@MainActor
package final class Gate {
  package let settings: GateSettings
  let transport: EpollTransport
  var table: WorkerTable
  var metrics = GateMetrics()
  var processes: [Int32: WorkerProcess] = [:]
  /// Requests of users that have no worker yet, in order of arrival.
  var waiting: [GateConnection] = []
  /// Requests that wait for the guests' worker, in order of arrival.
  var waitingGuests: [GateConnection] = []
  var newUsers = NewUsers()
  var newGuests = NewUsers()
  /// When the gate will look for a place that has become free.
  var wakesForRoomAt = UInt64.max
  private var lastNumber: UInt64 = 0
  /// The number of consecutive workers that ended before they were ready.
  private var failedStarts = 0
  private var startsAgainAt: UInt64 = 0
  private(set) var isDraining = false

  /// The host names that requests may have; any if `nil`.
  package var hosts: HostNames? {
    get { transport.hosts }
    set { transport.hosts = newValue }
  }

  /// Whether new workers start successfully.
  var startsWork: Bool { failedStarts < 3 }

  package init(
    settings: GateSettings = GateSettings(), servesMainQueue: Bool = true, clock: WireClock = .system,
    log: @escaping (String) -> Void = { _ in }
  ) throws {
    self.settings = settings
    let budget = DescriptorBudget(connections: settings.limits.connections, users: settings.workers)
    var limits = settings.limits
    limits.connections = budget.connections
    transport = try EpollTransport(limits: limits, servesMainQueue: servesMainQueue, clock: clock, log: log)
    table = WorkerTable(
      warm: min(settings.warmWorkers, budget.users), most: budget.users, servesGuests: settings.guests != nil)
    if let shortage = budget.shortage { transport.report(shortage, nil) }
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

  /// Serves `/health` and `/metrics` for operators, at a separate address.
  @discardableResult
  package func listenForAdmin(on address: ListenAddress) throws -> ListenAddress {
    let service = AdminService(gate: self)
    return try transport.listen(on: address, for: service)
  }

  package func run() { transport.run() }

  /// Stops accepting, asks the workers to suspend their state, and ends those that have not after `duration`.
  package func drain(within duration: Duration) {
    guard !isDraining else { return }
    isDraining = true
    for connection in waiting + waitingGuests { giveUp(connection) }
    for worker in processes.values { worker.channel.send(.drain(milliseconds: duration.nanoseconds / 1_000_000)) }
    transport.drain(within: duration)
    transport.loop.schedule(after: duration + .seconds(1)) { [weak self] in
      for worker in self?.processes.values.map({ $0 }) ?? [] { worker.kill(.drained) }
    }
    transport.stopIfDrained()
  }

  /// Starts missing workers, a few at a time.
  func refill() {
    guard !isDraining else { return }
    guard now >= startsAgainAt else { return }
    let starting = table.count { $0 == .starting }
    let waits = waiting.count + (waitingGuests.isEmpty || table.guest != nil ? 0 : 1)
    for _ in 0..<max(0, min(table.missing(waiting: waits), 4 - starting)) where !start() { return }
  }

  private func start() -> Bool {
    var process: Int32 = -1
    do {
      let worker = try WorkerProcess(settings, loop: transport.loop) { [weak self] in
        self?.ended(process, status: $0)
      }
      process = worker.process
      worker.expectAnswer()
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

  /// Increases the delay after each failed start.
  private func slowDown() {
    failedStarts += 1
    let delay = Duration.milliseconds(min(30_000, 50 << min(failedStarts, 10)))
    startsAgainAt = now &+ delay.nanoseconds
    transport.loop.schedule(after: delay) { [weak self] in self?.refill() }
  }

  private func ended(_ process: Int32, status: Int32) {
    guard let worker = processes[process] else { return }
    // The worker may have answered or handed a connection back just before it ended.
    worker.channel.ended = nil
    worker.channel.receiveAll()
    processes[process] = nil
    worker.channel.close()
    for lent in worker.connections.values { answerInstead(lent) }
    worker.connections = [:]
    if table.state(of: process) == .starting { slowDown() }
    let wasUnexpected = table.ended(process)
    let exit = worker.fate ?? (isDraining ? .drained : wasUnexpected ? .crashed : .retired)
    metrics.count(exit)
    if exit != .retired && exit != .drained {
      let how = status >= 256 ? "signal \(status - 256)" : "status \(status)"
      transport.report("worker \(process) ended (\(exit.rawValue), \(how))", nil)
    }
    makeRoom()
    placeWaiting()
    refill()
    transport.stopIfDrained()
  }

  /// Answers a request whose worker has ended, unless the response has begun. A proxy in front would blame the gate for
  /// a connection that ends without a response.
  private func answerInstead(_ lent: WorkerProcess.Lent) {
    transport.unlent(lent.peer)
    guard !isDraining, let descriptor = lent.unanswered?.take(), let pipe = transport.pipe(descriptor, peer: lent.peer)
    else { return }
    metrics.failed += 1
    transport.refuse(pipe, .badGateway)
  }

  /// Ends a worker that has closed its channel, because it is useless without one.
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
      worker.unansweredCheck = nil
      table.ready(process)
      placeWaiting()
      refill()
    case .here: worker.unansweredCheck = nil
    case .answering(let number):
      worker.connections[number]?.unanswered = nil
      passWaitingGuests()
    case .inUse: worker.isInUse = true
    case .closed(let number):
      takeBack(number, from: worker)
      passWaitingGuests()
    case .returned(let number, let bytes):
      guard let peer = takeBack(number, from: worker), let descriptor,
        let pipe = transport.pipe(descriptor, peer: peer)
      else { return }
      let connection = GateConnection(pipe, gate: self, bytes: bytes, hasServed: true)
      if isDraining { pipe.finish() } else { connection.begin() }
      passWaitingGuests()
    case .renamed(let user): table.rename(process, to: user)
    case .retiring:
      retire(worker)
      refill()
    case .connection, .areYouThere, .drain: worker.kill(.protocolError)
    }
  }

  @discardableResult
  private func takeBack(_ number: UInt64, from worker: WorkerProcess) -> Peer? {
    guard let peer = worker.connections.removeValue(forKey: number)?.peer else { return nil }
    transport.unlent(peer)
    worker.usedAt = now
    wakeForRoom()
    return peer
  }

  /// Passes a connection to a worker. A connection without a user is a guest's.
  func pass(_ connection: GateConnection, to process: Int32, _ user: UserID?, afterCrash: Bool) {
    guard let worker = processes[process] else { return answer(connection, with: RefusingService(.serviceUnavailable)) }
    // With more connections, the app in the worker could not open files.
    guard worker.connections.count < settings.connectionsOfWorker else { return giveUp(connection) }
    let peer = connection.pipe.peer
    guard let detached = connection.pipe.detach() else { return connection.pipe.drop() }
    let descriptor = SharedDescriptor(detached)
    lastNumber += 1
    worker.connections[lastNumber] = WorkerProcess.Lent(peer: peer, unanswered: descriptor)
    worker.usedAt = now
    worker.served += 1
    if afterCrash { worker.isInUse = true }
    transport.lent(peer)
    metrics.requests += 1
    worker.channel.send(
      .connection(number: lastNumber, user: user, afterCrash: afterCrash, peer: peer, bytes: connection.bytes),
      passing: descriptor)
    // A worker that does not read its channel would collect connections.
    if worker.channel.backlog > 200 { worker.kill(.hung) }
  }

  /// Checks all workers, and schedules the next check.
  private func beat() {
    transport.loop.schedule(after: settings.heartbeat) { [weak self] in
      guard let self else { return }
      for worker in processes.values { check(worker) }
      newUsers.forgetOld(now: now)
      newGuests.forgetOld(now: now)
      beat()
    }
  }
}
