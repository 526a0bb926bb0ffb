import CairnLocks

extension Publishers {
  /// A publisher that ends when no value arrives for too long.
  ///
  ///     load.timeout(.seconds(5), scheduler: DispatchQueue.main)
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The maximum time between values.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that delivers values.
    public let scheduler: Context
    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?
    /// Creates the error to fail with. Without it the stream finishes.
    public let customError: (() -> Upstream.Failure)?

    /// Creates the publisher from its properties.
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
  /// Ends the stream when no value arrives for too long, with an error if one is given.
  public func timeout<S>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> where S: Scheduler {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}

/// Distinguishes the latest wait from earlier ones.
private final class Deadline {
  private let turn = Atomic(0)

  @discardableResult
  func move() -> Int { turn.wrappingAdd(1, ordering: .relaxed).newValue }

  func isStill(_ turn: Int) -> Bool { self.turn.load(ordering: .relaxed) == turn }
}
