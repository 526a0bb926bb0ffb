import CairnValues

/// The storage behind a binding: state itself, a member of another box, or two closures.
@usableFromInline
class BindingBox<Value>: _Source, @unchecked Sendable {
  // Sendable: each subclass says why.
  @usableFromInline
  func get() -> Value { preconditionFailure("overridden") }

  @usableFromInline
  func set(_ value: Value, _ transaction: Transaction) { preconditionFailure("overridden") }

  override var nameWithoutOwner: String { "a \(_typeName(Value.self, qualified: false)) behind a binding" }

  /// Whether reading the box reads only state, and so nothing observable. Closures and members of objects may
  /// read observable objects.
  var isState: Bool { false }

  /// Whether nodes can read parts of the value without reading all of it.
  var hasParts: Bool { false }

  /// Tells a part about changes of the value from now on. The box must have parts.
  func add(_ part: any PartOfState<Value>) { preconditionFailure("overridden") }

  func remove(_ part: any PartOfState<Value>) { preconditionFailure("overridden") }

  /// Whether another box refers to the same storage, so that a view given it instead need not run.
  func isSame(as other: BindingBox<Value>) -> Bool { self === other }
}

final class ClosureBox<Value>: BindingBox<Value>, @unchecked Sendable {
  // Sendable: the app calls its own closures, on the threads it made them for.
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }

  override func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { write(value, transaction) }
  }
}

final class ConstantBox<Value>: BindingBox<Value>, @unchecked Sendable {
  // Sendable: it is immutable.
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }

  override func set(_ value: Value, _ transaction: Transaction) {}
}

final class MemberBox<Base, Value>: PartBox<Base, Value>, @unchecked Sendable {
  // Sendable: it adds only what is immutable.
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: BindingBox<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.keyPath = keyPath
    super.init(base: base)
  }

  override var isStored: Bool { MemoryLayout<Base>.offset(of: keyPath) != nil }

  override func part(of whole: Base) -> Value? { whole[keyPath: keyPath] }

  override func get() -> Value { readWhole()[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) {
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole, transaction)
  }

  override func isSame(as other: BindingBox<Value>) -> Bool {
    guard let other = other as? MemberBox<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

final class WrappingBox<Wrapped>: BindingBox<Wrapped?>, @unchecked Sendable {
  // Sendable: it is immutable, and so `Sendable` as its base is.
  private let base: BindingBox<Wrapped>

  init(base: BindingBox<Wrapped>) { self.base = base }

  override func get() -> Wrapped? { base.get() }

  /// Ignores `nil`, which has nowhere to go; the value stays.
  override func set(_ value: Wrapped?, _ transaction: Transaction) {
    if let value { return base.set(value, transaction) }
    Runtime.shared.report(
      .warning, "binding.nil-dropped",
      "nil was written to a Binding<\(Wrapped.self)?> made from a Binding<\(Wrapped.self)>, which cannot store it. "
        + "The value is unchanged. Make the state optional if it may be nil.")
  }

  override func isSame(as other: BindingBox<Wrapped?>) -> Bool {
    (other as? WrappingBox<Wrapped>).map { base.isSame(as: $0.base) } ?? false
  }
}

/// A binding to the value inside an optional. Once the optional is `nil`, it returns the last value, because a view
/// that is being removed may still read it.
final class UnwrappingBox<Wrapped>: BindingBox<Wrapped>, @unchecked Sendable {
  // Sendable: it is used where its base may be used; only the main thread reads the last value.
  private let base: BindingBox<Wrapped?>
  private var last: Wrapped

  init(base: BindingBox<Wrapped?>, last: Wrapped) {
    self.base = base
    self.last = last
  }

  override func get() -> Wrapped {
    guard let value = base.get() else { return last }
    // Other threads may read, but only the main one may update the cache.
    if Runtime.shared.isMain { last = value }
    return value
  }

  /// Ignores writes once the optional is `nil`: they would bring the value back.
  override func set(_ value: Wrapped, _ transaction: Transaction) {
    if base.get() != nil { base.set(value, transaction) }
  }

  override func isSame(as other: BindingBox<Wrapped>) -> Bool {
    (other as? UnwrappingBox<Wrapped>).map { base.isSame(as: $0.base) } ?? false
  }
}

final class HashableBox<Base: Hashable>: BindingBox<AnyHashable>, @unchecked Sendable {
  // Sendable: it is immutable, and so `Sendable` as its base is.
  private let base: BindingBox<Base>

  init(base: BindingBox<Base>) { self.base = base }

  override func get() -> AnyHashable { AnyHashable(base.get()) }

  override func set(_ value: AnyHashable, _ transaction: Transaction) {
    if let value = value.base as? Base { return base.set(value, transaction) }
    Runtime.shared.report(
      .warning, "binding.wrong-type",
      "A \(type(of: value.base)) was written to a Binding<AnyHashable> made from a Binding<\(Base.self)>. The value "
        + "is unchanged. Write a \(Base.self).")
  }

  override func isSame(as other: BindingBox<AnyHashable>) -> Bool {
    (other as? HashableBox<Base>).map { base.isSame(as: $0.base) } ?? false
  }
}
