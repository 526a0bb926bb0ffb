import CairnLocks

/// A registration of a store's observer, which lasts until it is canceled or released.
package final class StorageObservation: Sendable {
  private let action: Mutex<(@Sendable () -> Void)?>

  package init(onCancel action: @escaping @Sendable () -> Void) {
    self.action = Mutex(action)
  }

  /// Cancels the registration. No call begins afterwards; one in progress on another thread may still finish.
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
