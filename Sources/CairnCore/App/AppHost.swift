import CairnScreen
import CairnValues
import Dispatch
import Foundation

/// What shows an app's windows and brings it events: a terminal, a desktop, a test.
@MainActor
package protocol AppHost: AnyObject {
  var metrics: any Metrics { get }
  /// The size of a window that says nothing of its own.
  var windowSize: CGSize { get }

  /// What views find in the environment. The session asks at the start, and when it is told of a change.
  var surroundings: Surroundings { get }

  func opened(_ window: SceneWindow)
  func closed(_ window: SceneWindow)
  /// A window that is open already is to come to the front.
  func broughtForward(_ window: SceneWindow)
  var supportsMultipleWindows: Bool { get }
  /// Shows what changed. Called once a turn for each window in which something did.
  func commit(_ changes: ScreenChanges, in window: SceneWindow, transaction: Transaction)
  /// Asks for `Session.runTurns()` soon, after the event that is being handled.
  func requestTurn()
  /// Hands a URL to the system; false if nothing there takes it.
  func openInSystem(_ url: URL) -> Bool
  /// Hands things to another app a person chooses; false if there is none.
  func share(_ items: SharedItems) -> Bool
  /// Whether the system has dialogs that ask for files.
  var hasFileDialogs: Bool { get }
  /// Asks a person for files; nil is the answer of one who does not want to say.
  func askForFiles(_ request: FileRequest, _ answer: @escaping @MainActor ([URL]?) -> Void)
  /// Where values are kept between launches.
  func store(for place: StorePlace) -> any KeyValueStore
  func store(over defaults: UserDefaults) -> any KeyValueStore

  /// The clock app code sleeps by, where it is not the machine's.
  var clock: VirtualClock? { get }
  /// What runs tasks of views that are not on the main actor, where the host wants to know of it.
  var taskExecutor: (any TaskExecutor)? { get }
  /// Does work after some time.
  func after(_ duration: Duration, _ work: @escaping @MainActor () -> Void)
}

extension AppHost {
  package var clock: VirtualClock? { nil }
  package var taskExecutor: (any TaskExecutor)? { nil }
  package func share(_ items: SharedItems) -> Bool { false }
  package var hasFileDialogs: Bool { false }
  package func askForFiles(_ request: FileRequest, _ answer: @escaping @MainActor ([URL]?) -> Void) { answer(nil) }

  /// The time by the host's clock; one of its own counts from a fixed day.
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

extension AppHost {
  package var surroundings: Surroundings { Surroundings() }
}
