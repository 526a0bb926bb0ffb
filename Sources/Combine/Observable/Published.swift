/// A property of a class that publishes its new value just before it changes.
///
///     final class Model: ObservableObject {
///       @Published var name = ""
///     }
///     model.$name.sink { print($0) }
@propertyWrapper
public struct Published<Value> {
  private var storage: PublishedStorage<Value>

  /// Creates a published property with an initial value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates a published property with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Unavailable. The compiler requires it of every property wrapper; classes use the subscripts below.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue, in: nil) }
  }

  /// The value, without announcing anything.
  package var currentValue: Value { storage.value }

  /// The publisher behind `$property`.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }

  /// Reads the value, or announces and writes a new one.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue, in: object) }
  }

  /// The publisher behind `$property`. It knows its object, for values that arrive through `assign(to:)`.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.meet(object)
      return Publisher(storage: storage)
    }
    set {
      guard object[keyPath: storageKeyPath].storage !== newValue.storage else { return }
      object[keyPath: storageKeyPath].storage = newValue.storage
    }
  }
}

extension Published {
  /// Publishes the value of a property: first the current one, then each new one just before the property
  /// changes.
  ///
  ///     model.$name.map(\.count).sink { print($0) }
  public struct Publisher: Combine.Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Value, S.Failure == Never {
      storage.admit(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a published property for the property's lifetime.
  ///
  ///     search.results.assign(to: &$results)
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}
