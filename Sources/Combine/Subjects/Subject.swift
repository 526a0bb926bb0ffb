/// A publisher into which other code can send values.
///
///     subject.send("ready")
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Ends the stream for all subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Passes the subject a subscription for requesting values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event without a value.
  public func send() { send(()) }
}

/// Forwards the values of a publisher to a subject.
final class SubjectFeed<S: Subject>: Subscriber, Cancellable, CustomStringConvertible {
  private let subject: S
  /// The intake that the subject requests values from. It is separate from this feed to avoid a retain cycle.
  private let intake = Intake()

  init(_ subject: S) {
    self.subject = subject
  }

  var description: String { "Subject" }

  func receive(subscription: any Subscription) {
    if intake.attach(subscription) { subject.send(subscription: intake) }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    if intake.isOpen { subject.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    if intake.close() { subject.send(completion: completion) }
  }

  func cancel() { intake.cancel() }
}
