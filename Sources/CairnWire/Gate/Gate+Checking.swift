extension Gate {
  /// A worker without connections is checked less often, so that it can sleep.
  private static let checksSkipped = 4
  /// The time limit for retiring. Workers drop their connections after 5 seconds.
  private static let retirement = Duration.seconds(5)

  /// Ends a worker that hangs, uses too much memory or does not retire, and sends it a check. The app keeps running
  /// after its user has left, so a worker is watched for its whole life.
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

  /// Gives the worker no more connections.
  func retire(_ worker: WorkerProcess) {
    table.retire(worker.process)
    if worker.retiredAt == nil { worker.retiredAt = now }
  }
}
