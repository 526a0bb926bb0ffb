/// The receiving side of an operator, which holds the single upstream subscription.
class Intake: Subscription {
  private let lock = Lock()
  private var upstream: (any Subscription)?
  /// The demand requested before the subscription arrived.
  private var early = Subscribers.Demand.none
  private var isClosed = false

  init() {}

  final var isOpen: Bool { lock.withLock { !isClosed } }

  /// Stores the first subscription and cancels any other. Returns `false` if it was not stored.
  final func attach(_ subscription: any Subscription) -> Bool {
    let demand: Subscribers.Demand? = lock.withLock {
      guard !isClosed, upstream == nil else { return nil }
      upstream = subscription
      defer { early = .none }
      return early
    }
    guard let demand else {
      subscription.cancel()
      return false
    }
    if demand > 0 { subscription.request(demand) }
    return true
  }

  /// Cancels the upstream subscription, but leaves the intake open for remaining events downstream.
  final func cancelUpstream() {
    let upstream = lock.withLock { self.upstream.take() }
    upstream?.cancel()
  }

  /// Closes the intake without canceling the publisher, which has ended. Returns `false` if it was already
  /// closed.
  @discardableResult
  final func close() -> Bool {
    let (wasOpen, upstream) = lock.withLock {
      defer { isClosed = true }
      return (!isClosed, self.upstream.take())
    }
    withExtendedLifetime(upstream) {}
    return wasOpen
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let upstream = lock.withLock {
      if self.upstream == nil, !isClosed { early += demand }
      return self.upstream
    }
    upstream?.request(demand)
  }

  func cancel() { detach()?.cancel() }

  /// Closes the intake and returns the upstream subscription for the caller to cancel.
  final func detach() -> (any Subscription)? {
    lock.withLock {
      isClosed = true
      return upstream.take()
    }
  }
}
