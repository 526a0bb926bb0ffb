import CairnLocks
import Foundation

/// What an app's code has started and waits for outside the main actor: requests, and jobs on other threads.
///
/// A test waits until there is none, as it could not know otherwise whether a task is suspended or about to continue.
package final class OutsideWork: Sendable {
  private struct State {
    var lastID = 0
    /// The work that has not ended, by number.
    var pending: [Int: String] = [:]
    var ended = 0
    var servers: [any StandInServer] = []
    var watchers: [Int: (slow: Set<Int>, continuation: CheckedContinuation<Set<Int>, Never>)] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// Has a server answer the host's requests to it.
  package func connect(_ server: any StandInServer) {
    state.withLock { state in if !state.servers.contains(where: { $0 === server }) { state.servers.append(server) } }
  }

  package var servers: [any StandInServer] { state.withLock { $0.servers } }

  func server(for url: URL) -> (any StandInServer)? { servers.last { $0.answers(url) } }

  /// Notes that something begins.
  package func begin(_ what: String) -> Int {
    state.withLock { state in
      state.lastID += 1
      state.pending[state.lastID] = what
      return state.lastID
    }
  }

  /// Notes that something has ended, and its effect is due on the main actor.
  package func end(_ id: Int) {
    let over = state.withLock { state in
      if state.pending.removeValue(forKey: id) != nil { state.ended += 1 }
      let over = state.watchers.filter { $0.value.slow.isSuperset(of: state.pending.keys) }
      for id in over.keys { state.watchers[id] = nil }
      return over.values.map(\.continuation)
    }
    for continuation in over { continuation.resume(returning: []) }
  }

  /// How many have ended.
  package var ended: Int { state.withLock { $0.ended } }

  /// The work that has not ended, by number.
  package var pending: [Int: String] { state.withLock { $0.pending } }

  /// Waits until all work has ended but for some, or until a time has passed by the machine's clock.
  ///
  /// - Returns: The numbers of the work for which it waited in vain.
  package func wait(within patience: Duration, except slow: Set<Int>) async -> Set<Int> {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    var limit: Task<Void, Never>?
    defer { limit?.cancel() }
    return await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if slow.isSuperset(of: state.pending.keys) { return true }
        state.watchers[id] = (slow, continuation)
        return false
      }
      if isOver { return continuation.resume(returning: []) }
      limit = Task.detached {
        try? await ContinuousClock().sleep(for: patience)
        if !Task.isCancelled { self.giveUp(id) }
      }
    }
  }

  private func giveUp(_ id: Int) {
    let (watcher, pending) = state.withLock { ($0.watchers.removeValue(forKey: id), Set($0.pending.keys)) }
    watcher?.continuation.resume(returning: pending)
  }
}
