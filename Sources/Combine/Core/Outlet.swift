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

/// The part of an outlet that does not depend on what passes through it.
class AnyOutlet: CustomStringConvertible {
  final let description: String
  /// Where the publisher keeps this outlet; guarded by the publisher's lock.
  final var position = 0

  fileprivate init(description: String) {
    self.description = description
  }

  /// Hands over what is in line, unless a call under way does so already.
  func deliver() {}
}

/// The subscription of one subscriber: hands values over in order, one at a time, and no more than asked for.
///
/// A value that arrives while another is being handed over, from the same thread (a sink that sends) or from another,
/// waits in line; the call already under way delivers it. So a subscriber is never entered twice, nothing is
/// lost or overtaken, and no thread waits for foreign code.
class Outlet<Input, Failure: Error>: AnyOutlet, Subscription {
  /// What a closed outlet held, to be destroyed when its lock is free: destroying values runs foreign code.
  private struct Leftovers: ~Copyable {
    let source: (any OutletSource)?
    let line: Line<Input>
    let origins: Line<(any Subscription)?>
    let newest: Line<Input>
  }

  private let surplus: Surplus
  /// Guards what follows: that is why exclusive access need not be checked at run time as well, for each value sent.
  private let lock = Lock()
  private var source: (any OutletSource)?
  @exclusivity(unchecked) private var line = Line<Input>()
  /// For each value in line, whom to ask for one more once it is delivered; empty where nobody is to be asked.
  @exclusivity(unchecked) private var origins = Line<(any Subscription)?>()
  /// The newest value not asked for, if such are kept.
  @exclusivity(unchecked) private var newest = Line<Input>()
  @exclusivity(unchecked) private var demand = Subscribers.Demand.none
  /// The part of the demand the source has not heard of.
  @exclusivity(unchecked) private var unasked = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?
  @exclusivity(unchecked) private var hasEnd = false
  private var endsInFailure = false
  /// True while one thread hands something over, the subscription first; only that one may let go of the subscriber.
  @exclusivity(unchecked) private var isDelivering = true
  @exclusivity(unchecked) private var isClosed = false

  fileprivate init(surplus: Surplus, source: (any OutletSource)?, description: String) {
    self.surplus = surplus
    self.source = source
    super.init(description: description)
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
  final func enqueue(_ value: Input) { enqueue(value, origin: nil) }

  private final func enqueue(_ value: Input, origin: (any Subscription)?) {
    var value = value
    lock.lock()
    if isClosed || hasEnd {
      // Too late.
    } else if surplus == .queued || demand > line.count {
      line.append(value)
      if origin != nil || !origins.isEmpty { align(origins: origin) }
    } else if surplus == .newestKept {
      if newest.isEmpty { newest.append(value) } else { newest.exchangeFirst(with: &value) }
    }
    lock.unlock()
  }

  private final func align(origins origin: (any Subscription)?) {
    while origins.count < line.count - 1 { origins.append(nil) }
    origins.append(origin)
  }

  /// Puts the end in line; `deliver()` must follow, once no lock is held.
  final func enqueueEnd(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      guard !isClosed, !hasEnd else { return }
      self.completion = completion
      hasEnd = true
      endsInFailure = completion.isFailure
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
    if !newest.isEmpty, demand > line.count { line.append(newest.removeFirst()) }
  }

  final func cancel() {
    lock.lock()
    guard !isClosed else { return lock.unlock() }
    let leftovers = close()
    let downstream = isDelivering ? nil : takeDownstream()
    lock.unlock()
    leftovers.source?.outletWasCancelled(self)
    withExtendedLifetime(downstream) {}
  }

  private func close() -> Leftovers {
    isClosed = true
    return Leftovers(
      source: source.take(), line: line.takeAll(), origins: origins.takeAll(), newest: newest.takeAll())
  }

  fileprivate final func startDelivering() {
    lock.withLock { isDelivering = false }
    deliver()
  }

  final override func deliver() {
    lock.lock()
    guard !isDelivering else { return lock.unlock() }
    isDelivering = true
    while !isClosed {
      if !line.isEmpty, demand > 0 {
        demand -= 1
        let origin = origins.isEmpty ? nil : origins.removeFirst()
        let more: Subscribers.Demand
        do {
          let value = line.removeFirst()
          lock.unlock()
          more = handOver(value)
        }
        lock.lock()
        grant(more)
        guard tellSource(refilling: origin) else { return lock.unlock() }
      } else if unasked > 0 {
        guard tellSource(refilling: nil) else { return lock.unlock() }
      } else if hasEnd, line.isEmpty || endsInFailure {
        deliverEnd()
      } else {
        break
      }
    }
    isDelivering = false
    let downstream = isClosed ? takeDownstream() : nil
    lock.unlock()
    withExtendedLifetime(downstream) {}
  }

  /// Called and left with the lock held.
  private func deliverEnd() {
    guard let completion else { return }
    do {
      let leftovers = close()
      lock.unlock()
      handOver(completion)
      _ = consume leftovers
    }
    lock.lock()
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
  /// Empty once let go of.
  @exclusivity(unchecked) private var downstream: Line<Downstream>

  init(
    _ downstream: Downstream, surplus: Surplus = .queued, source: (any OutletSource)? = nil, description: String
  ) {
    self.downstream = Line(downstream)
    super.init(surplus: surplus, source: source, description: description)
  }

  /// Gives the subscriber its subscription; values and the end come only after it has taken it.
  func open() {
    if !downstream.isEmpty { downstream.first.receive(subscription: self) }
    startDelivering()
  }

  fileprivate override func handOver(_ value: Downstream.Input) -> Subscribers.Demand {
    downstream.isEmpty ? .none : downstream.first.receive(value)
  }

  fileprivate override func handOver(_ completion: Subscribers.Completion<Downstream.Failure>) {
    if !downstream.isEmpty { downstream.first.receive(completion: completion) }
  }

  fileprivate override func takeDownstream() -> Any? { downstream.popFirst() }
}
