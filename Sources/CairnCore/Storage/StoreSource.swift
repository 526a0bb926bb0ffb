import CairnValues
import Foundation

/// A store as the graph sees it: each key is a source, and a change of a key reaches the nodes that read it.
@MainActor
final class StoreSource {
  nonisolated let store: any KeyValueStore
  private var keys: [String: _Source] = [:]
  private var observation: StorageObservation?
  private weak var graph: Graph?
  private var reportedProblems = 0

  init(_ store: any KeyValueStore, graph: Graph) {
    self.store = store
    self.graph = graph
    observation = store.observe { [weak self] key in
      Runtime.shared.onMain { MainActor.assumeIsolated { self?.changed(key) } }
    }
  }

  /// What a reader of the key reads.
  func source(for key: String) -> _Source {
    if let known = keys[key] { return known }
    let new = _Source()
    keys[key] = new
    return new
  }

  private func changed(_ key: String) { keys[key]?.changed() }

  func flush() {
    store.flush()
    reportProblems()
  }

  /// Storage that fails is told of, once each time, and the app goes on with what it has in memory.
  func reportProblems() {
    let problems = store.problems
    guard problems.count > reportedProblems else { return }
    for problem in problems[reportedProblems...] {
      graph?.diagnostics.report(.warning, problem.code.rawValue, problem.message)
    }
    reportedProblems = problems.count
  }
}

extension Session {
  func store(for place: StorePlace) -> StoreSource {
    if let known = stores[place] { return known }
    let new = StoreSource(host.store(for: place), graph: graph)
    new.reportProblems()
    stores[place] = new
    return new
  }
}

extension Session {
  /// The store over user defaults; one for each object, so that views that share it share their keys.
  func store(for defaults: UserDefaults) -> StoreSource {
    let id = ObjectIdentifier(defaults)
    if let known = defaultsStores[id] { return known }
    let new = StoreSource(host.store(over: defaults), graph: graph)
    defaultsStores[id] = new
    return new
  }
}

/// One stored value, as state of the views that show it.
final class StorageLocation<Value>: BindingBox<Value>, @unchecked Sendable {
  private let key: String
  private let initial: Value
  private let witness: StorageWitness<Value>
  private let source: StoreSource
  private let keySource: _Source
  private weak var graph: Graph?

  @MainActor init(_ key: String, initial: Value, witness: StorageWitness<Value>, source: StoreSource, graph: Graph) {
    self.key = key
    self.initial = initial
    self.witness = witness
    self.source = source
    self.graph = graph
    keySource = source.source(for: key)
  }

  override func get() -> Value {
    keySource.noteRead()
    let value = source.store.read(key, as: witness) ?? initial
    if Runtime.shared.isMain { MainActor.assumeIsolated { source.reportProblems() } }
    return value
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    let runtime = Runtime.shared
    if runtime.waitsForUpdate({ self.set(value, transaction) }) { return }
    if runtime.isMain { MainActor.assumeIsolated { graph?.willChange(with: transaction) } }
    source.store.write(value, to: key, as: witness)
    source.store.flushSoon()
  }

  override func isSame(as other: BindingBox<Value>) -> Bool {
    guard let other = other as? StorageLocation<Value> else { return false }
    return key == other.key && source === other.source
  }
}
