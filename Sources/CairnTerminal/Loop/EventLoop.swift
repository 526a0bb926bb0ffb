import CairnTerminalSystem
import Dispatch
import Glibc

/// Waits for events: input, signals, work on the main queue, and deadlines. The process sleeps in between.
///
/// Main-actor code must run on the first thread, which `dispatchMain` would exit. So this loop also runs the main
/// queue.
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
    // The queue signals work only after its descriptor has been requested.
    queue = DispatchQueue.main.asDescriptor
  }

  /// The nanoseconds of a monotonic clock.
  package static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// When to wake up without an event, or `nil` for never.
  package var deadline: UInt64?

  /// Waits, and returns what happened.
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

  /// Runs the pending work of the main queue.
  package func drainQueue() {
    var value: UInt64 = 0
    // The descriptor is a counter. Without reading it, the loop would wake up forever.
    _ = read(queue, &value, 8)
    cairn_drain_main_queue()
  }
}

extension DispatchQueue {
  fileprivate var asDescriptor: Int32 { cairn_main_queue_descriptor() }
}
