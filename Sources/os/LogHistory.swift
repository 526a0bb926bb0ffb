import Foundation

/// A message that was logged.
package struct KeptLogEntry: Sendable {
  package let date: Date
  package let subsystem: String
  package let category: String
  package let type: OSLogType
  package let message: String
}

/// The last messages of this process, for `OSLogStore`.
package enum LogHistory {
  private static let limit = 1_000
  private static let kept = OSAllocatedUnfairLock(initialState: [KeptLogEntry]())

  static func add(_ entry: KeptLogEntry) {
    kept.withLock { kept in
      // Half of them go at once, so that adding one need not move all.
      if kept.count >= 2 * limit { kept.removeFirst(limit) }
      kept.append(entry)
    }
  }

  /// The last messages, the oldest first.
  package static var entries: [KeptLogEntry] { kept.withLock { $0.suffix(limit) } }
}
