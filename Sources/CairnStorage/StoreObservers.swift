import CairnLocks
import CairnValues

/// The observers of a store, in the order of their registration.
final class StoreObservers: Sendable {
  private struct State {
    var handlers: [(number: Int, handler: @Sendable (String) -> Void)] = []
    var lastNumber = 0
  }

  private let state = Mutex(State())

  func add(_ handler: @escaping @Sendable (String) -> Void) -> StorageObservation {
    let number = state.withLock { state in
      state.lastNumber += 1
      state.handlers.append((state.lastNumber, handler))
      return state.lastNumber
    }
    return StorageObservation { [weak self] in self?.remove(number) }
  }

  private func remove(_ number: Int) {
    // The handler may be the last owner of an object whose deinitializer calls back here, so it is released
    // outside the lock.
    let removed = state.withLock { state in
      state.handlers.firstIndex { $0.number == number }.map { state.handlers.remove(at: $0) }
    }
    _ = removed
  }

  /// Calls the observers. Never call this while holding a lock, because handlers read the store.
  func notify(_ keys: some Sequence<String>) {
    for key in keys {
      for (number, handler) in state.withLock({ $0.handlers }) where isAttached(number) {
        handler(key)
      }
    }
  }

  /// Returns whether an observer is still registered. An earlier handler of the same round may have canceled
  /// it.
  private func isAttached(_ number: Int) -> Bool {
    state.withLock { $0.handlers.contains { $0.number == number } }
  }
}
