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
final class SubjectFeed<S: Subject>: Intake, Subscriber, CustomStringConvertible {
  private let subject: S

  init(_ subject: S) {
    self.subject = subject
  }

  var description: String { "Subject" }

  func receive(subscription: any Subscription) {
    if attach(subscription) { subject.send(subscription: self) }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    if isOpen { subject.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    if close() { subject.send(completion: completion) }
  }
}
