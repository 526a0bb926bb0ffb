/// The result of an operator for one value.
enum Step<Output, Failure: Error> {
  case pass(Output)
  case skip
  /// The last value. The stream ends after it.
  case last(Output)
  case end(Subscribers.Completion<Failure>)
}

extension Step where Failure == any Error {
  /// Returns a step that turns a thrown error into a failure.
  static func catching<Input>(_ take: @escaping (Input) throws -> Step) -> (Input) -> Step {
    { input in
      do {
        return try take(input)
      } catch {
        return .end(.failure(error))
      }
    }
  }
}

/// An operator that turns each value into at most one, and passes demand straight through.
///
/// Publishers serialize their values, so the closures of a stage may keep state without a lock.
final class Stage<Input, Failure: Error, Downstream: Subscriber>: Intake, Subscriber, CustomStringConvertible {
  let description: String

  private let downstream: Downstream
  private let take: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  private let trailing: () -> Downstream.Input?
  private var isEnding = false

  /// Creates a stage. `trailing` may return a value to send when the stream finishes.
  init(
    _ description: String, to downstream: Downstream,
    take: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
    trailing: @escaping () -> Downstream.Input? = { nil },
    end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  ) {
    self.description = description
    self.downstream = downstream
    self.take = take
    self.trailing = trailing
    self.end = end
  }

  func receive(subscription: any Subscription) {
    if attach(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isOpen, !isEnding else { return .none }
    switch take(input) {
    case .pass(let output):
      return downstream.receive(output)
    case .skip:
      return .max(1)
    case .last(let output):
      isEnding = true
      cancelUpstream()
      _ = downstream.receive(output)
      finish(.finished)
    case .end(let completion):
      isEnding = true
      cancelUpstream()
      finish(completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard isOpen, !isEnding else { return }
    if !completion.isFailure, let value = trailing() { _ = downstream.receive(value) }
    finish(end(completion))
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    if close() { downstream.receive(completion: completion) }
  }
}

extension Stage where Downstream.Failure == Failure {
  /// Creates a stage that cannot fail itself.
  convenience init(
    _ description: String, to downstream: Downstream,
    take: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.init(description, to: downstream, take: take, end: { $0 })
  }
}

extension Stage where Downstream.Failure == any Error {
  /// Creates a stage that fails with the error that its closure throws.
  convenience init(
    _ description: String, to downstream: Downstream,
    trying take: @escaping (Input) throws -> Step<Downstream.Input, any Error>
  ) {
    self.init(description, to: downstream, take: Step.catching(take), end: \.erased)
  }
}
