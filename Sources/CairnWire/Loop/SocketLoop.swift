import CairnWireSystem
import Dispatch

/// Waits for sockets, deadlines and work on the main queue. The process sleeps in between.
///
/// Main-actor code must run on the first thread, which `dispatchMain` would exit. So this loop also runs the main
/// queue.
@MainActor
package final class SocketLoop {
  package struct Interest: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let readable = Interest(rawValue: UInt32(WIRE_READABLE))
    package static let writable = Interest(rawValue: UInt32(WIRE_WRITABLE))
    /// The peer has ended its output.
    package static let ended = Interest(rawValue: UInt32(WIRE_ENDED))
    /// The connection is lost. Always reported.
    package static let broken = Interest(rawValue: UInt32(WIRE_BROKEN))
  }

  /// Identifies a watcher. Unlike a descriptor's number, a token is never reused.
  package struct Token: Hashable, Sendable {
    let value: UInt64
    var slot: Int { Int(value & 0xFFFF_FFFF) }
  }

  private struct Slot {
    var generation: UInt64 = 0
    var watcher: (any SocketWatcher)?
  }

  package let clock: WireClock
  private let poll: Descriptor
  private var slots: [Slot] = []
  private var events = [wire_event](repeating: wire_event(), count: 256)
  private var deadlines = DeadlineQueue()
  private var timers: [UInt64: () -> Void] = [:]
  private var lastTimer: UInt64 = 0
  /// The watchers to call at the end of the turn.
  private var later: [any SocketWatcher] = []
  private var isStopped = false

  private static let timerBit: UInt64 = 1 << 63
  private static let queueTag = UInt64.max

  /// Creates a loop. Only one loop of a process serves the main queue.
  package init(servesMainQueue: Bool, clock: WireClock = .system) throws {
    self.clock = clock
    poll = Descriptor(owning: try SystemError.check(wire_poll_create(), "creating the loop"))
    guard servesMainQueue else { return }
    // The queue signals work only after its descriptor has been requested.
    mainQueue = DispatchQueue.main.asDescriptor
    _ = try SystemError.check(
      wire_poll_add(poll.number, mainQueue, Interest.readable.rawValue, Self.queueTag), "watching the main queue")
  }

  private var mainQueue: Int32 = -1

  /// The time at which the current turn woke.
  package private(set) var now: UInt64 = 0

  package func add(_ number: Int32, _ interest: Interest, _ watcher: any SocketWatcher) throws -> Token {
    let slot = Int(number)
    while slots.count <= slot { slots.append(Slot()) }
    slots[slot].generation += 1
    // The generation has 31 bits; the highest bit marks a timer.
    let token = Token(value: (slots[slot].generation & 0x7FFF_FFFF) << 32 | UInt64(slot))
    _ = try SystemError.check(wire_poll_add(poll.number, number, interest.rawValue, token.value), "watching a socket")
    slots[slot].watcher = watcher
    return token
  }

  package func change(_ token: Token, to interest: Interest) {
    guard watcher(of: token.value) != nil else { return }
    _ = wire_poll_change(poll.number, Int32(token.slot), interest.rawValue, token.value)
  }

  /// Stops watching. Call it before the descriptor closes.
  package func remove(_ token: Token) {
    guard watcher(of: token.value) != nil else { return }
    _ = wire_poll_remove(poll.number, Int32(token.slot))
    slots[token.slot].watcher = nil
  }

  private func watcher(of tag: UInt64) -> (any SocketWatcher)? {
    let slot = Int(tag & 0xFFFF_FFFF)
    guard slot < slots.count, slots[slot].generation & 0x7FFF_FFFF == tag >> 32 else { return nil }
    return slots[slot].watcher
  }

  /// Calls `timePassed` of the watcher at a time or soon after it.
  package func wake(_ token: Token, at time: UInt64) { deadlines.insert(.init(time: time, key: token.value)) }

  /// Performs an action once.
  @discardableResult
  package func schedule(after duration: Duration, _ action: @escaping () -> Void) -> UInt64 {
    lastTimer += 1
    timers[lastTimer] = action
    deadlines.insert(.init(time: clock.now() &+ duration.nanoseconds, key: lastTimer | Self.timerBit))
    return lastTimer
  }

  package func cancel(timer: UInt64) { timers[timer] = nil }

  /// Calls `turnEnds` of the watcher before the loop sleeps.
  func callAtEndOfTurn(_ watcher: any SocketWatcher) { later.append(watcher) }

  package func stop() { isStopped = true }

  package func run() {
    isStopped = false
    while !isStopped { turn(atMost: nil) }
  }

  /// Waits for events, at most for a duration, and handles them.
  package func turn(atMost duration: Duration?) {
    endTurn()
    guard !isStopped || duration != nil else { return }
    let count = wire_poll_wait(poll.number, &events, Int32(events.count), timeout(duration))
    now = clock.now()
    var hasQueue = false
    for index in 0..<max(0, Int(count)) {
      let event = events[index]
      if event.tag == Self.queueTag {
        hasQueue = true
      } else {
        watcher(of: event.tag)?.ready(Interest(rawValue: event.what))
      }
    }
    passDeadlines()
    if hasQueue { wire_drain_main_queue(mainQueue) }
    endTurn()
  }

  private func passDeadlines() {
    while let entry = deadlines.takeFirst(until: now) {
      if entry.key & Self.timerBit == 0 {
        watcher(of: entry.key)?.timePassed(now)
      } else if let action = timers.removeValue(forKey: entry.key & ~Self.timerBit) {
        action()
      }
    }
  }

  private func endTurn() {
    while !later.isEmpty {
      let watchers = later
      later = []
      for watcher in watchers { watcher.turnEnds() }
    }
  }

  /// The milliseconds to wait, rounded up, so that a deadline has passed when the loop wakes.
  private func timeout(_ duration: Duration?) -> Int32 {
    var wait = duration?.nanoseconds
    if let first = deadlines.first {
      let now = clock.now()
      wait = min(wait ?? .max, first.time > now ? first.time - now : 0)
    }
    guard let wait else { return -1 }
    return Int32(clamping: wait / 1_000_000 + (wait % 1_000_000 > 0 ? 1 : 0))
  }
}

/// Receives the events of a descriptor.
@MainActor
package protocol SocketWatcher: AnyObject {
  func ready(_ what: SocketLoop.Interest)
  func timePassed(_ now: UInt64)
  /// The turn ends: collected output can be sent.
  func turnEnds()
}

extension SocketWatcher {
  package func timePassed(_ now: UInt64) {}
  package func turnEnds() {}
}

extension DispatchQueue {
  fileprivate var asDescriptor: Int32 { wire_main_queue_descriptor() }
}
