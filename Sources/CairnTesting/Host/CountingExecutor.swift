import CairnLocks
import Dispatch

/// Runs what the tasks of views do away from the main actor, and knows when there is nothing left to run: without
/// it a test could only guess whether a task waits for something or is about to go on.
final class CountingExecutor: TaskExecutor {
  private struct State {
    var waiting = 0
    var finished = 0
    var watchers: [CheckedContinuation<Void, Never>] = []
  }

  private let queue = DispatchQueue(label: "cairn.testing.tasks", attributes: .concurrent)
  private let state = Mutex(State())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.waiting += 1 }
    queue.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      self.ended()
    }
  }

  private func ended() {
    let watchers = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      state.waiting -= 1
      state.finished += 1
      guard state.waiting == 0 else { return [] }
      defer { state.watchers = [] }
      return state.watchers
    }
    for watcher in watchers { watcher.resume() }
  }

  /// How many pieces of work have been done.
  var finished: Int { state.withLock { $0.finished } }

  /// Waits until nothing is left to run.
  func becomesIdle() async {
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        if state.waiting == 0 { return true }
        state.watchers.append(continuation)
        return false
      }
      if isIdle { continuation.resume() }
    }
  }
}
