/// A subject that forwards values to its current subscribers.
///
///     let taps = PassthroughSubject<Void, Never>()
///     taps.send()
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>("PassthroughSubject")

  /// Creates a subject without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
    broadcast.admit(subscriber, to: self)
  }

  /// Sends a value to the subscribers with demand.
  public func send(_ input: Output) { broadcast.send(input) }

  /// Ends the stream for all subscribers.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }

  /// Requests values from a subscription once there is demand.
  public func send(subscription: any Subscription) { broadcast.addUpstream(subscription) }
}

extension PassthroughSubject: OutletSource {
  func outlet(_ outlet: AnyObject, asksFor demand: Subscribers.Demand) { broadcast.askUpstream() }
  func outletWasCancelled(_ outlet: AnyObject) { broadcast.dismiss(outlet) }
}
