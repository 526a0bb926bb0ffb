/// The receiving side of an operator: holds the one subscription to what lies upstream.
class Intake: Subscription {
  private let lock = Lock()
  private var upstream: (any Subscription)?
  /// Asked for before there was a subscription to ask.
  private var early = Subscribers.Demand.none
  @exclusivity(unchecked) private var isClosed = false

  init() {}

  final var isOpen: Bool { lock.withLock { !isClosed } }

  /// Keeps the first subscription and cancels any other; false if it was not kept.
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

  /// Cancels what lies upstream, but leaves the intake open for the words that are still to be said downstream.
  final func cancelUpstream() {
    let upstream = lock.withLock { self.upstream.take() }
    upstream?.cancel()
  }

  /// Ends the intake without a word to the publisher, which has ended itself; false if it was closed before.
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

  /// Closes the intake and leaves it to the caller to cancel what lies upstream.
  final func detach() -> (any Subscription)? {
    lock.withLock {
      isClosed = true
      return upstream.take()
    }
  }
}
