import CairnLocks
import CairnUnsafe
import CairnValues

/// The storage of a piece of state.
///
/// State may be read and written from any thread. A lock guards the value; readers are notified on the main thread.
@usableFromInline
final class StateLocation<Value>: BindingBox<Value>, @unchecked Sendable {
  // Sendable: the value and the comparison are accessed only with the lock held.
  /// Accessed with the lock held, like the comparison.
  private var value: Value
  private let lock = Mutex<Void>(())
  /// The comparison of values, looked up at the first write.
  private var comparison: StoredComparison?

  /// Where the property was declared, if an app declared it.
  private let place: SourcePlace?

  required init(_ value: Value, at place: SourcePlace? = nil) {
    self.value = value
    self.place = place
  }

  @usableFromInline
  override func get() -> Value {
    noteRead()
    return lock.withLock { _ in value }
  }

  override var isState: Bool { true }

  /// The value, without recording the read.
  var unread: Value { lock.withLock { _ in value } }

  /// Takes the value that the process before had. Nothing has read this state yet.
  func handOver(_ handed: Value) { lock.withLock { _ in value = handed } }

  /// Performs an assignment to the property.
  @usableFromInline
  func write(_ new: Value) { set(new, Runtime.shared.currentTransaction) }

  @usableFromInline
  override func set(_ new: Value, _ transaction: Transaction) {
    let runtime = Runtime.shared
    guard runtime.isMain else {
      if store(new) { runtime.onMain { self.tellReaders(transaction) } }
      return
    }
    if runtime.evaluating != nil, runtime.waitsForUpdate(at: place, { self.setNow(new, transaction) }) { return }
    setNow(new, transaction)
  }

  private func setNow(_ new: Value, _ transaction: Transaction) {
    if store(new) { tellReaders(transaction) }
  }

  private func tellReaders(_ transaction: Transaction) {
    if hasReaders { changedOnMain(with: transaction) }
  }

  /// Stores the value. Returns false if it equals the previous one.
  private func store(_ new: Value) -> Bool {
    // The old value is released outside the lock, because its `deinit` may read this state.
    var new = new
    return lock.withLock { _ in
      let isChange = !isAlike(&value, &new)
      swap(&value, &new)
      return isChange
    }
  }

  @inline(__always)
  private func isAlike(_ a: inout Value, _ b: inout Value) -> Bool {
    if haveSameBytes(&a, &b) { return true }
    // The comparison lives as long as the state, so it is not retained for the call.
    if let comparison { return Uncounted(comparison).with { CairnCore.areAlike(&a, &b, $0.areAlike) } }
    let found = StoredComparison(CairnCore.comparison(of: Value.self))
    comparison = found
    return CairnCore.areAlike(&a, &b, found.areAlike)
  }
}

/// A comparison boxed into one word.
final class StoredComparison {
  let areAlike: Comparison
  init(_ areAlike: @escaping Comparison) { self.areAlike = areAlike }
}
