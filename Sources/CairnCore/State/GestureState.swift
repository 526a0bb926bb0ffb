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

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { location?.get() ?? initial }

  public var projectedValue: GestureState<Value> { self }

  public static func _connect(_ property: UnsafeMutableRawPointer, _ connection: inout _Connection) {
    let property = property.assumingMemoryBound(to: Self.self)
    let initial = property.pointee.initial
    property.pointee.location = connection.slot { StateLocation(initial) }
  }

  public static func _isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }

  /// Updates the value while the gesture continues, through its updating closure.
  @MainActor package func follow(_ change: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.get()
    var transaction = Transaction()
    change(&value, &transaction)
    location.set(value, transaction)
  }

  /// Resets the value after the gesture has ended or was cancelled.
  @MainActor package func end() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.get(), &transaction)
    location.set(initial, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}
