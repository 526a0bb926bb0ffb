/// A receiver of values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values received.
  associatedtype Input
  /// The kind of error the stream may end with.
  associatedtype Failure: Error

  /// Tells the subscriber that it is subscribed and may ask for values.
  func receive(subscription: any Subscription)
  /// Hands over a value, and answers how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Tells the subscriber that nothing more will come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Hands over an event that carries no value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of one subscriber to one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Says that the publisher may send more values.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {}

extension Subscriptions {
  /// A subscription that never delivers anything.
  public static var empty: any Subscription { EmptySubscription.shared }
}

final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
  static let shared = EmptySubscription()

  var description: String { "Empty" }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

extension Subscriber {
  /// Ends a stream that never began: subscribers expect a subscription first.
  func receiveEnd(_ completion: Subscribers.Completion<Failure>) {
    receive(subscription: Subscriptions.empty)
    receive(completion: completion)
  }
}
