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

  /// The parts of the value that nodes read. Only the main thread uses them.
  private var parts: StateParts<Value>?

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

  override var hasParts: Bool { true }

  override func add(_ part: any PartOfState<Value>) {
    let parts = parts ?? StateParts()
    self.parts = parts
    parts.add(part)
  }

  override func remove(_ part: any PartOfState<Value>) { parts?.remove(part) }

  override var declaration: SourcePlace? { place }

  override var nameWithoutOwner: String { "a \(_typeName(Value.self, qualified: false)) in a state" }

  /// The value, without recording the read.
  var unread: Value { lock.withLock { _ in value } }

  /// Takes the value that the process before had. Nothing has read this state yet.
  func handOver(_ handed: Value) { lock.withLock { _ in value = handed } }

  func show(_ value: Value) { set(value, Transaction()) }

  /// Performs an assignment to the property.
  @usableFromInline
  func write(_ new: Value) { set(new, Runtime.shared.currentTransaction) }

  @usableFromInline
  override func set(_ new: Value, _ transaction: Transaction) {
    let runtime = Runtime.shared
    guard runtime.isMain else {
      var value = new
      if store(&value) {
        let old = value
        runtime.onMain { self.tellReaders(from: old, to: new, transaction) }
      }
      return
    }
    if runtime.evaluating != nil, runtime.waitsForUpdate(at: place, { self.setNow(new, transaction) }) { return }
    setNow(new, transaction)
  }

  private func setNow(_ new: Value, _ transaction: Transaction) {
    var value = new
    if store(&value) { tellReaders(from: value, to: new, transaction) }
  }

  private func tellReaders(from old: Value, to new: Value, _ transaction: Transaction) {
    if hasReaders { changedOnMain(with: transaction) }
    if let parts, !parts.isEmpty { parts.tell(from: old, to: new, with: transaction) }
  }

  /// Exchanges the value for another. Returns false if they are equal. The caller releases the old value outside the lock,
  /// because its `deinit` may read this state.
  private func store(_ new: inout Value) -> Bool {
    lock.withLock { _ in
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
