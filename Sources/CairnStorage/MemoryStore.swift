import CairnLocks
import CairnValues

/// A store that lives as long as the process: for tests, previews, and scenes that are not restored.
package final class MemoryStore: KeyValueStore {
  private let values: Mutex<[String: StoredValue]>
  private let observers = StoreObservers()
  private let log = ProblemLog()

  package init(_ values: [String: StoredValue] = [:]) {
    self.values = Mutex(values)
  }

  package var keys: Set<String> { values.withLock { Set($0.keys) } }

  package func value(for key: String) -> StoredValue? {
    values.withLock { $0[key] }
  }

  package func set(_ value: StoredValue?, for key: String) {
    let isChange = values.withLock { values in
      defer { values[key] = value }
      return values[key] != value
    }
    if isChange { observers.notify([key]) }
  }

  package func observe(_ handler: @escaping @Sendable (String) -> Void) -> StorageObservation {
    observers.add(handler)
  }

  package var problems: [StorageProblem] { log.problems }

  package var problemCount: Int { log.count }

  package func record(_ problem: StorageProblem) { log.record(problem) }

  package func refresh() {}

  package func flush() {}

  package func flushSoon() {}
}
