import CairnValues
import CairnLocks

/// The keys that a store reported to its observers, in order.
final class ChangeRecorder: Sendable {
  private let list = Mutex<[String]>([])
  private let observation = Mutex<StorageObservation?>(nil)

  var keys: [String] { list.withLock { $0 } }

  init(_ store: some KeyValueStore) {
    let new = store.observe { [weak self] key in self?.list.withLock { $0.append(key) } }
    observation.withLock { $0 = new }
  }

  func cancel() { observation.withLock { $0?.cancel() } }
}
