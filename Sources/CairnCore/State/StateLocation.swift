import CairnValues
import Dispatch
import Glibc
import Synchronization

/// Where a piece of state lives.
///
/// State may be read and written from any thread. The value is guarded by a lock; readers are told on the main thread.
final class StateLocation<Value>: BindingBox<Value>, @unchecked Sendable {
  /// Touched with the lock held.
  @exclusivity(unchecked) private var value: Value
  private let lock = Mutex<Void>(())
  private weak var graph: Graph?
  /// How values are compared, found out when the first of several is written.
  @exclusivity(unchecked) private var comparison: StoredComparison?

  init(_ value: Value, in graph: Graph) {
    self.value = value
    self.graph = graph
  }

  override func get() -> Value {
    noteRead()
    return lock.withLock { _ in value }
  }

  override func set(_ new: Value, _ transaction: Transaction) {
    let runtime = Runtime.shared
    guard runtime.isMain else {
      if store(new) { DispatchQueue.main.async { self.tellReaders(transaction) } }
      return
    }
    if let evaluating = runtime.evaluating {
      nonisolated(unsafe) let new = new
      MainActor.assumeIsolated {
        evaluating.reportWriteDuringUpdate()
        evaluating.deferredWrites.append { self.setNow(new, transaction) }
      }
      return
    }
    setNow(new, transaction)
  }

  private func setNow(_ new: Value, _ transaction: Transaction) {
    guard store(new), hasReaders else { return }
    tellReaders(transaction)
  }

  private func tellReaders(_ transaction: Transaction) {
    MainActor.assumeIsolated {
      if !transaction.isEmpty { graph?.willChange(with: transaction) }
      changed()
    }
  }

  /// Puts the value in place; false if it is the one that was there.
  private func store(_ new: Value) -> Bool {
    var new = new
    return lock.withLock { _ in
      if isSame(&value, &new) { return false }
      swap(&value, &new)
      return true
    }
  }

  private func isSame(_ a: inout Value, _ b: inout Value) -> Bool {
    withUnsafePointer(to: &a) { a in
      withUnsafePointer(to: &b) { b in
        if memcmp(a, b, MemoryLayout<Value>.size) == 0 { return true }
        return _isPOD(Value.self) ? false : knownComparison.isSame(a, b)
      }
    }
  }

  private var knownComparison: StoredComparison {
    if let comparison { return comparison }
    let new = StoredComparison(FieldPlan.comparison(of: Value.self))
    comparison = new
    return new
  }

}

/// A comparison, in one word.
final class StoredComparison {
  let isSame: FieldPlan.Comparison
  init(_ isSame: @escaping FieldPlan.Comparison) { self.isSame = isSame }
}
