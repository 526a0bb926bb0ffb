import CairnLocks

/// The current activity, as set by the app.
package final class CurrentActivity: Sendable {
  package static let shared = CurrentActivity()

  private let held = Mutex<NSUserActivity?>(nil)

  package var activity: NSUserActivity? { held.withLock { $0 } }

  func set(_ activity: NSUserActivity) { held.withLock { $0 = activity } }

  /// Clears the current activity, unless another one has become current since.
  func remove(_ activity: NSUserActivity) {
    held.withLock { if $0 === activity { $0 = nil } }
  }
}
