/// A publisher of one value or an error, produced by work that has already begun.
///
///     let answer = Future<Int, Never> { promise in promise(.success(42)) }
public final class Future<Output, Failure: Error>: Publisher {
  /// Called once, with the result of the work.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [ObjectIdentifier: Outlet<Output, Failure>] = [:]

  /// Starts the work immediately.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  /// Attaches a subscriber, which receives the result now or later.
  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
    let outlet = SubscriberOutlet(subscriber, source: self, description: "Future")
    lock.withLock {
      if let result {
        outlet.enqueue(result: result)
      } else {
        waiting[ObjectIdentifier(outlet)] = outlet
      }
    }
    outlet.open()
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let outlets = lock.withLock {
      guard self.result == nil else { return [ObjectIdentifier: Outlet<Output, Failure>]() }
      self.result = result
      defer { waiting = [:] }
      for outlet in waiting.values { outlet.enqueue(result: result) }
      return waiting
    }
    for outlet in outlets.values { outlet.deliver() }
  }
}

extension Future: OutletSource {
  func outlet(_ outlet: AnyObject, asksFor demand: Subscribers.Demand) {}

  func outletWasCancelled(_ outlet: AnyObject) {
    lock.withLock { _ = waiting.removeValue(forKey: ObjectIdentifier(outlet)) }
  }
}

extension Outlet {
  /// Enqueues a value and the completion, or the error.
  func enqueue(result: Result<Input, Failure>) {
    switch result {
    case .success(let value):
      enqueue(value)
      enqueueEnd(.finished)
    case .failure(let error):
      enqueueEnd(.failure(error))
    }
  }
}
