extension Gate {
  /// A worker without a connection is asked less often, as it sleeps most of the time.
  private static let checksSkipped = 4
  /// How long a worker that retires may take: it drops its connections after 5 seconds.
  private static let retirement = Duration.seconds(5)

  /// Ends a worker that hangs, has grown too much or does not end, and asks it whether it is there. What an app began goes
  /// on when its person has left, so a worker is watched for as long as it lives.
  func check(_ worker: WorkerProcess) {
    if let retiredAt = worker.retiredAt, now &- retiredAt >= (Self.retirement + settings.longestTurn).nanoseconds {
      return worker.kill(.hung)
    }
    if let askedAt = worker.askedAt {
      if now &- askedAt >= settings.longestTurn.nanoseconds { worker.kill(.hung) }
      return
    }
    if worker.memory > settings.memory { return worker.kill(.memory) }
    worker.skippedChecks += 1
    guard !worker.connections.isEmpty || worker.skippedChecks > Self.checksSkipped else { return }
    worker.skippedChecks = 0
    worker.askedAt = now
    worker.channel.send(.areYouThere(now))
  }

  /// The worker takes nobody any more.
  func retire(_ worker: WorkerProcess) {
    table.retire(worker.process)
    if worker.retiredAt == nil { worker.retiredAt = now }
  }
}
