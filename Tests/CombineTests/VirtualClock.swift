import Combine

/// A scheduler whose time only advances when a test moves it.
final class VirtualClock: Scheduler {
  typealias SchedulerOptions = Never

  struct SchedulerTimeType: Strideable {
    var milliseconds: Int

    func distance(to other: Self) -> Stride { Stride(milliseconds: other.milliseconds - milliseconds) }
    func advanced(by n: Stride) -> Self { Self(milliseconds: milliseconds + n.milliseconds) }

    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByIntegerLiteral {
      var milliseconds: Int

      init(milliseconds: Int) { self.milliseconds = milliseconds }
      init(integerLiteral value: Int) { milliseconds = value }
      init?<T: BinaryInteger>(exactly source: T) { milliseconds = Int(source) }

      var magnitude: Int { abs(milliseconds) }
      static func < (a: Self, b: Self) -> Bool { a.milliseconds < b.milliseconds }
      static func + (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds + b.milliseconds) }
      static func - (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds - b.milliseconds) }
      static func * (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds * b.milliseconds) }
      static func *= (a: inout Self, b: Self) { a = a * b }
      static func seconds(_ s: Int) -> Self { Self(milliseconds: s * 1_000) }
      static func seconds(_ s: Double) -> Self { Self(milliseconds: Int(s * 1_000)) }
      static func milliseconds(_ ms: Int) -> Self { Self(milliseconds: ms) }
      static func microseconds(_ us: Int) -> Self { Self(milliseconds: us / 1_000) }
      static func nanoseconds(_ ns: Int) -> Self { Self(milliseconds: ns / 1_000_000) }
    }
  }

  private(set) var now = SchedulerTimeType(milliseconds: 0)
  let minimumTolerance: SchedulerTimeType.Stride = 0
  private var waiting: [(time: Int, order: Int, action: () -> Void)] = []
  private var order = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: 0, options: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    order += 1
    waiting.append((date.milliseconds, order, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isRunning = true
    func run(at date: SchedulerTimeType) {
      schedule(after: date, tolerance: tolerance, options: nil) {
        guard isRunning else { return }
        action()
        run(at: date.advanced(by: interval))
      }
    }
    run(at: date)
    return AnyCancellable { isRunning = false }
  }

  /// Runs what is due within a time, in order.
  func advance(milliseconds: Int) {
    let end = now.milliseconds + milliseconds
    while let next = waiting.filter({ $0.time <= end }).min(by: { ($0.time, $0.order) < ($1.time, $1.order) }) {
      waiting.removeAll { $0.order == next.order }
      now.milliseconds = max(now.milliseconds, next.time)
      next.action()
    }
    now.milliseconds = end
  }
}
