/// A type-erased subscriber, or one made of closures.
///
///     let subscriber = AnySubscriber<Int, Never>(receiveSubscription: { $0.request(.max(2)) })
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  private let takeSubscription: ((any Subscription) -> Void)?
  private let takeValue: ((Input) -> Subscribers.Demand)?
  private let takeCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  /// The identity of the wrapped subscriber.
  public let combineIdentifier: CombineIdentifier

  /// Wraps a subscriber.
  public init<S>(_ subscriber: S) where S: Subscriber, Input == S.Input, Failure == S.Failure {
    takeSubscription = subscriber.receive(subscription:)
    takeValue = subscriber.receive(_:)
    takeCompletion = subscriber.receive(completion:)
    combineIdentifier = subscriber.combineIdentifier
  }

  /// Creates a subscriber with unlimited demand that forwards everything to a subject.
  public init<S>(_ subject: S) where S: Subject, Input == S.Output, Failure == S.Failure {
    self.init(SubjectFeed(subject))
  }

  /// Creates a subscriber from closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    takeSubscription = receiveSubscription
    takeValue = receiveValue
    takeCompletion = receiveCompletion
    combineIdentifier = CombineIdentifier()
  }

  /// The name of the type.
  public var description: String { "Anonymous AnySubscriber" }

  /// Forwards the subscription.
  public func receive(subscription: any Subscription) { takeSubscription?(subscription) }
  /// Forwards a value.
  public func receive(_ value: Input) -> Subscribers.Demand { takeValue?(value) ?? .none }
  /// Forwards the completion.
  public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion?(completion) }
}
