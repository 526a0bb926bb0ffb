import CairnValues
import Foundation

/// A store as seen by the graph: each key is a source, and a change to a key invalidates the nodes that read it.
@MainActor
final class StoreSource {
  nonisolated let store: any KeyValueStore
  private var keys: [String: _Source] = [:]
  private var observation: StorageObservation?
  private let graph: LiveReference<Graph>
  private nonisolated let link = LiveReference<StoreSource>()
  private var reportedProblems = 0
  private var needsFlush = false

  init(_ store: any KeyValueStore, graph: Graph) {
    self.store = store
    self.graph = graph.link
    link.lead(to: self)
    observation = store.observe { [link] key in
      Runtime.shared.onMain { MainActor.assumeIsolated { link.target?.changed(key) } }
    }
  }

  isolated deinit { link.cut() }

  /// Returns the source for the readers of a key.
  func source(for key: String) -> _Source {
    if let known = keys[key] { return known }
    let new = _Source()
    keys[key] = new
    return new
  }

  private func changed(_ key: String) { keys[key]?.changed() }

  /// Called after a value was set; the store is written when the turn ends.
  func written() {
    needsFlush = true
    graph.target?.requestTurnIfNeeded()
  }

  /// Picks up changes made elsewhere.
  func beginTurn() { store.refresh() }

  func endTurn() {
    if needsFlush {
      needsFlush = false
      store.flushSoon()
    }
    reportProblems()
  }

  func flush() {
    needsFlush = false
    store.flush()
    reportProblems()
  }

  /// Reports storage failures, each of them once. The app continues with the values in memory.
  func reportProblems() {
    guard store.problemCount > reportedProblems else { return }
    let problems = store.problems
    for problem in problems[reportedProblems...] {
      graph.target?.diagnostics.report(
        .warning, problem.code.rawValue, problem.message,
        notice: problem.losesValues ? .notSaved(problem.message) : nil)
    }
    reportedProblems = problems.count
  }
}
