import CairnValues

/// A value that follows a gesture and returns to its initial value when the gesture ends.
///
/// ```swift
/// @GestureState private var offset = CGSize.zero
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  let initial: Value
  let reset: (Value, inout Transaction) -> Void
  private(set) var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a state that is reset in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// Creates a state that is reset in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state that calls a closure before it is reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// Creates a state that calls a closure before it is reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value during the gesture, and the initial one otherwise.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  public static func _connect(_ property: inout Self, _ connection: inout _Connection) {
    let initial = property.initial
    property.location = connection.slot { StateLocation(initial) }
  }

  public static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool { true }

  /// Updates the value while the gesture continues, through its updating closure.
  @MainActor package func follow(_ change: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.get()
    var transaction = Transaction()
    change(&value, &transaction)
    location.set(value, transaction)
  }

  /// Resets the value after the gesture has ended or was canceled.
  @MainActor package func end() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.get(), &transaction)
    location.set(initial, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value, which is reset in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state without a value, which calls a closure before it is reset.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}
