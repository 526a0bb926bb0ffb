extension Gate {
  /// A worker without a connection for less time than this may be between a page and its socket.
  static let idleTime = Duration.seconds(5)
  /// The same for somebody who has only loaded a page, which begins again without a loss.
  static let unusedTime = Duration.seconds(1)
  /// How long somebody may be connected without using the app.
  static let unusedConnectedTime = Duration.seconds(20)

  /// Ends the worker whose person has been away for longest, if there is no room for somebody who is here. Their state is
  /// put away, and they find it again with another worker.
  func makeRoom() {
    guard !isDraining, table.isFull, table.retiringCount < max(1, waiting.count) else { return }
    guard let worker = longestAway else { return }
    retire(worker)
    worker.channel.send(.drain(milliseconds: 2_000))
    transport.loop.schedule(after: .seconds(5)) { [weak self, weak worker] in
      guard let self, let worker, processes[worker.process] === worker else { return }
      worker.kill(.hung)
    }
  }

  /// The worker that may end for somebody else: first one whose person has only loaded a page, then the one whose person
  /// has been away for longest.
  var longestAway: WorkerProcess? {
    processes.values.filter(mayMakeRoom).min { a, b in
      a.isInUse == b.isInUse ? a.usedAt < b.usedAt : b.isInUse
    }
  }

  private func mayMakeRoom(_ worker: WorkerProcess) -> Bool {
    guard case .taken = table.state(of: worker.process) else { return false }
    let away = now &- worker.usedAt
    guard worker.connections.isEmpty else { return !worker.isInUse && away >= Self.unusedConnectedTime.nanoseconds }
    return away >= (worker.isInUse ? Self.idleTime : Self.unusedTime).nanoseconds
  }
}
