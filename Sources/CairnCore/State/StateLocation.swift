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
  /// How values are compared, found out when the first of several is written.
  @exclusivity(unchecked) private var comparison: StoredComparison?

  init(_ value: Value) { self.value = value }

  override func get() -> Value {
    noteRead()
    return lock.withLock { _ in value }
  }

  override func set(_ new: Value, _ transaction: Transaction) {
    let runtime = Runtime.shared
    guard runtime.isMain else {
      if store(new) { DispatchQueue.main.async { self.changedOnMain(with: transaction) } }
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
    if store(new), hasReaders { changedOnMain(with: transaction) }
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

  @inline(__always)
  private func isSame(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool {
    if _isPOD(Value.self) { return memcmp(a, b, MemoryLayout<Value>.size) == 0 }
    if let comparison { return comparison.isSame(a, b) }
    let found = StoredComparison(FieldPlan.comparison(of: Value.self))
    comparison = found
    return found.isSame(a, b)
  }
}

/// A comparison, in one word.
final class StoredComparison {
  let isSame: FieldPlan.Comparison
  init(_ isSame: @escaping FieldPlan.Comparison) { self.isSame = isSame }
}
