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
    var watchers: [Int: (isOver: @Sendable ([Int: String]) -> Bool, continuation: CheckedContinuation<Void, Never>)] =
      [:]
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
    let watchers = state.withLock { state in
      if state.pending.removeValue(forKey: id) != nil { state.ended += 1 }
      return Self.takeWatchers(from: &state)
    }
    for watcher in watchers { watcher.resume() }
  }

  private static func takeWatchers(from state: inout State) -> [CheckedContinuation<Void, Never>] {
    let over = state.watchers.filter { $0.value.isOver(state.pending) }
    for id in over.keys { state.watchers[id] = nil }
    return over.values.map(\.continuation)
  }

  /// How many have ended.
  package var ended: Int { state.withLock { $0.ended } }

  /// The work that has not ended, by number.
  package var pending: [Int: String] { state.withLock { $0.pending } }

  /// Waits until what is pending fulfills a condition, or until a time has passed by the machine's clock.
  package func wait(within patience: Duration, until isOver: @escaping @Sendable ([Int: String]) -> Bool) async {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    let limit = Task.detached {
      try? await ContinuousClock().sleep(for: patience)
      if !Task.isCancelled { self.giveUp(id) }
    }
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if isOver(state.pending) { return true }
        state.watchers[id] = (isOver, continuation)
        return false
      }
      if isOver { continuation.resume() }
    }
    limit.cancel()
  }

  private func giveUp(_ id: Int) { state.withLock { $0.watchers.removeValue(forKey: id) }?.continuation.resume() }
}
