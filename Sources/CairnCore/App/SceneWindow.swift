import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// One window of a running app.
@MainActor
package final class SceneWindow {
  /// Names the scene for as long as it can be restored.
  package let sceneID: String
  /// Counts the windows of the session, in the order in which they were opened.
  let number: Int
  package let screen: Screen
  let focusedValues = FocusedValueOffers()
  package unowned let session: Session
  weak var source: (any WindowSource)?
  weak var node: WindowNode?
  /// What the window was opened for, and whoever reads it.
  nonisolated(unsafe) private(set) var value: AnyHashable?
  /// Where the window is among those for values, while it is open and has one.
  var keyAmongValues: Int?
  var isOpen = true
  nonisolated let valueSource = _Source()
  /// How to undo what a person did here.
  nonisolated let undo = WindowUndo()
  /// Which element has the focus.
  package let focus: WindowFocus
  var externalEvents = ExternalEventPreferences()
  nonisolated let link = LiveReference<SceneWindow>()
  private var activityHandlers: [(node: Node, type: String, handle: (NSUserActivity) -> Void)] = []
  private var urlHandlers: [(node: Node, handle: (URL) -> Void)] = []
  /// What is shown above the content, in the order it came.
  var presentations: [PresentationNode] = []

  init(sceneID: String, number: Int, session: Session, source: any WindowSource, value: AnyHashable?) {
    self.sceneID = sceneID
    self.number = number
    self.session = session
    self.source = source
    self.value = value
    let settings = source.settings
    screen = Screen(size: settings.defaultSize ?? session.host.windowSize, metrics: session.host.metrics)
    screen.layoutDirection = session.host.surroundings.layoutDirection
    focus = WindowFocus(of: screen, in: session.graph)
    link.lead(to: self)
    // The graph commits a screen only while the session has its window open.
    focusedValues.changed = { [weak session, link] in
      if let session, let window = link.target, session.frontWindow === window { session.focusedValuesChanged() }
    }
    screen.onCommit = { [unowned(unsafe) self, host = session.host] changes, transaction in
      host.commit(changes, in: self, transaction: transaction)
    }
  }

  deinit { link.cut() }

  /// The title the scene gives its windows; what the window shows may have a better one.
  package var sceneTitle: String? { source?.title }

  package var resizability: WindowResizability { source?.settings.resizability ?? .automatic }

  func setValue(_ new: AnyHashable?, _ transaction: Transaction) {
    guard new != value else { return }
    session.windowsForValues.remove(self)
    value = new
    if isOpen { session.windowsForValues.add(self) }
    session.graph.willChange(with: transaction)
    valueSource.changed()
    session.rememberValue(of: self)
  }

  /// Whether the window is to look light or dark: its views may want something else than the person has.
  package var colorScheme: ColorScheme { node?.shownColorScheme ?? session.host.surroundings.colorScheme }

  // MARK: What the host tells

  package func resize(to size: CGSize) {
    screen.size = size
    node?.sizeChanged()
    session.graph.requestTurnIfNeeded()
  }

  package var scenePhase: ScenePhase {
    get { node?.phase.value ?? .active }
    set {
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

  /// Hands an activity to everyone in the window who goes on with its type, outer views first; false if there is no one.
  func receive(_ activity: NSUserActivity) -> Bool {
    let handlers = activityHandlers.filter { $0.type == activity.activityType }
    let order = ReadingOrder(of: handlers.map(\.node), below: session.graph.root)
    for handler in handlers.sorted(by: { order.position(of: $0.node) < order.position(of: $1.node) }) {
      handler.handle(activity)
    }
    return !handlers.isEmpty
  }

  /// Hands a URL to everyone in the window who wants it, outer views first; false if there is no one.
  func receive(_ url: URL) -> Bool {
    let handlers = urlHandlers
    let order = ReadingOrder(of: handlers.map(\.node), below: session.graph.root)
    for handler in handlers.sorted(by: { order.position(of: $0.node) < order.position(of: $1.node) }) {
      handler.handle(url)
    }
    return !handlers.isEmpty
  }
}
