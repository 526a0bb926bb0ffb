extension Publishers {
  /// A publisher of at most one value per interval.
  ///
  ///     positions.throttle(for: 0.1, scheduler: RunLoop.main, latest: true)
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The length of the interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that delivers values.
    public let scheduler: Context
    /// Whether to deliver the latest value of an interval instead of the first.
    public let latest: Bool

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let valve = Valve<Upstream.Output, Context>(interval: interval, scheduler: scheduler, latest: latest)
      upstream.subscribe(
        Pacer<Upstream.Output, Upstream.Failure, S>(
          "Throttle", to: subscriber, surplus: .newestKept,
          onValue: { value, pacer in valve.receive(value, deliver: pacer.send) },
          onEnd: { completion, pacer in
            scheduler.schedule {
              if !completion.isFailure, let value = valve.takePending() { pacer.send(value) }
              pacer.finish(completion)
            }
          }))
    }
  }
}

/// Passes one value per interval.
private final class Valve<Value, Context: Scheduler> {
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private let lock = Lock()
  private var pending: Value?
  private var opensAt: Context.SchedulerTimeType?
  private var isScheduled = false

  init(interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
    self.interval = interval
    self.scheduler = scheduler
    self.latest = latest
  }

  func receive(_ value: Value, deliver: @escaping (Value) -> Void) {
    let now = scheduler.now
    let (start, replaced): (Context.SchedulerTimeType?, Value?) = lock.withLock {
      let replaced = pending
      if latest || pending == nil { pending = value }
      guard !isScheduled else { return (nil, replaced) }
      isScheduled = true
      return (opensAt.map { Swift.max($0, now) } ?? now, replaced)
    }
    withExtendedLifetime(replaced) {}
    guard let start else { return }
    let action = {
      let value = self.open()
      if let value { deliver(value) }
    }
    if start > now {
      scheduler.schedule(after: start, action)
    } else {
      scheduler.schedule(action)
    }
  }

  private func open() -> Value? {
    let now = scheduler.now
    return lock.withLock {
      isScheduled = false
      guard let value = pending.take() else { return nil }
      opensAt = now.advanced(by: interval)
      return value
    }
  }

  func takePending() -> Value? {
    lock.withLock { pending.take() }
  }
}

extension Publisher {
  /// Publishes at most one value per interval, the first immediately.
  public func throttle<S>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> where S: Scheduler {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
