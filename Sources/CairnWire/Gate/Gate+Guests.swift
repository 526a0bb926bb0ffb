// Most who ask for a page without a cookie ask for nothing else: programs that look for holes or collect texts. One worker
// renders the first pages of all of them, and keeps none. Only whoever comes back with the cookie gets a worker, as
// somebody's browser does with the page's socket.
extension Gate {
  /// Requests that may wait for the guests' worker.
  private static let mostWaitingGuests = 1_000
  /// Requests that the guests' worker has at a time and has not answered. A client that reads slowly takes nobody's turn.
  private static let mostServedGuests = 64

  /// Answers somebody without a cookie.
  func placeGuest(_ connection: GateConnection) {
    // A page that could not be used would be of no use.
    guard !table.isFull || longestAway != nil, waitingGuests.count < Self.mostWaitingGuests else {
      return giveUp(connection)
    }
    waitingGuests.append(connection)
    connection.pipe.deadline = now &+ settings.patience.nanoseconds
    passWaitingGuests()
    refill()
  }

  /// Hands over those who wait, as far as there is room.
  func passWaitingGuests() {
    while !waitingGuests.isEmpty, let process = table.placeGuest(), let worker = processes[process],
      worker.unanswered < Self.mostServedGuests
    {
      let connection = waitingGuests.removeFirst()
      guard connection.pipe.isOpen else { continue }
      connection.pipe.deadline = nil
      pass(connection, to: process, nil, afterCrash: false)
      // What an app keeps of each page adds up.
      if worker.served >= settings.pagesOfGuests {
        retire(worker)
        worker.channel.send(.drain(milliseconds: 5_000))
      }
    }
  }
}
