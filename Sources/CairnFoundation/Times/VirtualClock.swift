import CairnLocks

/// A clock that stands still until it is advanced, for tests.
///
/// Code that runs for a host with such a clock finds it in a task-local value, as does every task that code starts.
package final class VirtualClock: Sendable {
  @TaskLocal package static var current: VirtualClock?

  private enum PendingItem: Sendable {
    case task(CheckedContinuation<Void, any Error>)
    case work(@MainActor @Sendable () -> Void)
  }

  private struct State {
    var now = Duration.zero
    var lastID = 0
    var waiting: [Int: (deadline: Duration, waiting: PendingItem)] = [:]
    /// Sleeps that were canceled before they started.
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())
  /// What the host's code waits for that does not follow this clock.
  package let outside = OutsideWork()

  package init() {}

  package var now: Duration { state.withLock { $0.now } }

  /// The time of the next sleep's end or the next scheduled work.
  package var nextDeadline: Duration? { state.withLock { $0.waiting.values.map(\.deadline).min() } }

  /// Waits until the clock has advanced by a duration.
  package func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    let id = nextID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if state.cancelled.remove(id) != nil { return true }
          state.waiting[id] = (state.now + max(duration, .zero), .task(continuation))
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Schedules work for when the clock has advanced by a duration.
  package func schedule(after duration: Duration, _ work: @escaping @MainActor @Sendable () -> Void) {
    let id = nextID()
    state.withLock { $0.waiting[id] = ($0.now + max(duration, .zero), .work(work)) }
  }

  private func nextID() -> Int {
    state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
  }

  private func cancel(_ id: Int) {
    let found = state.withLock { state -> PendingItem? in
      if let found = state.waiting.removeValue(forKey: id) { return found.waiting }
      state.cancelled.insert(id)
      return nil
    }
    if case .task(let continuation)? = found { continuation.resume(throwing: CancellationError()) }
  }

  /// Advances to a time, and resumes everything due by then, ordered by deadline and then by start.
  @MainActor package func move(to time: Duration) {
    let due = state.withLock { state -> [PendingItem] in
      state.now = max(state.now, time)
      let due = state.waiting.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.waiting[id] = nil }
      return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }.map(\.value.waiting)
    }
    for waiting in due {
      switch waiting {
      case .task(let continuation): continuation.resume()
      case .work(let work): work()
      }
    }
  }
}
