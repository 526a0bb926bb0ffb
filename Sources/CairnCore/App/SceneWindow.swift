import CairnScreen
import CairnValues
import Foundation

/// One window of a running app.
@MainActor
package final class SceneWindow {
  /// Names the scene for as long as it can be restored.
  package let sceneID: String
  package let screen: Screen
  unowned let session: Session
  weak var source: (any WindowSource)?
  let value: AnyHashable?
  weak var node: WindowNode?
  /// Rises when the app asks for the window to be brought to the front.
  package internal(set) var wantsAttention = 0
  private var urlHandlers: [(node: ObjectIdentifier, handle: (URL) -> Void)] = []

  init(sceneID: String, session: Session, source: any WindowSource, value: AnyHashable?) {
    self.sceneID = sceneID
    self.session = session
    self.source = source
    self.value = value
    screen = Screen(size: session.host.windowSize, metrics: session.host.metrics)
    // The graph commits a screen only while the session has its window open.
    screen.onCommit = { [unowned(unsafe) self, host = session.host] changes, transaction in
      host.commit(changes, in: self, transaction: transaction)
    }
  }

  // MARK: What the host tells

  package func resize(to size: CGSize) {
    screen.size = size
    node?.sizeChanged()
  }

  package var scenePhase: ScenePhase {
    get { node?.phase.value ?? .active }
    set {
      node?.phase.set(newValue)
      let session = session
      let whole = session.windows.map(\.scenePhase).max() ?? newValue
      session.graph.rootScope.box(ScenePhaseKey.self).set(whole)
    }
  }

  // MARK: Links

  func addURLHandler(_ node: Node, _ handle: @escaping (URL) -> Void) {
    urlHandlers.append((ObjectIdentifier(node), handle))
  }

  func removeURLHandler(_ node: Node) {
    let id = ObjectIdentifier(node)
    urlHandlers.removeAll { $0.node == id }
  }

  func receive(_ url: URL) -> Bool {
    for handler in urlHandlers { handler.handle(url) }
    return !urlHandlers.isEmpty
  }
}

/// The root of a window's content.
final class WindowNode: Node {
  let window: SceneWindow
  let phase: ValueBox<ScenePhaseKey>
  private let own: Scope
  private let element: Element
  private var content: Node!

  init(_ window: SceneWindow, under parent: Node, content: (Node) -> Node) {
    self.window = window
    own = Scope(in: parent.childScope, screen: window.screen)
    phase = ValueBox(.active)
    element = Element(on: window.screen, role: .window, layout: .column())
    super.init(under: parent)
    window.node = self
    window.screen.root = element
    own.set(ObjectIdentifier(ScenePhaseKey.self), phase)
    own.set(ObjectIdentifier(WindowKey.self), ValueBox<WindowKey>(WeakWindow(window)))
    sizeBoxes = WidthClassBoxes(in: own, screen: window.screen)
    self.content = content(self)
    graph.enqueueStructure(self)
  }

  private var sizeBoxes: WidthClassBoxes!

  func sizeChanged() { sizeBoxes.update(from: window.screen) }

  override var childScope: Scope { own }

  override var gathersElements: Bool { true }

  override func gatherElements() {
    var elements: [Element] = []
    content.collectElements(into: &elements)
    element.setChildren(elements)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func environmentShapeChanged() {
    let mine = own.entries
    own.reset(to: scope)
    for entry in mine where !scope.entries.contains(where: { $0.key == entry.key }) { own.set(entry.key, entry.box) }
    super.environmentShapeChanged()
  }

  override func willUnmount() { element.leave() }
}
