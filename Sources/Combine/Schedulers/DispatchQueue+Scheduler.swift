import CairnUnsafe
import Dispatch

extension DispatchQueue: Scheduler {
  /// A point in time.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The point in time as a Dispatch time.
    public var dispatchTime: DispatchTime

    /// Creates a point in time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Decodes the nanoseconds of uptime.
    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    /// Encodes the nanoseconds of uptime.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Returns the time from this point to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (mine, theirs) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return theirs >= mine
        ? .nanoseconds(Int(clamping: theirs - mine)) : .nanoseconds(-Int(clamping: mine - theirs))
    }

    /// Returns the point in time after an interval.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// Feeds the point in time into the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// A time interval.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// The length in nanoseconds.
      public var magnitude: Int

      /// The length as a Dispatch interval.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Creates a time interval.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        case .never: self.init(nanoseconds: .max)
        @unknown default: self.init(nanoseconds: .max)
        }
      }

      /// Creates a time interval from seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Creates a time interval from seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Creates a time interval from seconds.
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
      }

      /// Compares lengths.
      public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
      /// Multiplies lengths.
      public static func * (left: Stride, right: Stride) -> Stride {
        Stride(nanoseconds: left.magnitude.saturatingMultiply(right.magnitude))
      }
      /// Adds lengths.
      public static func + (left: Stride, right: Stride) -> Stride {
        Stride(nanoseconds: left.magnitude.saturatingAdd(right.magnitude))
      }
      /// Subtracts lengths.
      public static func - (left: Stride, right: Stride) -> Stride {
        Stride(nanoseconds: left.magnitude.saturatingSubtract(right.magnitude))
      }
      /// Multiplies lengths.
      public static func *= (left: inout Stride, right: Stride) { left = left * right }
      /// Adds lengths.
      public static func += (left: inout Stride, right: Stride) { left = left + right }
      /// Subtracts lengths.
      public static func -= (left: inout Stride, right: Stride) { left = left - right }

      /// A number of seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: Int(saturating: s * 1e9)) }
      /// A number of seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: s.saturatingMultiply(1_000_000_000)) }
      /// A number of milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: ms.saturatingMultiply(1_000_000)) }
      /// A number of microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: us.saturatingMultiply(1_000)) }
      /// A number of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    }
  }
}

extension DispatchQueue {
  /// Options for running work.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The dispatch group of the work.
    public var group: DispatchGroup?

    /// Makes options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// Zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs code on this queue as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    let action = Handed(action)
    async(group: options.group, qos: options.qos, flags: options.flags) { action.value() }
  }

  /// Runs code on this queue at a time or soon after.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let options = options ?? SchedulerOptions()
    let action = Handed(action)
    // Enter and leave the group manually, because no delayed call takes a group.
    let group = options.group
    group?.enter()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
      action.value()
      group?.leave()
    }
  }

  /// Runs code on this queue at a time, and again after each interval, until canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Handed(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    let leeway = DispatchTimeInterval.nanoseconds(max(tolerance.magnitude, 0))
    timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: leeway)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
