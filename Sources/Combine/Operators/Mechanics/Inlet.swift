/// One of the streams that an operator joins. Values can be requested at any time; the demand waits for the
/// subscription.
final class Inlet<Input, Failure: Error>: Intake, Subscriber {
  private let onStart: () -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onEnd: (Subscribers.Completion<Failure>) -> Void

  init(
    onStart: @escaping () -> Void = {},
    onValue: @escaping (Input) -> Subscribers.Demand,
    onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onStart = onStart
    self.onValue = onValue
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    if attach(subscription) { onStart() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    isOpen ? onValue(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if close() { onEnd(completion) }
  }
}
