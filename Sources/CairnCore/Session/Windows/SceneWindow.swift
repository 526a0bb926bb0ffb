import CairnFoundation
import CairnLocks
import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// The node at the root of a window's content.
@MainActor
protocol WindowContent: Node {
  var phase: ValueBox<ScenePhaseKey.Value> { get }
  /// Whether the window is light or dark.
  var shownColorScheme: ColorScheme { get }
  /// The menus, made on first access.
  var menuBar: Element { get }
  func sizeChanged()
}

/// The node of something shown above a window's content.
@MainActor
protocol WindowLayer: Node {
  var element: Element { get }
}

/// One window of a running app.
@MainActor
package final class SceneWindow {
  /// Identifies the window's scene for restoration.
  package let sceneID: String
  /// The window's number within the session, in opening order.
  let number: Int
  package let screen: Screen
  let focusedValues = FocusedValueOffers()
  package unowned let session: Session
  weak var source: (any WindowSource)?
  weak var node: (any WindowContent)?
  /// The value the window was opened for. `valueSource` tracks its readers.
  nonisolated var value: AnyHashable? { currentValue.withLock { $0 }.value }
  private nonisolated let currentValue: Mutex<Handed<AnyHashable?>>
  /// The window's key in `windowsForValues`, while it is open and has a value.
  var keyAmongValues: Int?
  var isOpen = true
  nonisolated let valueSource = _Source()
  /// The window's undo manager.
  nonisolated let undo = WindowUndo()
  /// The focus of the window.
  package let focus: WindowFocus
  var externalEvents = ExternalEventPreferences()
  nonisolated let link = LiveReference<SceneWindow>()
  private var activityHandlers: [(node: Node, type: String, handle: (NSUserActivity) -> Void)] = []
  private var urlHandlers: [(node: Node, handle: (URL) -> Void)] = []
  /// Views that select tabs and rows for URLs, the outer ones first.
  var revealers: [Node] = []
  /// The presentations above the content, in the order they appeared.
  var presentations: [any WindowLayer] = []

  init(sceneID: String, number: Int, session: Session, source: any WindowSource, value: AnyHashable?) {
    self.sceneID = sceneID
    self.number = number
    self.session = session
    self.source = source
    currentValue = Mutex(Handed(value))
    let settings = source.settings
    screen = Screen(size: settings.defaultSize ?? session.host.windowSize, metrics: session.host.metrics)
    screen.layoutDirection = session.host.surroundings.layoutDirection
    focus = WindowFocus(of: screen, in: session.graph)
    link.lead(to: self)
    // Unowned is safe below: the graph commits a screen only while the session has its window open.
    focusedValues.changed = { [weak session, link] in
      if let session, let window = link.target, session.frontWindow === window { session.focusedValuesChanged() }
    }
    screen.onCommit = { [unowned self, host = session.host] changes, transaction in
      host.commit(changes, in: self, transaction: transaction)
    }
  }

  deinit { link.cut() }

  /// The window's name in what this process hands over to the next.
  package var handoverName: String { session.host.handoverName(ofScene: sceneID) }

  /// The title from the scene; the window's content may supply a better one.
  package var sceneTitle: String? { source?.title }

  /// Whether it shows the app's settings.
  package var isSettings: Bool { if case .settings? = source?.kind { true } else { false } }

  /// Whether the app says how large it is at first.
  package var hasOwnSize: Bool { source?.settings.defaultSize != nil }

  package var resizability: WindowResizability { source?.settings.resizability ?? .automatic }

  func setValue(_ new: AnyHashable?, _ transaction: Transaction) {
    guard new != value else { return }
    session.windowsForValues.remove(self)
    let handed = Handed(new)
    currentValue.withLock { $0 = handed }
    if isOpen { session.windowsForValues.add(self) }
    session.graph.willChange(with: transaction)
    valueSource.changed()
    session.rememberValue(of: self)
  }

  /// The menus of the window. They are made on first access, because many hosts never show them.
  package var menuBar: Element? {
    node.map { node in
      let menus = node.menuBar
      session.runTurns()
      return menus
    }
  }

  /// Whether the window is light or dark. Its views may ask for something other than the user's setting.
  package var colorScheme: ColorScheme { node?.shownColorScheme ?? session.host.surroundings.colorScheme }

  // MARK: Notifications from the host

  /// The longest side of a window, in points: longer than any screen, and than what hosts print at once.
  private static let largest: CGFloat = 1e7

  package func resize(to size: CGSize) {
    // A host may not know better. Layout divides by sizes, and turns them into whole numbers.
    guard let size = CGPoint(x: size.width, y: size.height).bounded else { return }
    screen.size = CGSize(width: min(max(size.x, 0), Self.largest), height: min(max(size.y, 0), Self.largest))
    session.inputListener?(.resize(screen.size))
    node?.sizeChanged()
    session.graph.requestTurnIfNeeded()
  }

  package var scenePhase: ScenePhase {
    get { node?.phase.value ?? .active }
    set {
      session.inputListener?(.phase(newValue))
      node?.phase.set(newValue)
      session.phaseChanged()
    }
  }

  // MARK: Links

  func addURLHandler(_ node: Node, _ handle: @escaping (URL) -> Void) { urlHandlers.append((node, handle)) }

  func removeURLHandler(_ node: Node) { urlHandlers.removeAll { $0.node === node } }

  func addActivityHandler(_ node: Node, type: String, _ handle: @escaping (NSUserActivity) -> Void) {
    activityHandlers.append((node, type, handle))
  }

  func removeActivityHandler(_ node: Node) { activityHandlers.removeAll { $0.node === node } }

  /// Delivers an activity to every handler of its type in the window, outer views first. Returns false if there
  /// is none.
  func receive(_ activity: NSUserActivity) -> Bool {
    let handlers = activityHandlers.filter { $0.type == activity.activityType }
    let order = ReadingOrder(of: handlers.map(\.node), below: session.graph.root)
    for handler in handlers.sorted(by: { order.position(of: $0.node) < order.position(of: $1.node) }) {
      handler.handle(activity)
    }
    return !handlers.isEmpty
  }

  /// Delivers a URL to every handler in the window, outer views first. Returns false if there is none.
  func receive(_ url: URL) -> Bool {
    let handlers = urlHandlers
    let order = ReadingOrder(of: handlers.map(\.node), below: session.graph.root)
    for handler in handlers.sorted(by: { order.position(of: $0.node) < order.position(of: $1.node) }) {
      handler.handle(url)
    }
    return !handlers.isEmpty
  }
}
