import Foundation

extension Timer {
  /// Returns a publisher of the time at regular intervals, once it is connected.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the time at regular intervals, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The kind of values published.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    /// The time between two values.
    public let interval: TimeInterval
    /// The allowed delay of a value.
    public let tolerance: TimeInterval?
    /// The run loop that keeps the time.
    public let runLoop: RunLoop
    /// The required mode of the run loop. The main run loop is served in all modes.
    public let mode: RunLoop.Mode
    /// The options for the run loop.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()
    private let lock = Lock()
    private var clock: AnyCancellable?

    /// Creates the publisher from its properties.
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

    /// Restarts the timer. Canceling the result stops it.
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
