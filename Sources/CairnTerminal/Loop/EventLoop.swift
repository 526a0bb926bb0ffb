import CairnTerminalSystem
import Dispatch
import Glibc

/// Waits for what happens: input, signals, work on the main queue, and times that come. While nothing does, the
/// process sleeps.
///
/// Main-actor code has to run on the first thread, which Dispatch would leave; so this loop is the main queue's too.
@MainActor
package final class EventLoop {
  package enum Wake: Equatable {
    case input
    case signal(Int32)
    case queue, time
  }

  private let input: Int32
  private let signals: Int32
  private let queue: Int32

  package init(input: Int32) {
    self.input = input
    signals = cairn_watch_signals()
    // The queue tells of work from the moment somebody asked for its descriptor.
    queue = DispatchQueue.main.asDescriptor
  }

  /// Nanoseconds of a clock that never goes back.
  package static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// When to wake up though nothing happens; nil for never.
  package var deadline: UInt64?

  /// Waits, and says what there is to do.
  package func wait() -> [Wake] {
    var descriptors = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
    ]
    cairn_loop_turned()
    let count = poll(&descriptors, nfds_t(descriptors.count), timeout)
    cairn_loop_turned()
    var wakes: [Wake] = []
    if count > 0 {
      if descriptors[1].revents != 0 { wakes += takeSignals() }
      if descriptors[2].revents != 0 { wakes.append(.queue) }
      if descriptors[0].revents != 0 { wakes.append(.input) }
    }
    if let deadline, Self.now >= deadline { wakes.append(.time) }
    return wakes
  }

  private var timeout: Int32 {
    guard let deadline else { return -1 }
    let now = Self.now
    return deadline <= now ? 0 : Int32(clamping: (deadline - now + 999_999) / 1_000_000)
  }

  private func takeSignals() -> [Wake] {
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = read(signals, &bytes, bytes.count)
    return count > 0 ? bytes[..<count].map { .signal(Int32($0)) } : []
  }

  /// Does what waits on the main queue.
  package func drainQueue() {
    var value: UInt64 = 0
    // The descriptor counts; unread it would wake the loop without end.
    _ = read(queue, &value, 8)
    cairn_drain_main_queue()
  }
}

extension DispatchQueue {
  fileprivate var asDescriptor: Int32 { cairn_main_queue_descriptor() }
}
