import CairnLocks

/// What the person does now, as far as the app says it.
package final class CurrentActivity: Sendable {
  package static let shared = CurrentActivity()

  private let held = Mutex<NSUserActivity?>(nil)

  package var activity: NSUserActivity? { held.withLock { $0 } }

  func set(_ activity: NSUserActivity) { held.withLock { $0 = activity } }

  /// Another one may have become current since.
  func remove(_ activity: NSUserActivity) {
    held.withLock { if $0 === activity { $0 = nil } }
  }
}
