/// The deadline of a transfer with a minimum rate: a grace period, extended by each byte, up to the grace period again.
struct RateDeadline: Equatable {
  private let grace: UInt64
  private let nanosecondsPerByte: UInt64
  private(set) var time: UInt64

  init(_ limits: WireLimits, now: UInt64) {
    grace = limits.graceTime.nanoseconds
    nanosecondsPerByte = 1_000_000_000 / UInt64(max(1, limits.minimumRate))
    time = now &+ grace
  }

  mutating func moved(_ bytes: Int, now: UInt64) {
    time = min(now &+ grace, time &+ UInt64(bytes) &* nanosecondsPerByte)
  }
}
