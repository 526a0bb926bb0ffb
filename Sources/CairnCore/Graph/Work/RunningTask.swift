/// A view's task, which its graph counts until it has ended.
@MainActor
package final class RunningTask {
  private let count: TaskCount
  private var task: Task<Void, Never>?
  private var isCancelled = false
  private var hasEnded = false

  @discardableResult
  package init(
    counted count: TaskCount, on executor: (any TaskExecutor)?, priority: TaskPriority,
    _ action: @escaping @Sendable () async -> Void
  ) {
    self.count = count
    count.began()
    let work: @Sendable () async -> Void = {
      await action()
      await self.ended()
    }
    task = Task(executorPreference: executor, priority: priority, operation: work)
  }

  func cancel() {
    guard !isCancelled, !hasEnded else { return }
    isCancelled = true
    count.cancelled()
    task?.cancel()
  }

  private func ended() {
    hasEnded = true
    count.ended(afterCancellation: isCancelled)
    task = nil
  }
}

/// Counts the tasks of a graph that have begun and ended, to decide whether anything is still pending.
@MainActor
package final class TaskCount {
  package private(set) var running = 0
  /// Tasks that were canceled and have not ended yet.
  package private(set) var ending = 0
  /// Incremented whenever a task begins or ends.
  package private(set) var events = 0

  func began() {
    running += 1
    events += 1
  }

  func cancelled() { ending += 1 }

  func ended(afterCancellation wasCancelled: Bool) {
    running -= 1
    if wasCancelled { ending -= 1 }
    events += 1
  }
}
