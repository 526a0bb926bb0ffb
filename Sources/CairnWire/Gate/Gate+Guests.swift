// Most clients without a cookie request a single page: crawlers and vulnerability scanners. One worker renders these
// first pages for all of them, and keeps none. A client gets a separate worker only when it returns with the cookie, as
// a browser does to open the page's socket.
extension Gate {
  /// The requests that may wait for the guests' worker.
  private static let mostWaitingGuests = 1_000
  /// The unanswered requests that the guests' worker has at a time. Slow readers do not count.
  private static let mostServedGuests = 64

  /// Passes a guest's request to the guests' worker.
  func placeGuest(_ connection: GateConnection) {
    guard waitingGuests.count < Self.mostWaitingGuests else { return giveUp(connection) }
    waitingGuests.append(connection)
    connection.pipe.deadline = now &+ settings.patience.nanoseconds
    passWaitingGuests()
    wakeForRoom()
    refill()
  }

  /// Passes waiting requests on, as far as there is space.
  func passWaitingGuests() {
    while !waitingGuests.isEmpty, hasRoomForGuests, let process = table.placeGuest(), let worker = processes[process],
      worker.unanswered < Self.mostServedGuests
    {
      // Clients that keep their connections must not shut out others.
      if worker.connections.count >= settings.connectionsOfWorker {
        replaceGuests(worker)
        continue
      }
      let connection = waitingGuests.removeFirst()
      guard connection.pipe.isOpen else { continue }
      connection.pipe.deadline = nil
      pass(connection, to: process, nil, afterCrash: false)
      // An app may keep memory for each page, so the worker is replaced.
      if worker.served >= settings.pagesOfGuests { replaceGuests(worker) }
    }
  }

  /// Whether a guest could become a user. Otherwise the page could not become live.
  var hasRoomForGuests: Bool { !table.isFull || occupants.contains { $0.isFree(at: now) } }

  private func replaceGuests(_ worker: WorkerProcess) {
    retire(worker)
    worker.channel.send(.drain(milliseconds: 5_000))
    refill()
  }
}
