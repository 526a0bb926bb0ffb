import CairnLocks
import CairnValues

/// Code of tiers above that follows the phases of apps, such as UIKit's notifications.
package enum AppPhaseListeners {
  package typealias Listener = @MainActor @Sendable (_ phase: ScenePhase, _ before: ScenePhase) -> Void

  private static let all = Mutex<[Listener]>([])

  package static func add(_ listener: @escaping Listener) { all.withLock { $0.append(listener) } }

  @MainActor static func tell(_ phase: ScenePhase, after before: ScenePhase) {
    for listener in all.withLock({ $0 }) { listener(phase, before) }
  }
}
