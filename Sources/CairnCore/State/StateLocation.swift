import CairnLocks
import CairnValues
import Glibc

/// Where a piece of state lives.
///
/// State may be read and written from any thread. The value is guarded by a lock; readers are told on the main thread.
@usableFromInline
final class StateLocation<Value>: BindingBox<Value>, @unchecked Sendable {
  /// Touched with the lock held, as is the comparison.
  @exclusivity(unchecked) private var value: Value
  private let lock = Mutex<Void>(())
  /// How values are compared, found out when the first of several is written.
  @exclusivity(unchecked) private var comparison: StoredComparison?

  required init(_ value: Value) { self.value = value }

  @usableFromInline
  override func get() -> Value {
    noteRead()
    return lock.withLock { _ in value }
  }

  override var isState: Bool { true }

  /// What an assignment to the property does.
  @usableFromInline
  func write(_ new: Value) { set(new, Runtime.shared.currentTransaction) }

  @usableFromInline
  override func set(_ new: Value, _ transaction: Transaction) {
    let runtime = Runtime.shared
    guard runtime.isMain else {
      if store(new) { runtime.onMain { self.tellReaders(transaction) } }
      return
    }
    if runtime.evaluating != nil, runtime.waitsForUpdate({ self.setNow(new, transaction) }) { return }
    setNow(new, transaction)
  }

  private func setNow(_ new: Value, _ transaction: Transaction) {
    if store(new) { tellReaders(transaction) }
  }

  private func tellReaders(_ transaction: Transaction) {
    if hasReaders { changedOnMain(with: transaction) }
  }

  /// Puts the value in place; false if it is like the one that was there.
  private func store(_ new: Value) -> Bool {
    // The old value goes outside the lock: its end may run code that reads this state.
    var new = new
    return lock.withLock { _ in
      let isChange = !isAlike(&value, &new)
      swap(&value, &new)
      return isChange
    }
  }

  @inline(__always)
  private func isAlike(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool {
    if memcmp(a, b, MemoryLayout<Value>.size) == 0 { return true }
    // It stays as long as the state does, and is not taken hold of for the time.
    if let comparison { return Unmanaged.passUnretained(comparison)._withUnsafeGuaranteedRef { $0.areAlike(a, b) } }
    let found = StoredComparison(CairnCore.comparison(of: Value.self))
    comparison = found
    return found.areAlike(a, b)
  }
}

/// A comparison, in one word.
final class StoredComparison {
  let areAlike: Comparison
  init(_ areAlike: @escaping Comparison) { self.areAlike = areAlike }
}
