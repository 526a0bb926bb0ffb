import Foundation

extension Timer {
  /// A publisher of the time, again and again, once it is connected.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the time, again and again, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The time published.
    public typealias Output = Date
    /// Time cannot fail.
    public typealias Failure = Never

    /// The time between two values.
    public let interval: TimeInterval
    /// How much later a value may come.
    public let tolerance: TimeInterval?
    /// The run loop that keeps the time.
    public let runLoop: RunLoop
    /// The mode the run loop has to be in; the main run loop is served in all of them.
    public let mode: RunLoop.Mode
    /// What the run loop is asked to mind.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()
    private let lock = Lock()
    private var clock: AnyCancellable?

    /// Makes the publisher from its parts.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    deinit {
      clock?.cancel()
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      subject.subscribe(subscriber)
    }

    /// Starts the clock anew; cancelling the result stops it.
    public func connect() -> any Cancellable {
      let subject = subject
      // The shortest interval of a Foundation timer.
      let interval = RunLoop.SchedulerTimeType.Stride(Swift.max(interval, 0.0001))
      let clock = AnyCancellable(
        runLoop.repeating(
          from: runLoop.now.advanced(by: interval), every: interval,
          tolerance: .init(tolerance ?? 0), in: mode
        ) { subject.send(Date()) })
      let previous = lock.withLock {
        defer { self.clock = clock }
        return self.clock
      }
      previous?.cancel()
      return AnyCancellable { [self] in stop(clock) }
    }

    private func stop(_ clock: AnyCancellable) {
      clock.cancel()
      lock.withLock { if self.clock === clock { self.clock = nil } }
    }
  }
}
