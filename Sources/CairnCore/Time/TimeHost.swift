import CairnFoundation
import Dispatch
import Foundation

/// What runs an app in time: its clock, its delays and its tasks.
@MainActor
package protocol TimeHost: AnyObject {
  /// The clock for app code that sleeps, or `nil` for the machine's.
  var clock: VirtualClock? { get }
  /// Runs view tasks that are not on the main actor, if the host wants to observe them.
  var taskExecutor: (any TaskExecutor)? { get }
  /// Runs work after a delay.
  func after(_ duration: Duration, _ work: @escaping @MainActor () -> Void)
}

extension TimeHost {
  package var clock: VirtualClock? { nil }
  package var taskExecutor: (any TaskExecutor)? { nil }

  /// The current date by the host's clock. A virtual clock counts from a fixed day.
  package var date: Date {
    guard let (seconds, attoseconds) = clock?.now.components else { return Date() }
    return Date(timeIntervalSinceReferenceDate: Double(seconds) + Double(attoseconds) * 1e-18)
  }

  package func after(_ duration: Duration, _ work: @escaping @MainActor () -> Void) {
    let (seconds, attoseconds) = duration.components
    let time = DispatchTime.now() + Double(seconds) + Double(attoseconds) * 1e-18
    DispatchQueue.main.asyncAfter(deadline: time) { MainActor.assumeIsolated(work) }
  }
}
