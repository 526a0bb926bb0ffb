import CairnUnsafe

/// An operator that buffers values until they are requested, up to its capacity.
final class Reservoir<Failure: Error, Downstream: Subscriber>: Intake, Subscriber where Downstream.Failure == Failure {
  private let outlet: SubscriberOutlet<Downstream>
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private let lock = Lock()
  private var kept = Line<Downstream.Input>()
  private var demand = Subscribers.Demand.none
  private var end: Subscribers.Completion<Failure>?

  init(
    to downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    outlet = SubscriberOutlet(downstream, description: "Buffer")
    self.size = max(size, 0)
    self.prefetch = prefetch
    self.whenFull = whenFull
    super.init()
    outlet.isFed(by: self)
  }

  func receive(subscription: any Subscription) {
    guard attach(subscription) else { return }
    outlet.open()
    request(prefetch == .keepFull ? .max(size) : .unlimited)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isOpen else { return .none }
    var dropped: Downstream.Input?
    var isPassed = false
    let isTooMuch = lock.withLock {
      if demand > 0 {
        demand -= 1
        // Enqueue under the lock, so that values keep their order.
        outlet.enqueue(input)
        isPassed = true
        return false
      }
      if kept.count < size {
        kept.append(input)
        return false
      }
      switch whenFull {
      case .dropNewest: break
      case .dropOldest:
        guard !kept.isEmpty else { break }
        dropped = kept.removeFirst()
        kept.append(input)
      case .customError: return true
      }
      return false
    }
    withExtendedLifetime(dropped) {}
    if isTooMuch, case .customError(let makeError) = whenFull {
      cancel()
      outlet.finish(.failure(makeError()))
      return .none
    }
    outlet.deliver()
    return isPassed && prefetch == .keepFull ? .max(1) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard close() else { return }
    let isEmpty = lock.withLock {
      end = completion
      return kept.isEmpty
    }
    if isEmpty { outlet.finish(completion) }
  }
}

extension Reservoir: OutletSource {
  func outlet(_ outlet: AnyObject, asksFor more: Subscribers.Demand) {
    let (passed, end) = lock.withLock {
      demand += more
      var passed = 0
      while demand > 0, !kept.isEmpty {
        demand -= 1
        self.outlet.enqueue(kept.removeFirst())
        passed += 1
      }
      return (passed, kept.isEmpty ? self.end : nil)
    }
    self.outlet.deliver()
    if let end {
      self.outlet.finish(end)
    } else if prefetch == .keepFull {
      request(.max(passed))
    }
  }

  func outletWasCancelled(_ outlet: AnyObject) { cancel() }
}
