extension Subscribers {
  /// A subscriber with unlimited demand that passes everything to closures.
  ///
  ///     publisher.subscribe(Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { print($0) }))
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private let lock = Lock()
    private let intake = Intake()
    private var valueAction: ((Input) -> Void)?
    private var completionAction: ((Completion<Failure>) -> Void)?

    /// Creates a sink with closures for each value and the completion.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      completionAction = receiveCompletion
      valueAction = receiveValue
    }

    /// The closure for each value.
    public var receiveValue: (Input) -> Void { lock.withLock { valueAction } ?? { _ in } }

    /// The closure for the completion.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { completionAction } ?? { _ in }
    }

    /// The name of the type.
    public var description: String { "Sink" }

    /// Requests unlimited values.
    public func receive(subscription: any Subscription) {
      if intake.attach(subscription) { subscription.request(.unlimited) }
    }

    /// Passes a value to its closure.
    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { valueAction }?(value)
      return .none
    }

    /// Passes the completion to its closure and releases both.
    public func receive(completion: Subscribers.Completion<Failure>) {
      guard intake.close() else { return }
      takeActions().completion?(completion)
    }

    /// Stops receiving and releases the closures.
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
  /// Calls closures with each value and the completion, until the result is canceled or released.
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
  /// Calls a closure with each value, until the result is canceled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
