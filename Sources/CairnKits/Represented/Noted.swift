/// An object that shows its properties, and learns when one of those has changed.
@MainActor @preconcurrency
public protocol _Noting: AnyObject {
  /// A property has a new value.
  func _note()
}

/// A property of an object that is shown, which tells the object of each new value.
@propertyWrapper @MainActor @preconcurrency
public struct _Noted<Value> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable, message: "Only objects that are shown have such properties.")
  public var wrappedValue: Value {
    get { preconditionFailure("The property belongs to no object.") }
    // swift-format-ignore: UnusedSetter
    set {}
  }

  public static subscript<Owner: _Noting>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      let isSame = areEqual(owner[keyPath: storage].value, newValue)
      owner[keyPath: storage].value = newValue
      if !isSame { owner._note() }
    }
  }

  /// Whether two values are known to be equal. Code that arranges views may set the same value each time.
  private static func areEqual(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else { return false }
    return equals(a, b)
  }

  private static func equals<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
}
