extension Publishers {
  /// A publisher of the values that are followed by a pause.
  ///
  ///     $query.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The length of the pause.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler that delivers values.
    public let scheduler: Context
    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher from its properties.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let turns = Turns<Upstream.Output>()
      upstream.subscribe(
        Pacer<Upstream.Output, Upstream.Failure, S>(
          "Debounce", to: subscriber, surplus: .newestKept,
          onValue: { value, pacer in
            let turn = turns.begin(value)
            scheduler.schedule(
              after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
            ) {
              if let value = turns.end(turn) { pacer.send(value) }
            }
          },
          onEnd: { completion, pacer in
            scheduler.schedule(options: options) {
              if !completion.isFailure, let value = turns.endLast() { pacer.send(value) }
              pacer.finish(completion)
            }
          }))
    }
  }
}

/// The latest value and the number of its wait.
private final class Turns<Value> {
  private let lock = Lock()
  private var turn = 0
  private var value: Value?

  func begin(_ value: Value) -> Int {
    let (turn, replaced) = lock.withLock {
      self.turn += 1
      defer { self.value = value }
      return (self.turn, self.value)
    }
    withExtendedLifetime(replaced) {}
    return turn
  }

  func end(_ turn: Int) -> Value? {
    lock.withLock { turn == self.turn ? value.take() : nil }
  }

  func endLast() -> Value? {
    lock.withLock { value.take() }
  }
}

extension Publisher {
  /// Publishes only values that are followed by a pause. The last one is not lost if the stream finishes.
  public func debounce<S>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
