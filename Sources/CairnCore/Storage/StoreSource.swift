import CairnValues
import Foundation

/// A store as the graph sees it: each key is a source, and a change of a key reaches the nodes that read it.
@MainActor
final class StoreSource {
  nonisolated let store: any KeyValueStore
  private var keys: [String: _Source] = [:]
  private var observation: StorageObservation?
  private let graph: LiveReference<Graph>
  private nonisolated let link = LiveReference<StoreSource>()
  @exclusivity(unchecked) private var reportedProblems = 0
  @exclusivity(unchecked) private var needsFlush = false

  init(_ store: any KeyValueStore, graph: Graph) {
    self.store = store
    self.graph = graph.link
    link.lead(to: self)
    observation = store.observe { [link] key in
      Runtime.shared.onMain { MainActor.assumeIsolated { link.target?.changed(key) } }
    }
  }

  isolated deinit { link.cut() }

  /// What a reader of the key reads.
  func source(for key: String) -> _Source {
    if let known = keys[key] { return known }
    let new = _Source()
    keys[key] = new
    return new
  }

  private func changed(_ key: String) { keys[key]?.changed() }

  /// A value was set; it is written when the turn ends.
  func written() {
    needsFlush = true
    graph.target?.requestTurnIfNeeded()
  }

  /// Looks for what others changed.
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

  /// Storage that fails is told of, once each time, and the app goes on with what it has in memory.
  func reportProblems() {
    let problems = store.problems
    guard problems.count > reportedProblems else { return }
    for problem in problems[reportedProblems...] {
      graph.target?.diagnostics.report(.warning, problem.code.rawValue, problem.message)
    }
    reportedProblems = problems.count
  }
}
