import CairnValues
import CairnLocks

/// An observation that a handler can reach.
final class ObservationHolder: Sendable {
  private let observation = Mutex<StorageObservation?>(nil)

  func keep(_ new: StorageObservation) { observation.withLock { $0 = new } }

  func cancel() { observation.withLock { $0 }?.cancel() }
}
