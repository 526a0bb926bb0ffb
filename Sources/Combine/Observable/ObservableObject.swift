/// An object that announces its changes before they happen.
///
///     final class Counter: ObservableObject {
///       @Published var count = 0
///     }
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that belongs to this object.
  public var objectWillChange: ObservableObjectPublisher { DefaultPublishers.shared.publisher(of: self) }
}

/// The publisher an observable object has unless it declares another.
///
///     model.objectWillChange.sink { redraw() }
public final class ObservableObjectPublisher: Publisher {
  /// The announcement carries no value.
  public typealias Output = Void
  /// The announcement cannot fail.
  public typealias Failure = Never

  private let broadcast = Broadcast<Void, Never>("ObservableObjectPublisher")
  private let owner: ObjectIdentifier?

  /// Makes a publisher for an object to declare as its own.
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
