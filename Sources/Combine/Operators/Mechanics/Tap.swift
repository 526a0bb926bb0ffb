/// The callbacks of an observer of a stream.
struct Watch<Input, Failure: Error> {
  var onSubscription: ((any Subscription) -> Void)?
  var onValue: ((Input) -> Void)?
  var onEnd: ((Subscribers.Completion<Failure>) -> Void)?
  var onCancel: (() -> Void)?
  var onRequest: ((Subscribers.Demand) -> Void)?
  /// Called with the demand that a subscriber returns for a value.
  var onReturn: ((Subscribers.Demand) -> Void)?
}

/// An operator that reports everything to an observer and changes nothing.
final class Tap<Downstream: Subscriber>: Intake, Subscriber, CustomStringConvertible {
  let description: String

  private let downstream: Downstream
  private let watch: Watch<Downstream.Input, Downstream.Failure>

  init(_ description: String, to downstream: Downstream, watch: Watch<Downstream.Input, Downstream.Failure>) {
    self.description = description
    self.downstream = downstream
    self.watch = watch
  }

  func receive(subscription: any Subscription) {
    watch.onSubscription?(subscription)
    if attach(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isOpen else { return .none }
    watch.onValue?(input)
    let demand = downstream.receive(input)
    if demand > 0 { watch.onReturn?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard close() else { return }
    watch.onEnd?(completion)
    downstream.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    watch.onRequest?(demand)
    super.request(demand)
  }

  override func cancel() {
    guard isOpen else { return }
    watch.onCancel?()
    super.cancel()
  }
}
