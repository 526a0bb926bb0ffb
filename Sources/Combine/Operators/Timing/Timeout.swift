import CairnLocks

extension Publishers {
  /// A publisher that ends when values stay away too long.
  ///
  ///     load.timeout(.seconds(5), scheduler: DispatchQueue.main)
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher the values come from.
    public let upstream: Upstream
    /// How long is too long.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where and when values are delivered.
    public let scheduler: Context
    /// What the scheduler is asked to mind.
    public let options: Context.SchedulerOptions?
    /// Makes the error to fail with; without it the stream finishes.
    public let customError: (() -> Upstream.Failure)?

    /// Makes the publisher from its parts.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      typealias Delivery = Postponement<Upstream.Output, Upstream.Failure, S>
      typealias TimeoutPacer = Pacer<Upstream.Output, Upstream.Failure, Delivery>
      let deadline = Deadline()
      let restart: (TimeoutPacer) -> Void = { pacer in
        let turn = deadline.move()
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          guard deadline.isStill(turn) else { return }
          pacer.cancel()
          pacer.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let delivery = Delivery("Timeout", to: subscriber) { scheduler.schedule(options: options, $0) }
      upstream.subscribe(
        TimeoutPacer(
          "Timeout", to: delivery, surplus: .queued,
          onStart: restart,
          onValue: { value, pacer in
            restart(pacer)
            pacer.send(value)
          },
          onEnd: { completion, pacer in
            deadline.move()
            pacer.finish(completion)
          }))
    }
  }
}

extension Publisher {
  /// Ends the stream when values stay away too long, with an error if one is given.
  public func timeout<S>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> where S: Scheduler {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}

/// Tells a wait that is still the latest from one that has been overtaken.
private final class Deadline {
  private let turn = Atomic(0)

  @discardableResult
  func move() -> Int { turn.wrappingAdd(1, ordering: .relaxed).newValue }

  func isStill(_ turn: Int) -> Bool { self.turn.load(ordering: .relaxed) == turn }
}
