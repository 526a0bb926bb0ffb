extension Gate {
  /// Decides which worker answers a request.
  func decide(_ connection: GateConnection, _ head: RequestHead) {
    guard !isDraining else { return answer(connection, with: RefusingService(.serviceUnavailable, retryAfter: 1)) }
    if let response = transport.misdirected(head.host) {
      metrics.refused += 1
      return answer(connection, with: RefusingService(response))
    }
    if let response = settings.answer(head.request(peer: connection.pipe.peer)) {
      metrics.answered += 1
      return answer(connection, with: RefusingService(response), closes: false)
    }
    let peer = connection.pipe.peer
    let named = settings.naming.user(of: head.headers, from: peer)
    if case .refused(let status) = named {
      transport.report("\(status.rawValue) no identity", peer)
      metrics.refused += 1
      return answer(connection, with: RefusingService(status))
    }
    let name = named.user
    let isServed = table.serves(name)
    let isGuest = !isServed && settings.guests.map { name == nil || $0(head.request(peer: peer)) } == true
    let isAdmitted =
      isServed || !settings.limits.counts(peer)
      || (isGuest
        ? newGuests.admits(peer.network, settings.guestsPerSecond, burst: settings.guestBurst, now: now)
        : newUsers.admits(peer.network, settings.newUsersPerSecond, burst: settings.newUsersBurst, now: now))
    guard isAdmitted else {
      transport.report("429 too many new users from one address", peer)
      metrics.refused += 1
      return answer(connection, with: RefusingService(.tooManyRequests, retryAfter: 10))
    }
    // Without a user there is no page that it could belong to, and the guests' worker would have to keep it.
    if isGuest, head.wantsWebSocket, let message = settings.strayMessage {
      metrics.refused += 1
      return answer(connection, with: StraySocketService(message))
    }
    if isGuest { placeGuest(connection) } else { place(connection, name) }
  }

  private func place(_ connection: GateConnection, _ name: UserID?) {
    switch table.place(name) {
    case .worker(let process, let user, let afterCrash):
      pass(connection, to: process, user, afterCrash: afterCrash)
    case .wait:
      // A longer queue could not be served in time.
      guard waiting.count < 1000 else { return giveUp(connection) }
      waiting.append(connection)
      if connection.pipe.deadline == nil { connection.pipe.deadline = now &+ settings.patience.nanoseconds }
      makeRoom()
    }
    refill()
  }

  /// Assigns waiting requests to workers that are ready.
  func placeWaiting() {
    defer { passWaitingGuests() }
    while !waiting.isEmpty, !table.isFull, table.count(of: { $0 == .warm }) > 0 {
      let connection = waiting.removeFirst()
      guard connection.pipe.isOpen, let head = connection.head else { continue }
      place(connection, settings.naming.user(of: head.headers, from: connection.pipe.peer).user)
    }
  }

  /// Refuses a request for which there is no worker.
  func giveUp(_ connection: GateConnection) {
    forget(connection)
    metrics.refused += 1
    transport.report("503 no worker", connection.pipe.peer)
    answer(connection, with: RefusingService(.serviceUnavailable, retryAfter: 10))
  }

  func forget(_ connection: GateConnection) {
    waiting.removeAll { $0 === connection }
    waitingGuests.removeAll { $0 === connection }
  }

  func refuseSlowHead(_ connection: GateConnection) {
    transport.report("408 slow head", connection.pipe.peer)
    transport.refuse(connection.pipe, .requestTimeout)
  }

  /// Answers without a worker. The connection returns for its next request, unless it closes.
  func answer(_ connection: GateConnection, with service: any WireService, closes: Bool = true) {
    let pipe = connection.pipe
    pipe.isPaused = false
    let http = HTTPConnection(pipe, service: service, transport: transport)
    http.closesAfterResponse = closes
    http.handOver = { [weak self] http, rest in
      if let self { GateConnection(http.pipe, gate: self, bytes: rest, hasServed: true).begin() }
    }
    pipe.owner = http
    http.received(connection.bytes[...])
  }
}

/// Limits the rate of new users per network.
struct NewUsers {
  private var buckets: [String: (bucket: TokenBucket, used: UInt64)] = [:]

  mutating func admits(_ network: String, _ perSecond: Double, burst: Double, now: UInt64) -> Bool {
    var bucket = buckets[network]?.bucket ?? TokenBucket(perSecond: perSecond, burst: burst, now: now)
    defer { buckets[network] = (bucket, now) }
    return bucket.take(now: now)
  }

  mutating func forgetOld(now: UInt64) {
    buckets = buckets.filter { now &- $0.value.used < 60_000_000_000 }
  }
}
