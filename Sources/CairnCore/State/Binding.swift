import CairnValues

/// A two-way connection to a value stored elsewhere.
///
/// ```swift
/// struct Switch: View {
///   @Binding var isOn: Bool
///   var body: some View { Button(isOn ? "On" : "Off") { isOn.toggle() } }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction for changes through this binding.
  public var transaction: Transaction
  let box: BindingBox<Value>

  init(box: BindingBox<Value>, transaction: Transaction = Transaction()) {
    self.box = box
    self.transaction = transaction
  }

  /// Creates a binding from closures.
  ///
  /// As with SwiftUI, `get` is called once right away, so a body that creates a binding depends on what it reads.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get) { value, _ in set(value) }
  }

  /// Creates a binding from closures, of which one receives the transaction of a change. It calls `get` once.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    _ = get()
    self.init(box: ClosureBox(get: get, set: set))
  }

  /// Creates a binding that does not call `get` before its value is read.
  static func unread(get: @escaping () -> Value, set: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(box: ClosureBox(get: get) { value, _ in set(value) })
  }

  /// Takes over another binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding whose value never changes, whatever is written to it.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(box: ConstantBox(value)) }

  /// The value. Setting it writes to where the binding leads.
  public var wrappedValue: Value {
    get { box.get() }
    nonmutating set { set(newValue) }
  }

  private func set(_ value: Value) {
    var effective = Runtime.shared.currentTransaction
    if !transaction.isEmpty { effective.merge(transaction) }
    box.set(value, effective)
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a property.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(box: MemberBox(base: box, keyPath: keyPath), transaction: transaction)
  }
}

extension Binding {
  /// Creates a binding to an optional from a binding that always has a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(box: WrappingBox(base: base.box), transaction: base.transaction)
  }

  /// Creates a binding to the value inside an optional; `nil` if the optional is `nil`.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(box: UnwrappingBox(base: base.box, last: value), transaction: base.transaction)
  }

  /// Hides the type of a binding's value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(box: HashableBox(base: base.box), transaction: base.transaction)
  }

  /// Returns this binding with `transaction` applied to every change.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Returns this binding with every change animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}

extension Binding: DynamicProperty {
  public static func _connect(_ property: inout Self, _ connection: inout _Connection) {}

  public static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool {
    return a.transaction.isSame(as: b.transaction) && a.box.isSame(as: b.box)
  }
}

// Sendable: every `BindingBox` is `Sendable`, and so is the value.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
