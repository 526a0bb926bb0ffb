/// A subject that stores a value, sends it to each new subscriber, and publishes every change.
///
///     let count = CurrentValueSubject<Int, Never>(0)
///     count.value += 1
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let broadcast: Broadcast<Output, Failure>

  /// Creates a subject with an initial value.
  public init(_ value: Output) {
    broadcast = Broadcast("CurrentValueSubject", repeating: value)
  }

  /// The current value. Setting it publishes it.
  public var value: Output {
    get { broadcast.current }
    set { broadcast.send(newValue) }
  }

  /// Attaches a subscriber, which first receives the current value.
  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
    broadcast.admit(subscriber, to: self)
  }

  /// Stores a value and sends it to the subscribers.
  public func send(_ input: Output) { broadcast.send(input) }

  /// Ends the stream for all subscribers.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }

  /// Requests all values of a subscription.
  public func send(subscription: any Subscription) { broadcast.addUpstream(subscription) }
}

extension CurrentValueSubject: OutletSource {
  func outlet(_ outlet: AnyObject, asksFor demand: Subscribers.Demand) {}
  func outletWasCancelled(_ outlet: AnyObject) { broadcast.dismiss(outlet) }
}
