import CairnLocks
import CairnValues
import Foundation

/// Code of tiers above that follows the phases of apps, such as UIKit's notifications.
package enum AppPhaseListeners {
  package typealias Listener = @MainActor @Sendable (_ phase: ScenePhase, _ before: ScenePhase) -> Void

  private static let all = Mutex<[Listener]>([])

  package static func add(_ listener: @escaping Listener) { all.withLock { $0.append(listener) } }

  @MainActor static func tell(_ phase: ScenePhase, after before: ScenePhase) {
    for listener in all.withLock({ $0 }) { listener(phase, before) }
  }

  private static let atEnd = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// Calls a listener when an app is about to end.
  package static func addAtEnd(_ listener: @escaping @MainActor @Sendable () -> Void) {
    atEnd.withLock { $0.append(listener) }
  }

  @MainActor static func tellEnd() {
    for listener in atEnd.withLock({ $0 }) { listener() }
  }
}

/// Code of tiers above that takes URLs which nothing in a window handles, such as an app's delegate.
@MainActor
package enum UnhandledURLs {
  /// Returns whether it took the URL.
  package static var taker: ((URL) -> Bool)?
}
