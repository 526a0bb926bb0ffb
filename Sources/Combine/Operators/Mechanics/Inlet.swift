/// One of the streams that an operator joins. Values can be requested at any time; the demand waits for the
/// subscription.
final class Inlet<Input, Failure: Error>: Intake, Subscriber {
  private let onValue: (Input) -> Subscribers.Demand
  private let onEnd: (Subscribers.Completion<Failure>) -> Void

  init(
    onValue: @escaping (Input) -> Subscribers.Demand,
    onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onValue = onValue
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    _ = attach(subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    isOpen ? onValue(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if close() { onEnd(completion) }
  }
}
