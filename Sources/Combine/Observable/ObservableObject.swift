/// An object that announces its changes before they happen.
///
///     final class Counter: ObservableObject {
///       @Published var count = 0
///     }
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that emits before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of this object.
  public var objectWillChange: ObservableObjectPublisher { DefaultPublishers.shared.publisher(of: self) }
}

/// The default publisher of an observable object.
///
///     model.objectWillChange.sink { redraw() }
public final class ObservableObjectPublisher: Publisher {
  /// The announcement has no value.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never

  private let broadcast = Broadcast<Void, Never>("ObservableObjectPublisher")
  private let owner: ObjectIdentifier?

  /// Creates a publisher for an object that declares its own.
  public init() {
    owner = nil
  }

  init(owner: ObjectIdentifier) {
    self.owner = owner
  }

  deinit {
    if let owner { DefaultPublishers.shared.forget(ObjectIdentifier(self), of: owner) }
  }

  /// Announces a change.
  public func send() { broadcast.send(()) }

  /// Attaches a subscriber.
  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    broadcast.admit(subscriber, to: self)
  }
}

extension ObservableObjectPublisher: OutletSource {
  func outlet(_ outlet: AnyObject, asksFor demand: Subscribers.Demand) {}
  func outletWasCancelled(_ outlet: AnyObject) { broadcast.dismiss(outlet) }
}
