import CairnCore
import CairnFoundation
import CairnScreen
import CairnStorage
import CairnTerminal
import CairnValues
import Foundation

/// A host without a screen, as small as a host can be.
@MainActor
package final class HeadlessHost: SessionHost {
  package let metrics: any Metrics
  /// The terminal host that draws the app and takes its keys, if the app runs in a terminal.
  package let terminal: TerminalHost?
  package var windowSize: CGSize
  package var surroundings = Surroundings()
  package private(set) var windows: [SceneWindow] = []
  package private(set) var openedURLs: [URL] = []
  package private(set) var announcements: [String] = []
  package private(set) var shownNotices = HeadlessNotices()
  package var notices: (any SystemNotices)? { terminal?.notices ?? shownNotices }
  /// Whether the system can open URLs.
  package var opensURLs = true
  package private(set) var shared: [SharedItems] = []
  /// The number of elements in all commits, for tests that limit it.
  package private(set) var committedElements = 0
  package private(set) var lastTransaction = Transaction()
  /// Receives each commit too, while a screenshot is taken.
  var mirror: ((ScreenChanges, SceneWindow, Transaction) -> Void)?
  package private(set) var turnIsRequested = false
  private var stores: [StorePlace: any KeyValueStore] = [:]
  /// The folder of stored values, or `nil` to keep them in memory.
  private let folder: URL?

  /// - Parameter keepsTime: Whether the app's delays follow the host's virtual clock.
  package init(
    size: CGSize, metrics: any Metrics = PointMetrics(), storingIn folder: URL? = nil, keepsTime: Bool = true
  ) {
    windowSize = size
    self.keepsTime = keepsTime
    self.folder = folder
    self.metrics = metrics
    terminal = nil
  }

  /// Creates a host whose windows are drawn into cells.
  package init(columns: Int, lines: Int, environment: [String: String] = [:]) {
    let terminal = TerminalHost(
      width: columns, height: lines, environment: ["CAIRN_REDUCE_MOTION": "1"].merging(environment) { $1 })
    self.terminal = terminal
    metrics = terminal.metrics
    windowSize = terminal.windowSize
    surroundings = terminal.surroundings
    keepsTime = true
    folder = nil
  }

  /// Creates a host for the same app after its process has ended. Only stored values are left.
  package func successor(keepingScenes: Bool = true) -> HeadlessHost {
    let next =
      terminal.map { HeadlessHost(columns: $0.size.columns, lines: $0.size.lines, environment: $0.environment) }
      ?? HeadlessHost(size: windowSize, metrics: metrics, storingIn: folder)
    next.surroundings = surroundings
    for server in virtualClock.outside.servers { next.virtualClock.outside.connect(server) }
    next.models = models
    // The system keeps them when the app has ended.
    next.shownNotices = shownNotices
    if folder == nil { next.stores = stores.filter { keepingScenes || $0.key == .settings } }
    return next
  }

  package func opened(_ window: SceneWindow) {
    windows.append(window)
    terminal?.opened(window)
  }

  package func closed(_ window: SceneWindow) {
    remove(window)
    terminal?.closed(window)
  }

  private func remove(_ window: SceneWindow) {
    // Searched from the end: there may be hundreds of windows, and recent ones close first.
    if let index = windows.lastIndex(where: { $0 === window }) { windows.remove(at: index) }
  }

  package func broughtForward(_ window: SceneWindow) {
    remove(window)
    windows.append(window)
    terminal?.broughtForward(window)
  }

  package var supportsMultipleWindows: Bool { true }

  package func commit(_ changes: ScreenChanges, in window: SceneWindow, transaction: Transaction) {
    committedElements += changes.elements.count
    lastTransaction = transaction
    terminal?.commit(changes, in: window, transaction: transaction)
    mirror?(changes, window, transaction)
  }

  let virtualClock = VirtualClock()
  private let keepsTime: Bool
  package var clock: VirtualClock? { keepsTime ? virtualClock : nil }
  let executor = CountingExecutor()
  /// The work outside, by number, for which a test has waited in vain, and waits no longer.
  var slowWork: Set<Int> = []
  package var taskExecutor: (any TaskExecutor)? { executor }

  package func after(_ duration: Duration, _ work: @escaping @MainActor () -> Void) {
    let work = MainActorWork(work: work)
    virtualClock.schedule(after: duration) { work.work() }
  }

  private struct MainActorWork: Sendable { let work: @MainActor () -> Void }

  package func requestTurn() { turnIsRequested = true }

  package func openInSystem(_ url: URL) -> Bool {
    guard opensURLs else { return false }
    openedURLs.append(url)
    return true
  }

  package func announce(_ text: String, in window: SceneWindow) { announcements.append(text) }

  package func share(_ items: SharedItems) -> Bool {
    shared.append(items)
    return true
  }

  package var modelPlace: ModelPlace { folder.map(ModelPlace.folder) ?? .memory(models) }

  package func store(for place: StorePlace) -> any KeyValueStore {
    if let known = stores[place] { return known }
    let new: any KeyValueStore = group?.open(place) ?? MemoryStore()
    stores[place] = new
    return new
  }

  private lazy var group: StoreGroup? = folder.map { folder in
    StoreGroup(journalIn: folder.appending(path: "journal", directoryHint: .isDirectory)) { place in
      switch place {
      case .settings: folder.appending(path: "settings.json")
      case .scene(let id): folder.appending(path: "scenes/\(StorePlace.fileName(for: id)).json")
      }
    }
  }

  package func store(over defaults: UserDefaults) -> any KeyValueStore { DefaultsStore(defaults) }

  /// The models of the app, which its next start finds.
  private var models = ModelMemory()
}
