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
    if worker.unansweredCheck != nil {
      worker.unansweredCheck?.waited += settings.heartbeat
      if isHung(worker) { worker.kill(.hung) }
      return
    }
    if worker.memory > settings.memory { return worker.kill(.memory) }
    worker.skippedChecks += 1
    guard !worker.connections.isEmpty || worker.skippedChecks > Self.checksSkipped else { return }
    worker.skippedChecks = 0
    worker.expectAnswer()
    worker.channel.send(.areYouThere(now))
  }

  /// Whether the worker has computed for most of the longest turn, or waits for something that does not come. On a busy
  /// machine a turn takes several times its processor time, so waiting has a higher limit.
  private func isHung(_ worker: WorkerProcess) -> Bool {
    guard let check = worker.unansweredCheck, check.waited >= settings.longestTurn else { return false }
    return check.waited >= settings.longestTurn * 4
      || worker.processorTime - check.processorTime >= settings.longestTurn * 0.75
  }

  /// Gives the worker no more connections.
  func retire(_ worker: WorkerProcess) {
    table.retire(worker.process)
    if worker.retiredAt == nil { worker.retiredAt = now }
  }
}
