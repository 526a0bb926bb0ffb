import CairnCore
import CairnScreen
import CairnStorage
import CairnValues
import CoreTransferable
import Foundation

/// An app running on a host.
@MainActor
public final class HostedApp {
  private let adapter: HostAdapter
  private let session: Session

  /// Starts an app and opens its windows.
  ///
  /// - Parameter urls: Links to open at the start.
  public convenience init<A: App>(_ app: A.Type, on host: any AppHost, opening urls: [URL] = []) {
    self.init(on: host) { Session(.of(A()), on: $0, opening: urls) }
  }

  /// Starts with one window and no app, for tests of a host.
  public convenience init<Content: View>(
    on host: any AppHost, opening urls: [URL] = [], @ViewBuilder content: () -> Content
  ) {
    let content = content()
    self.init(on: host) { Session(content: content, on: $0, opening: urls) }
  }

  private init(on host: any AppHost, start: (any SessionHost) -> Session) {
    adapter = HostAdapter(host)
    session = start(adapter)
    session.clipboard.onWrite = { [weak adapter] contents in
      MainActor.assumeIsolated { adapter?.copied(contents) }
    }
  }

  /// The open windows, in opening order.
  public var windows: [HostWindow] { session.windows.compactMap { adapter.window(for: $0) } }

  /// The window that the user is using.
  public var frontWindow: HostWindow? {
    (session.frontWindow ?? session.windows.first).flatMap { adapter.window(for: $0) }
  }

  /// Brings a window to the front, like a user.
  public func bringForward(_ window: HostWindow) { session.bringForward(window.window) }

  /// Runs pending work. Call it after ``AppHost/requestTurn()``.
  public func runTurns() { session.runTurns() }

  /// Opens a link from outside.
  public func open(_ url: URL) {
    session.open(url)
    session.runTurns()
  }

  /// Updates the app's clipboard with items from another program.
  public func clipboardChanged(to items: [HostItem]) {
    session.clipboard.take(items.map(\.content))
    session.runTurns()
  }

  /// Closes a window, like a user.
  public func close(_ window: HostWindow) { session.close(window.window) }

  /// Applies the host's current settings.
  public func settingsChanged() { session.surroundingsChanged() }

  /// Ends the app. Stored values are kept.
  public func end() { session.end() }
}

/// Adapts an ``AppHost`` to the engine's protocol.
@MainActor
private final class HostAdapter: SessionHost {
  /// Weak, as a host usually owns its app.
  private weak var host: (any AppHost)?
  private var lastSize: CGSize
  private var windows: [ObjectIdentifier: HostWindow] = [:]
  private let stores: any StoreKeeper

  let metrics: any Metrics

  init(_ host: any AppHost) {
    self.host = host
    lastSize = host.windowSize
    metrics = host.metrics.metrics
    stores =
      switch host.storage {
      case .memory: MemoryStores()
      case .files(let app): AppStores(app: app)
      }
  }

  func window(for window: SceneWindow) -> HostWindow? { windows[ObjectIdentifier(window)] }

  var windowSize: CGSize {
    lastSize = host?.windowSize ?? lastSize
    return lastSize
  }
  var surroundings: Surroundings { host?.settings.surroundings ?? Surroundings() }
  var supportsMultipleWindows: Bool { host?.supportsMultipleWindows ?? false }

  func opened(_ window: SceneWindow) {
    let shown = HostWindow(window)
    windows[ObjectIdentifier(window)] = shown
    host?.opened(shown)
  }

  func closed(_ window: SceneWindow) {
    if let shown = windows.removeValue(forKey: ObjectIdentifier(window)) { host?.closed(shown) }
  }

  func broughtForward(_ window: SceneWindow) {
    if let shown = windows[ObjectIdentifier(window)] { host?.broughtForward(shown) }
  }

  func commit(_ changes: ScreenChanges, in window: SceneWindow, transaction: Transaction) {
    guard let shown = windows[ObjectIdentifier(window)] else { return }
    shown.controller.committed(changes)
    host?.update(shown, HostChanges(changes))
  }

  func requestTurn() { host?.requestTurn() }
  func openInSystem(_ url: URL) -> Bool { host?.open(url) ?? false }
  func share(_ items: SharedItems) -> Bool { host?.share(HostSharedItems(items)) ?? false }
  func announce(_ text: String, in window: SceneWindow) {
    if let shown = windows[ObjectIdentifier(window)] { host?.announce(text, in: shown) }
  }
  func copied(_ contents: [_SharedContent]) { host?.copied(contents.map { HostItem($0) }) }
  var hasFileDialogs: Bool { host?.hasFileDialogs ?? false }
  func askForFiles(_ request: FileRequest, _ answer: @escaping @MainActor ([URL]?) -> Void) {
    guard let host else { return answer(nil) }
    host.chooseFiles(HostFileRequest(request), answer: answer)
  }
  func store(for place: StorePlace) -> any KeyValueStore { stores.store(for: place) }
  func store(over defaults: UserDefaults) -> any KeyValueStore { DefaultsStore(defaults) }
}
