import CairnUnsafe

/// The source of an outlet, which is told about its subscriber's demand.
protocol OutletSource: AnyObject {
  func outlet(_ outlet: AnyObject, asksFor demand: Subscribers.Demand)
  func outletWasCancelled(_ outlet: AnyObject)
}

/// The policy for a value that the subscriber has not requested.
enum Surplus {
  case dropped
  /// Only the newest is kept, and delivered on demand.
  case newestKept
  case queued
}

/// The part of an outlet that does not depend on its value type.
class AnyOutlet: CustomStringConvertible {
  final let description: String
  /// The outlet's index in its publisher, guarded by the publisher's lock.
  final var position = 0

  fileprivate init(description: String) {
    self.description = description
  }

  /// Delivers the queued values, unless a call in progress already does.
  func deliver() {}
}

/// The subscription of a single subscriber. It delivers values in order, one at a time, and no more than
/// requested.
///
/// A value that arrives during a delivery, from the same thread (a sink that sends) or another, is queued, and
/// the call in progress delivers it. A subscriber is therefore never re-entered, no value is lost or overtaken,
/// and no thread waits for foreign code.
class Outlet<Input, Failure: Error>: AnyOutlet, Subscription {
  /// The contents of a closed outlet. They are destroyed after its lock is released, because destroying values
  /// runs foreign code.
  private struct Leftovers: ~Copyable {
    let source: (any OutletSource)?
    let line: Line<Input>
    let origins: Line<(any Subscription)?>
    let newest: Line<Input>
  }

  private let surplus: Surplus
  /// Guards the properties below, so values can be sent without run-time exclusivity checks.
  private let lock = Lock()
  private var source: (any OutletSource)?
  private var line = Line<Input>()
  /// For each queued value, the subscription to request one more from after delivery; empty if none needs it.
  private var origins = Line<(any Subscription)?>()
  /// The newest value that was not requested, if the policy keeps it.
  private var newest = Line<Input>()
  private var demand = Subscribers.Demand.none
  /// The demand that has not been passed to the source yet.
  private var unasked = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?
  private var hasEnd = false
  private var endsInFailure = false
  /// Whether a thread is delivering something, first the subscription. Only that thread may release the
  /// subscriber.
  private var isDelivering = true
  private var isClosed = false

  fileprivate init(surplus: Surplus, source: (any OutletSource)?, description: String) {
    self.surplus = surplus
    self.source = source
    super.init(description: description)
  }

  /// Sets the source, for a source that creates its own outlet.
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

  /// Ends the stream after the queued values. A failure does not wait for values that were not requested.
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    enqueueEnd(completion)
    deliver()
  }

  /// Enqueues a value. Call `deliver()` afterwards, without holding a lock.
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

  /// Enqueues the completion. Call `deliver()` afterwards, without holding a lock.
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

  /// Delivers the completion. The lock is held before and after the call.
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

  /// Passes new demand to the source, which may send values immediately, so another call may deliver meanwhile.
  /// Returns `false` if another call has taken over for good. The lock is held before and after the call.
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
  /// The subscriber; empty after it was released.
  private var downstream: Line<Downstream>

  init(
    _ downstream: Downstream, surplus: Surplus = .queued, source: (any OutletSource)? = nil, description: String
  ) {
    self.downstream = Line(downstream)
    super.init(surplus: surplus, source: source, description: description)
  }

  /// Passes the subscription to the subscriber. Values and the completion follow only after the subscriber has
  /// accepted it.
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
