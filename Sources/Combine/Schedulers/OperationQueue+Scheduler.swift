import CairnUnsafe
import Dispatch
import Foundation

extension OperationQueue: Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// There are no options.
  public struct SchedulerOptions: Sendable {}

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds code to this queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Handed(action)
    addOperation { action.value() }
  }

  /// Adds code to this queue at a time or soon after.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let clock = DispatchQueue.global()
    clock.schedule(after: clock.time(of: date), tolerance: clock.length(of: tolerance)) { [self] in
      schedule(options: options, action)
    }
  }

  /// Adds code to this queue at a time, and again after each interval, until canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let clock = DispatchQueue.global()
    return clock.schedule(
      after: clock.time(of: date), interval: clock.length(of: interval), tolerance: clock.length(of: tolerance)
    ) { [self] in schedule(options: options, action) }
  }
}
