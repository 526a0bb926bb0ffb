/// The clock of a loop. Tests use a manual one.
package struct WireClock {
  /// The nanoseconds of a monotonic clock.
  package var now: @MainActor () -> UInt64
  /// The seconds since 1970.
  package var date: @MainActor () -> Int64

  package init(now: @escaping @MainActor () -> UInt64, date: @escaping @MainActor () -> Int64) {
    self.now = now
    self.date = date
  }

  package static var system: WireClock {
    WireClock(now: { SystemCalls.monotonicTime }, date: { SystemCalls.wallTime })
  }
}

extension Duration {
  var nanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    // A century is practically never, and does not overflow when added to a time.
    return UInt64(min(seconds, 3_155_760_000)) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
  }
}
