import CairnUnsafe

/// A subscriber for awaiting values. It requests one value per waiting caller.
final class Awaited<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  // Sendable: mutable state is accessed only with the lock held.
  enum Event {
    case value(Input)
    case end(Subscribers.Completion<Failure>)
  }

  private let intake = Intake()
  private let lock = Lock()
  private var values = Line<Input>()
  private var waiting = Line<CheckedContinuation<Handed<Event>, Never>>()
  private var end: Subscribers.Completion<Failure>?

  func next(isolation actor: isolated (any Actor)? = #isolation) async -> Event {
    await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0) }.value
    } onCancel: {
      cancel()
    }
  }

  private func wait(_ continuation: CheckedContinuation<Handed<Event>, Never>) {
    let event: Event? = lock.withLock {
      if let value = values.popFirst() { return .value(value) }
      if let end {
        self.end = .finished
        return .end(end)
      }
      waiting.append(continuation)
      return nil
    }
    if let event {
      continuation.resume(returning: Handed(event))
    } else {
      intake.request(.max(1))
    }
  }

  func receive(subscription: any Subscription) { _ = intake.attach(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    let continuation = lock.withLock {
      let continuation = waiting.popFirst()
      if continuation == nil, end == nil { values.append(input) }
      return continuation
    }
    continuation?.resume(returning: Handed(.value(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if intake.close() { finish(completion) }
  }

  func cancel() {
    intake.cancel()
    finish(.finished)
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let isNew = end == nil
    // An error is reported once: to the waiting caller, or else to the next.
    if isNew { end = waiting.isEmpty ? completion : .finished }
    var continuations = waiting.takeAll()
    lock.unlock()
    var told = isNew ? completion : .finished
    while let continuation = continuations.popFirst() {
      continuation.resume(returning: Handed(.end(told)))
      told = .finished
    }
  }
}

extension Future {
  /// The value, awaited. Throws the error if the future fails.
  public final var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}

extension Future where Failure == Never {
  /// The value, awaited.
  public final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        subscribe(
          Subscribers.Sink<Output, Never>(
            receiveCompletion: { _ in },
            receiveValue: { continuation.resume(returning: Handed($0)) }))
      }.value
    }
  }
}
