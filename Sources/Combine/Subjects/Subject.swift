/// A publisher that code outside can put values into.
///
///     subject.send("ready")
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Ends the stream for all subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives the subject a subscription through which it asks for values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event that carries no value.
  public func send() { send(()) }
}

/// Passes what one publisher produces on to a subject.
final class SubjectFeed<S: Subject>: Subscriber, Cancellable, CustomStringConvertible {
  private let subject: S
  /// What the subject asks for values: apart from this feed, so that the two do not keep each other alive for ever.
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
