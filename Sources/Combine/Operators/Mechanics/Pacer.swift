/// An operator that delays values. Closures decide when to `send` them.
final class Pacer<Input, Failure: Error, Downstream: Subscriber>: Intake, Subscriber, OutletSource
where Downstream.Input == Input, Downstream.Failure == Failure {
  private let outlet: SubscriberOutlet<Downstream>
  private let takesAll: Bool
  private let onStart: (Pacer) -> Void
  private let onValue: (Input, Pacer) -> Void
  private let onEnd: (Subscribers.Completion<Failure>, Pacer) -> Void

  /// Creates a pacer. If surplus values are not queued, it requests unlimited values from upstream.
  init(
    _ description: String, to downstream: Downstream, surplus: Surplus,
    onStart: @escaping (Pacer) -> Void = { _ in },
    onValue: @escaping (Input, Pacer) -> Void,
    onEnd: @escaping (Subscribers.Completion<Failure>, Pacer) -> Void
  ) {
    outlet = SubscriberOutlet(downstream, surplus: surplus, description: description)
    takesAll = surplus != .queued
    self.onStart = onStart
    self.onValue = onValue
    self.onEnd = onEnd
    super.init()
    outlet.isFed(by: self)
  }

  func send(_ value: Input) { outlet.send(value) }

  func finish(_ completion: Subscribers.Completion<Failure>) { outlet.finish(completion) }

  func receive(subscription: any Subscription) {
    guard attach(subscription) else { return }
    outlet.open()
    onStart(self)
    if takesAll { request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if isOpen { onValue(input, self) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if close() { onEnd(completion, self) }
  }

  func outlet(_ outlet: AnyObject, asksFor demand: Subscribers.Demand) {
    if !takesAll { request(demand) }
  }

  func outletWasCancelled(_ outlet: AnyObject) { cancel() }
}
