extension Subscribers {
  /// A subscriber that asks for everything and passes it to closures.
  ///
  ///     publisher.subscribe(Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { print($0) }))
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private let lock = Lock()
    private let intake = Intake()
    @exclusivity(unchecked) private var valueAction: ((Input) -> Void)?
    private var completionAction: ((Completion<Failure>) -> Void)?

    /// Makes a sink from what to do with each value and with the end.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      completionAction = receiveCompletion
      valueAction = receiveValue
    }

    /// What is done with each value.
    public var receiveValue: (Input) -> Void { lock.withLock { valueAction } ?? { _ in } }

    /// What is done with the end.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { completionAction } ?? { _ in }
    }

    /// The name of the type.
    public var description: String { "Sink" }

    /// Asks for everything.
    public func receive(subscription: any Subscription) {
      if intake.attach(subscription) { subscription.request(.unlimited) }
    }

    /// Passes a value to its closure.
    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { valueAction }?(value)
      return .none
    }

    /// Passes the end to its closure, and lets go of both.
    public func receive(completion: Subscribers.Completion<Failure>) {
      guard intake.close() else { return }
      takeActions().completion?(completion)
    }

    /// Stops receiving, and lets go of the closures.
    public func cancel() {
      intake.cancel()
      _ = takeActions()
    }

    private func takeActions() -> (value: ((Input) -> Void)?, completion: ((Completion<Failure>) -> Void)?) {
      lock.withLock { (valueAction.take(), completionAction.take()) }
    }
  }
}

extension Publisher {
  /// Calls closures with each value and with the end, until the result is cancelled or let go of.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the result is cancelled or let go of.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
