import CairnLocks
import CairnValues

/// The observers of one store, in the order they came.
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
    // The handler may be the last owner of something whose end calls back in here, so it is let go outside the lock.
    let removed = state.withLock { state in
      state.handlers.firstIndex { $0.number == number }.map { state.handlers.remove(at: $0) }
    }
    _ = removed
  }

  /// Never to be called with a lock held: handlers read the store.
  func notify(_ keys: some Sequence<String>) {
    for key in keys {
      for (number, handler) in state.withLock({ $0.handlers }) where isAttached(number) {
        handler(key)
      }
    }
  }

  /// An earlier handler of the same round may have cancelled a later one.
  private func isAttached(_ number: Int) -> Bool {
    state.withLock { $0.handlers.contains { $0.number == number } }
  }
}
