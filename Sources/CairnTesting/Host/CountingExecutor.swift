import CairnLocks
import Dispatch

/// Runs the work of views' tasks off the main actor, and knows when none is left. Without it, a test could not know
/// whether a task is suspended or about to continue.
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

  /// The number of finished jobs.
  var finished: Int { state.withLock { $0.finished } }

  /// Waits until no jobs are left.
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
