/// An operator that consumes all values and sends a single result.
final class Gather<Input, Failure: Error, Downstream: Subscriber>: Intake, Subscriber {
  private let outlet: SubscriberOutlet<Downstream>
  private let take: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let answer: () -> Downstream.Input?
  private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  /// Creates a gatherer. `take` consumes values until the result is known. `answer` is called when the values
  /// have ended, and may have no result.
  init(
    _ description: String, to downstream: Downstream,
    take: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
    answer: @escaping () -> Downstream.Input?,
    end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  ) {
    outlet = SubscriberOutlet(downstream, description: description)
    self.take = take
    self.answer = answer
    self.end = end
    super.init()
    outlet.isFed(by: self)
  }

  func receive(subscription: any Subscription) {
    guard attach(subscription) else { return }
    outlet.open()
    request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isOpen else { return .none }
    switch take(input) {
    case .skip:
      break
    case .pass(let value), .last(let value):
      cancel()
      outlet.enqueue(value)
      outlet.finish(.finished)
    case .end(let completion):
      cancel()
      outlet.finish(completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard close() else { return }
    if !completion.isFailure, let value = answer() { outlet.enqueue(value) }
    outlet.finish(end(completion))
  }
}

extension Gather: OutletSource {
  func outlet(_ outlet: AnyObject, asksFor demand: Subscribers.Demand) {}
  func outletWasCancelled(_ outlet: AnyObject) { cancel() }
}

extension Gather where Downstream.Failure == Failure {
  /// Creates an operator that cannot fail itself.
  convenience init(
    _ description: String, to downstream: Downstream,
    take: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
    answer: @escaping () -> Downstream.Input?
  ) {
    self.init(description, to: downstream, take: take, answer: answer, end: { $0 })
  }
}

extension Gather where Downstream.Failure == any Error {
  /// Creates an operator that fails with the error that its closure throws.
  convenience init(
    _ description: String, to downstream: Downstream,
    trying take: @escaping (Input) throws -> Step<Downstream.Input, any Error>,
    answer: @escaping () -> Downstream.Input?
  ) {
    self.init(
      description, to: downstream, take: Step.catching(take), answer: answer, end: \.erased)
  }
}
