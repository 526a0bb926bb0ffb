extension Subscribers {
  /// A subscriber that writes each value to a property of an object.
  ///
  ///     publisher.subscribe(Subscribers.Assign(object: label, keyPath: \.text))
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// Only streams that cannot fail can be assigned.
    public typealias Failure = Never

    private let lock = Lock()
    private let intake = Intake()
    private var target: Root?

    /// The target property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// The target object, until the stream ends or is canceled.
    public var object: Root? { lock.withLock { target } }

    /// Creates a subscriber that writes to a property of an object. It retains the object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    /// The name of the type and its target.
    public var description: String { "Assign \(Root.self)" }

    /// Requests unlimited values.
    public func receive(subscription: any Subscription) {
      if intake.attach(subscription) { subscription.request(.unlimited) }
    }

    /// Writes a value.
    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Releases the object.
    public func receive(completion: Subscribers.Completion<Never>) {
      intake.close()
      letGo()
    }

    /// Stops writing and releases the object.
    public func cancel() {
      intake.cancel()
      letGo()
    }

    private func letGo() {
      let object = lock.withLock { target.take() }
      withExtendedLifetime(object) {}
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, until the result is canceled or released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
