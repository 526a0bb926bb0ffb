import CairnLocks

/// Keeps an observer of a store attached until cancelled or released.
package final class StorageObservation: Sendable {
  private let action: Mutex<(@Sendable () -> Void)?>

  package init(onCancel action: @escaping @Sendable () -> Void) {
    self.action = Mutex(action)
  }

  /// No call begins after this; one that is under way on another thread may still end.
  package func cancel() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }

  deinit {
    cancel()
  }
}
