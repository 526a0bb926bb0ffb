import CairnPrinting

/// Reports rejected requests, a line each. Above a rate they are only counted, so that a client cannot flood the log.
struct IncidentLog {
  private var bucket: TokenBucket
  private var suppressed = 0

  init(now: UInt64) { bucket = TokenBucket(perSecond: 2, burst: 50, now: now) }

  /// The line to write, if any.
  mutating func line(_ what: String, _ peer: Peer?, now: UInt64) -> String? {
    guard bucket.take(now: now) else {
      suppressed += 1
      return nil
    }
    defer { suppressed = 0 }
    let more = suppressed > 0 ? " (and \(suppressed) more reports before it)" : ""
    return (peer.map { "\($0): \(what)\(more)" } ?? what + more).printable
  }
}
