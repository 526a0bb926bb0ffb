/// Limits a rate: tokens refill steadily up to a maximum.
package struct TokenBucket: Sendable, Equatable {
  private let rate: Double
  private let capacity: Double
  private var tokens: Double
  private var last: UInt64

  package init(perSecond rate: Double, burst capacity: Double, now: UInt64) {
    self.rate = rate
    self.capacity = capacity
    tokens = capacity
    last = now
  }

  /// Takes tokens, or returns `false` if there are not enough.
  package mutating func take(_ count: Double = 1, now: UInt64) -> Bool {
    if now > last {
      tokens = min(capacity, tokens + Double(now - last) / 1e9 * rate)
      last = now
    }
    guard tokens >= count else { return false }
    tokens -= count
    return true
  }
}
