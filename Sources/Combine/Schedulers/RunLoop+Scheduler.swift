import CairnUnsafe
import Dispatch
import Foundation

extension RunLoop: Scheduler {
  /// There are no options.
  public struct SchedulerOptions: Sendable {}

  /// A point in time.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The point in time as a date.
    public var date: Date

    /// Creates a point in time.
    public init(_ date: Date) { self.date = date }

    /// Returns the time from this point to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// Returns the point in time after an interval.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// A time interval.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// The length in seconds.
      public var magnitude: TimeInterval

      /// The length in seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Creates a time interval from seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      /// Creates a time interval from seconds.
      public init(floatLiteral value: TimeInterval) { self.init(value) }
      /// Creates a time interval from seconds.
      public init(integerLiteral value: TimeInterval) { self.init(value) }
      /// Creates a time interval from seconds.
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        self.init(seconds)
      }

      /// Compares lengths.
      public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
      /// Multiplies lengths.
      public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }
      /// Adds lengths.
      public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }
      /// Subtracts lengths.
      public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }
      /// Multiplies lengths.
      public static func *= (left: inout Stride, right: Stride) { left = left * right }
      /// Adds lengths.
      public static func += (left: inout Stride, right: Stride) { left = left + right }
      /// Subtracts lengths.
      public static func -= (left: inout Stride, right: Stride) { left = left - right }

      /// A number of seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
      /// A number of seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      /// A number of milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1_000) }
      /// A number of microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1_000_000) }
      /// A number of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1_000_000_000) }
    }
  }

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// The queue to use instead of the main run loop, which may never run: hosts have their own loops, which serve
  /// the main queue.
  var servingQueue: DispatchQueue? { self === RunLoop.main ? .main : nil }

  /// Runs code in this run loop as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let queue = servingQueue { return queue.schedule(action) }
    schedule(after: now, tolerance: 0, options: options, action)
  }

  /// Runs code in this run loop at a time or soon after.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let queue = servingQueue {
      return queue.schedule(after: queue.time(of: date), tolerance: queue.length(of: tolerance), action)
    }
    let action = Handed(action)
    add(at: date, tolerance: tolerance, every: nil, in: .common) { action.value() }
  }

  /// Runs code in this run loop at a time, and again after each interval, until canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeating(from: date, every: interval, tolerance: tolerance, in: .common, action)
  }

  func repeating(
    from date: SchedulerTimeType, every interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    in mode: Mode, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let queue = servingQueue {
      return queue.schedule(
        after: queue.time(of: date), interval: queue.length(of: interval), tolerance: queue.length(of: tolerance),
        action)
    }
    let action = Handed(action)
    let timer = add(at: date, tolerance: tolerance, every: interval, in: mode) { action.value() }
    return AnyCancellable { timer.invalidate() }
  }

  @discardableResult
  private func add(
    at date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, every interval: SchedulerTimeType.Stride?,
    in mode: Mode,
    action: @escaping @Sendable () -> Void
  ) -> Timer {
    let timer = Timer(fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil) { _ in
      action()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: mode)
    return timer
  }
}

extension DispatchQueue {
  func time(of date: RunLoop.SchedulerTimeType) -> SchedulerTimeType {
    now.advanced(by: .seconds(date.date.timeIntervalSinceNow))
  }

  func length(of stride: RunLoop.SchedulerTimeType.Stride) -> SchedulerTimeType.Stride {
    .seconds(stride.timeInterval)
  }
}
