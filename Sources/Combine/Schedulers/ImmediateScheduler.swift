import CairnUnsafe

/// A scheduler that runs everything synchronously.
///
///     name.receive(on: ImmediateScheduler.shared)
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// A point in time. All are equal.
  public struct SchedulerTimeType: Strideable {
    /// Zero.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }
    /// Returns the same point in time.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A time interval, which is ignored.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible
    {
      /// The length.
      public var magnitude: Int

      /// Creates a time interval.
      public init(_ value: Int) { magnitude = value }
      /// Creates a time interval.
      public init(integerLiteral value: Int) { self.init(value) }
      /// Creates a time interval.
      public init(floatLiteral value: Double) { self.init(Int(saturating: value)) }
      /// Creates a time interval.
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }

      /// Compares lengths.
      public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
      /// Multiplies lengths.
      public static func * (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude.saturatingMultiply(right.magnitude))
      }
      /// Adds lengths.
      public static func + (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude.saturatingAdd(right.magnitude))
      }
      /// Subtracts lengths.
      public static func - (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude.saturatingSubtract(right.magnitude))
      }
      /// Multiplies lengths.
      public static func *= (left: inout Stride, right: Stride) { left = left * right }
      /// Adds lengths.
      public static func += (left: inout Stride, right: Stride) { left = left + right }
      /// Subtracts lengths.
      public static func -= (left: inout Stride, right: Stride) { left = left - right }

      /// Zero.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// Zero.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// Zero.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// Zero.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// Zero.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  /// The only point in time.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// Zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs code immediately.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs code immediately.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }

  /// Runs code once, immediately.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
