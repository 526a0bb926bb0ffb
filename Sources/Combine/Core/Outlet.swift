/// What feeds an outlet, and wants to know what its subscriber asks for.
protocol OutletSource: AnyObject {
  func outlet(_ outlet: AnyObject, asksFor demand: Subscribers.Demand)
  func outletWasCancelled(_ outlet: AnyObject)
}

/// What to do with a value that the subscriber has not asked for.
enum Surplus {
  case dropped
  /// Only the newest is kept, and delivered when it is asked for.
  case newestKept
  case queued
}

/// The subscription of one subscriber: hands values over in order, one at a time, and no more than asked for.
///
/// A value that arrives while another is being handed over, from the same thread (a sink that sends) or from another,
/// waits in line; the call already under way delivers it. So a subscriber is never entered twice, nothing is
/// lost or overtaken, and no thread waits for foreign code.
class Outlet<Input, Failure: Error>: Subscription, CustomStringConvertible {
  private struct Waiting {
    let value: Input
    /// Asked for one more value once this one is delivered.
    let origin: (any Subscription)?
  }

  /// What a closed outlet held, to be destroyed when its lock is free: destroying values runs foreign code.
  private struct Leftovers {
    let source: (any OutletSource)?
    let line: Line<Waiting>
    let newest: Input?
    var downstream: Any?
  }

  final let description: String
  /// Where the publisher keeps this outlet; guarded by the publisher's lock.
  final var position = 0

  private let surplus: Surplus
  private let lock = Lock()
  private var source: (any OutletSource)?
  private var line = Line<Waiting>()
  private var newest: Input?
  private var demand = Subscribers.Demand.none
  /// The part of the demand the source has not heard of.
  private var unasked = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?
  /// True while one thread hands something over, the subscription first; only that one may let go of the subscriber.
  private var isDelivering = true
  private var isClosed = false

  fileprivate init(surplus: Surplus, source: (any OutletSource)?, description: String) {
    self.surplus = surplus
    self.source = source
    self.description = description
  }

  /// For a source that makes its outlet itself.
  final func isFed(by source: any OutletSource) {
    lock.withLock { self.source = source }
  }

  fileprivate func handOver(_ value: Input) -> Subscribers.Demand { .none }
  fileprivate func handOver(_ completion: Subscribers.Completion<Failure>) {}
  fileprivate func takeDownstream() -> Any? { nil }

  final func send(_ value: Input, origin: (any Subscription)? = nil) {
    enqueue(value, origin: origin)
    deliver()
  }

  /// Ends the stream after the values already in line; a failure does not wait for those not asked for.
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    enqueueEnd(completion)
    deliver()
  }

  /// Puts a value in line; `deliver()` must follow, once no lock is held.
  final func enqueue(_ value: Input, origin: (any Subscription)? = nil) {
    var replaced: Input?
    lock.withLock {
      guard !isClosed, completion == nil else { return }
      if surplus == .queued || demand > line.count {
        line.append(Waiting(value: value, origin: origin))
      } else if surplus == .newestKept {
        replaced = newest
        newest = value
      }
    }
    withExtendedLifetime(replaced) {}
  }

  /// Puts the end in line; `deliver()` must follow, once no lock is held.
  final func enqueueEnd(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      guard !isClosed, self.completion == nil else { return }
      self.completion = completion
    }
  }

  final func request(_ more: Subscribers.Demand) {
    lock.withLock { grant(more) }
    deliver()
  }

  private func grant(_ more: Subscribers.Demand) {
    guard more > 0, !isClosed else { return }
    demand += more
    unasked += more
    if demand > line.count, let value = newest.take() {
      line.append(Waiting(value: value, origin: nil))
    }
  }

  final func cancel() {
    let leftovers: Leftovers? = lock.withLock {
      guard !isClosed else { return nil }
      var leftovers = close()
      if !isDelivering { leftovers.downstream = takeDownstream() }
      return leftovers
    }
    leftovers?.source?.outletWasCancelled(self)
  }

  private func close() -> Leftovers {
    let leftovers = Leftovers(source: source, line: line, newest: newest)
    isClosed = true
    source = nil
    line = Line()
    newest = nil
    return leftovers
  }

  fileprivate final func startDelivering() {
    lock.withLock { isDelivering = false }
    deliver()
  }

  final func deliver() {
    lock.lock()
    guard !isDelivering else { return lock.unlock() }
    isDelivering = true
    while !isClosed {
      if demand > 0, let next = line.popFirst() {
        demand -= 1
        lock.unlock()
        let more = handOver(next.value)
        lock.lock()
        grant(more)
        guard tellSource(refilling: next.origin) else { return lock.unlock() }
      } else if unasked > 0 {
        guard tellSource(refilling: nil) else { return lock.unlock() }
      } else if let completion, line.isEmpty || completion.isFailure {
        let leftovers = close()
        lock.unlock()
        withExtendedLifetime(leftovers) { handOver(completion) }
        lock.lock()
      } else {
        break
      }
    }
    isDelivering = false
    let downstream = isClosed ? takeDownstream() : nil
    lock.unlock()
    withExtendedLifetime(downstream) {}
  }

  /// Passes new demand on. The source may answer at once, so delivering is open to it meanwhile; false if another call
  /// has taken it over for good. Called and left with the lock held.
  private func tellSource(refilling origin: (any Subscription)?) -> Bool {
    guard !isClosed, unasked > 0 || origin != nil else { return true }
    let more = unasked
    let source = source
    unasked = .none
    isDelivering = false
    lock.unlock()
    if more > 0 { source?.outlet(self, asksFor: more) }
    origin?.request(.max(1))
    lock.lock()
    if isDelivering { return false }
    isDelivering = true
    return true
  }
}

/// An outlet that knows the type of its subscriber.
final class SubscriberOutlet<Downstream: Subscriber>: Outlet<Downstream.Input, Downstream.Failure> {
  private var downstream: Downstream?

  init(_ downstream: Downstream, surplus: Surplus = .queued, source: (any OutletSource)? = nil, description: String) {
    self.downstream = downstream
    super.init(surplus: surplus, source: source, description: description)
  }

  /// Gives the subscriber its subscription; values and the end come only after it has taken it.
  func open() {
    downstream?.receive(subscription: self)
    startDelivering()
  }

  fileprivate override func handOver(_ value: Downstream.Input) -> Subscribers.Demand {
    downstream?.receive(value) ?? .none
  }

  fileprivate override func handOver(_ completion: Subscribers.Completion<Downstream.Failure>) {
    downstream?.receive(completion: completion)
  }

  fileprivate override func takeDownstream() -> Any? { downstream.take() }
}
