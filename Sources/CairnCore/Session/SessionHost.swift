import CairnFoundation
import CairnLocks
import CairnScreen
import CairnValues
import Foundation

/// Shows an app's windows and delivers events to it: a terminal, a desktop, a test.
@MainActor
package protocol SessionHost: TimeHost {
  var metrics: any Metrics { get }
  /// The size of a window whose scene sets none.
  var windowSize: CGSize { get }

  /// The environment values the host supplies. The session reads them at launch and whenever it is notified of
  /// a change.
  var surroundings: Surroundings { get }

  func opened(_ window: SceneWindow)
  func closed(_ window: SceneWindow)
  /// Called when a window that is already open must come to the front.
  func broughtForward(_ window: SceneWindow)
  var supportsMultipleWindows: Bool { get }
  /// Shows a window's changes. Called once per turn for each window with changes.
  func commit(_ changes: ScreenChanges, in window: SceneWindow, transaction: Transaction)
  /// Requests a call of `Session.runTurns()` soon, after the current event.
  func requestTurn()
  /// Opens a URL with the system. Returns false if nothing handles it.
  func openInSystem(_ url: URL) -> Bool
  /// Shares items with another app the user chooses. Returns false if there is none.
  func share(_ items: SharedItems) -> Bool
  /// Shows notifications outside the app's windows. Without it, a host that shows markup asks the user's browser.
  var notices: (any SystemNotices)? { get }
  /// Speaks a text to users of a screen reader.
  func announce(_ text: String, in window: SceneWindow)
  /// Whether the system tells what others have copied only when a user pastes.
  var readsClipboardOnDemand: Bool { get }
  /// Whether the system has file dialogs.
  var hasFileDialogs: Bool { get }
  /// Asks the user for files; the answer is `nil` if they cancel.
  func askForFiles(_ request: FileRequest, _ answer: @escaping @MainActor ([URL]?) -> Void)
  /// Returns the store that keeps values between launches.
  func store(for place: StorePlace) -> any KeyValueStore
  func store(over defaults: UserDefaults) -> any KeyValueStore
  /// The place of models that the app stores without choosing a file.
  var modelPlace: ModelPlace { get }

  /// Which resources are loaded for the URLs that the app shows.
  var resourceRules: ResourceRules { get }

  /// How long a page takes to replace another.
  var transitionDuration: Duration { get }
  /// Whether other sessions run in this process, so that globals such as `UIApplication.shared` depend on the running one.
  var isOneOfMany: Bool { get }
  /// The ways to show content besides elements.
  var parts: HostParts { get }
  /// Hands state over to the next process while the app is being worked on.
  var stateKeeper: StateKeeper? { get }
  /// The name of a window in what is handed over, if the next process may give its scene another.
  func handoverName(ofScene id: String) -> String
}

extension SessionHost {
  package var modelPlace: ModelPlace { .appFolder }
  package var resourceRules: ResourceRules { .ofProcess }
  package var isOneOfMany: Bool { false }
  package var parts: HostParts { HostParts() }
  package var transitionDuration: Duration { .zero }
  package var stateKeeper: StateKeeper? { nil }
  package func handoverName(ofScene id: String) -> String { id }
  package func share(_ items: SharedItems) -> Bool { false }
  package var notices: (any SystemNotices)? { nil }
  package func announce(_ text: String, in window: SceneWindow) {}
  package var readsClipboardOnDemand: Bool { false }
  package var hasFileDialogs: Bool { false }
  package func askForFiles(_ request: FileRequest, _ answer: @escaping @MainActor ([URL]?) -> Void) { answer(nil) }
}

extension SessionHost {
  package var surroundings: Surroundings { Surroundings() }
}

/// Where an app's models are stored.
package enum ModelPlace: Sendable {
  /// In the folder of the app.
  case appFolder
  /// In the folder of a user, in a process that serves several.
  case folder(URL)
  /// In memory, as in tests. The next start of the app finds them there.
  case memory(ModelMemory)

  /// The place for the app whose code is running on this thread. Elsewhere than on the main thread it is not known.
  package static var ofCaller: ModelPlace { Runtime.shared.isMain ? MainActor.assumeIsolated { current } : .appFolder }

  /// The place for the app whose code is running. Code of a test that runs in no app has none of the apps' memory.
  @MainActor package static var current: ModelPlace {
    if let session = FrontSession.running { return session.host.modelPlace }
    if case .folder(let folder)? = FrontSession.last?.host.modelPlace { return .folder(folder) }
    return .appFolder
  }
}

/// The models of an app under test, which last from one start of the app to the next.
package final class ModelMemory: Sendable {
  private let stores = Mutex<[String: any AnyObject & Sendable]>([:])

  package init() {}

  /// Returns the stores with a name, which are made if there are none that fit.
  package func stores<Stores: AnyObject & Sendable>(
    _ name: String, where fits: (Stores) -> Bool, orElse make: () throws -> Stores
  ) rethrows -> Stores {
    if let known = stores.withLock({ $0[name] }) as? Stores, fits(known) { return known }
    let new = try make()
    stores.withLock { $0[name] = new }
    return new
  }
}

extension EnvironmentValues {
  /// The place of models of this app.
  @MainActor package var modelPlace: ModelPlace { self[SessionKey.self].session?.host.modelPlace ?? .current }
}
