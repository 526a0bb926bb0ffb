extension Gate {
  /// A worker that lost its last connection less than this ago may be between a page and its socket.
  static let idleTime = Duration.seconds(5)
  /// The same for a user who has only loaded a page, which can be restored without loss.
  static let unusedTime = Duration.seconds(1)
  /// How long a user may be connected without using the app.
  static let unusedConnectedTime = Duration.seconds(20)

  /// If there is no space for a new user, ends the worker whose user has been away longest. The worker's state is
  /// suspended and restored in another worker when the user returns.
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

  /// The worker to end for another user: first one whose user has only loaded a page, then the one whose user has been
  /// away longest.
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
