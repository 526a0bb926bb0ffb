import CairnValues
import Synchronization

/// Where a piece of state lives.
///
/// State may be read and written from any thread. The value is guarded by a lock; readers are told on the main thread.
final class StateLocation<Value>: BindingBox<Value>, @unchecked Sendable {
  private var value: Value
  private let lock = Mutex<Void>(())
  private weak var graph: Graph?

  init(_ value: Value, in graph: Graph) {
    self.value = value
    self.graph = graph
  }

  override func get() -> Value {
    noteRead()
    return lock.withLock { _ in value }
  }

  override func set(_ new: Value, _ transaction: Transaction) {
    if Runtime.shared.waitsForUpdate({ self.setNow(new, transaction) }) { return }
    setNow(new, transaction)
  }

  private func setNow(_ new: Value, _ transaction: Transaction) {
    guard store(new) else { return }
    Runtime.shared.onMain { MainActor.assumeIsolated { self.tellReaders(transaction) } }
  }

  @MainActor private func tellReaders(_ transaction: Transaction) {
    guard hasReaders else { return }
    graph?.willChange(with: transaction)
    changed()
  }

  /// Puts the value in place; false if it is like the one that was there.
  private func store(_ new: Value) -> Bool {
    // The old value goes outside the lock: its end may run code that reads this state.
    var new = new
    return lock.withLock { _ in
      let isChange = !areAlike(&value, &new)
      swap(&value, &new)
      return isChange
    }
  }
}
