/// A subscriber that hides the type of another, or is made of closures.
///
///     let subscriber = AnySubscriber<Int, Never>(receiveSubscription: { $0.request(.max(2)) })
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  private let takeSubscription: ((any Subscription) -> Void)?
  private let takeValue: ((Input) -> Subscribers.Demand)?
  private let takeCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  /// The identity of the hidden subscriber.
  public let combineIdentifier: CombineIdentifier

  /// Hides the type of a subscriber.
  public init<S>(_ subscriber: S) where S: Subscriber, Input == S.Input, Failure == S.Failure {
    takeSubscription = subscriber.receive(subscription:)
    takeValue = subscriber.receive(_:)
    takeCompletion = subscriber.receive(completion:)
    combineIdentifier = subscriber.combineIdentifier
  }

  /// Makes a subscriber that passes everything to a subject, and asks for everything.
  public init<S>(_ subject: S) where S: Subject, Input == S.Output, Failure == S.Failure {
    self.init(SubjectFeed(subject))
  }

  /// Makes a subscriber of closures.
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

  /// Passes the subscription on.
  public func receive(subscription: any Subscription) { takeSubscription?(subscription) }
  /// Passes a value on.
  public func receive(_ value: Input) -> Subscribers.Demand { takeValue?(value) ?? .none }
  /// Passes the end on.
  public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion?(completion) }
}
