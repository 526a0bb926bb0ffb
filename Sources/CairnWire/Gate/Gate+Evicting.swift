/// A user's place on a server that has no more.
struct Occupant: Equatable, Sendable {
  let worker: WorkerTable.WorkerID
  /// Whether the user has used the app, and not only loaded a page.
  var isInUse: Bool
  var isConnected: Bool
  /// When a connection last came or went.
  var usedAt: UInt64

  /// A worker that lost its last connection less than this ago may be between a page and its socket.
  static let idleTime = Duration.seconds(5)
  /// The same for a user who has only loaded a page, which can be restored without loss.
  static let unusedTime = Duration.seconds(1)
  /// How long a user may be connected without using the app.
  static let unusedConnectedTime = Duration.seconds(20)

  /// The time from which another user may have the place, unless the user returns; `nil` while the user is there.
  var freeFrom: UInt64? {
    if isConnected { return isInUse ? nil : usedAt &+ Self.unusedConnectedTime.nanoseconds }
    return usedAt &+ (isInUse ? Self.idleTime : Self.unusedTime).nanoseconds
  }

  func isFree(at now: UInt64) -> Bool { freeFrom.map { $0 <= now } ?? false }
}

extension Collection<Occupant> {
  /// The place to take: first of a user who has only loaded a page, then of the one who has been away longest.
  func free(at now: UInt64) -> Occupant? {
    filter { $0.isFree(at: now) }.min { a, b in a.isInUse == b.isInUse ? a.usedAt < b.usedAt : b.isInUse }
  }

  /// When the next place becomes free.
  func nextFree(after now: UInt64) -> UInt64? { compactMap(\.freeFrom).filter { $0 > now }.min() }
}

extension Gate {
  /// The places of users whose workers are not ending.
  var occupants: [Occupant] {
    processes.values.compactMap { worker in
      guard case .taken = table.state(of: worker.process) else { return nil }
      return Occupant(
        worker: worker.process, isInUse: worker.isInUse, isConnected: !worker.connections.isEmpty, usedAt: worker.usedAt
      )
    }
  }

  /// Ends a worker for each waiting request for which there is no space. The worker's state is suspended, and restored in
  /// another worker when its user returns.
  func makeRoom() {
    while !isDraining, table.isFull, table.retiringCount < waiting.count,
      let worker = occupants.free(at: now).flatMap({ processes[$0.worker] })
    {
      retire(worker)
      worker.channel.send(.drain(milliseconds: 2_000))
      // This request has a place now, however long that takes to become ready.
      let promised = waiting[table.retiringCount - 1].pipe
      promised.deadline = max(promised.deadline ?? 0, now &+ settings.patience.nanoseconds)
      transport.loop.schedule(after: .seconds(5)) { [weak self, weak worker] in
        guard let self, let worker, processes[worker.process] === worker else { return }
        worker.kill(.hung)
      }
    }
    wakeForRoom()
  }

  /// Wakes when the next place becomes free, if a request waits for one.
  func wakeForRoom() {
    guard !isDraining, table.isFull, waiting.count > table.retiringCount || !waitingGuests.isEmpty,
      let time = occupants.nextFree(after: now), time < wakesForRoomAt
    else { return }
    wakesForRoomAt = time
    transport.loop.schedule(after: .nanoseconds(Int64(time &- now))) { [weak self] in
      guard let self else { return }
      wakesForRoomAt = .max
      makeRoom()
      passWaitingGuests()
    }
  }
}
