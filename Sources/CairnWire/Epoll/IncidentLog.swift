import CairnPrinting

/// Reports what was rejected, each once. Whoever causes many reports cannot fill the log: beyond a rate they are counted.
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
