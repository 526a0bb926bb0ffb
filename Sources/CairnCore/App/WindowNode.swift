import CairnScreen
import CairnValues

/// The root of a window's content.
class WindowNode: Node, WindowContent, SheetHolder {
  let window: SceneWindow
  let phase: ValueBox<ScenePhaseKey.Value>
  private let own: Scope
  /// Environment values the window sets itself, overriding outer ones.
  private var boxes: [Scope.Entry] = []
  private let element: Element
  private var column: Element?
  private let sizeBoxes: WidthClassBoxes
  fileprivate let colorScheme: ColorSchemePlace
  fileprivate var content: Node?

  init(_ window: SceneWindow, under parent: Node) {
    self.window = window
    own = Scope(in: parent.childScope, screen: window.screen)
    phase = ValueBox(.active)
    element = Element(on: window.screen, role: .window, layout: .window)
    sizeBoxes = WidthClassBoxes(in: own, screen: window.screen)
    colorScheme = ColorSchemePlace(outer: parent.childScope)
    super.init(under: parent)
    colorScheme.hold(in: own)
    own.set(ObjectIdentifier(ScenePhaseKey.self), phase)
    own.set(ObjectIdentifier(WindowKey.self), ValueBox<WindowKey.Value>(WeakWindow(window)))
    boxes = own.entries.filter { entry in !parent.childScope.entries.contains { $0.box === entry.box } }
    window.node = self
    window.screen.root = element
    graph.enqueueStructure(self)
  }

  /// Whether the window is light or dark.
  final var shownColorScheme: ColorScheme { colorScheme.box.value }

  final func sizeChanged() { sizeBoxes.update(from: window.screen) }

  override final var childScope: Scope { own }

  override final var handoverName: String? { window.handoverName }

  override final var gathersElements: Bool { true }

  override final func gatherElements() {
    var elements: [Element] = []
    content?.collectElements(into: &elements)
    let content = elements.count > 1 ? [inColumn(elements)] : elements
    var unseen: [Element] = []
    for companion in companions { companion.node.collectElements(into: &unseen) }
    element.setChildren(content + window.presentations.map(\.element) + unseen)
  }

  /// Stacks several top-level views of a window vertically.
  private func inColumn(_ elements: [Element]) -> Element {
    let shown = column ?? Element(on: window.screen, role: .group, layout: .column())
    column = shown
    shown.setChildren(elements)
    return shown
  }

  /// Views that are not the app's, and present something above it: one of each type.
  private var attached: [(type: Any.Type, node: Node)] = []
  final var sheets: [Node] = []

  fileprivate final func attach<V: View>(_ view: V) {
    if let index = attached.firstIndex(where: { $0.type == V.self }) { attached.remove(at: index).node.unmount() }
    attached.append((V.self, V._makeNode(view, under: self)))
  }

  /// Parts that take no room, and whose scripts do something for the app: one of each type.
  private var companions: [(type: Any.Type, node: Node)] = []

  fileprivate final func accompany<V: View>(with view: V) {
    if let known = companions.first(where: { $0.type == V.self }) {
      V._updateNode(known.node, to: view)
    } else {
      companions.append((V.self, V._makeNode(view, under: self)))
      graph.enqueueStructure(self)
    }
  }

  override final func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
    for entry in attached { visit(entry.node) }
    for entry in companions { visit(entry.node) }
    for sheet in sheets { visit(sheet) }
    if let madeMenus { visit(madeMenus) }
  }

  private(set) fileprivate var madeMenus: MenuBarNode?

  /// The menus, made on first access.
  final var menus: MenuBarNode {
    if let madeMenus { return madeMenus }
    let new = MenuBarNode(under: self)
    madeMenus = new
    updateMenus()
    return new
  }

  final var menuBar: Element { menus.element }

  fileprivate final func updateMenus() { madeMenus?.update(window.source?.commands.all ?? []) }

  override final func environmentShapeChanged() {
    own.reset(to: scope)
    for entry in boxes { own.set(entry.key, entry.box) }
    super.environmentShapeChanged()
  }

  override func willUnmount() {
    column?.leave()
    element.leave()
    window.screen.end()
  }
}

/// Runs the scene's content closure once per window, so that the closure's reads are tracked.
final class WindowContentNode<Content: View>: WindowNode {
  private var make: () -> Content
  private var reads = RecordedReads()

  init(_ window: SceneWindow, under parent: Node, _ make: @escaping () -> Content) {
    self.make = make
    super.init(window, under: parent)
    run()
  }

  func update(_ make: @escaping () -> Content) {
    self.make = make
    run()
  }

  override func run() {
    flags.remove(.dirty)
    window.screen.noteWork()
    let view = reads.record(for: self, graph.type(Self.self)) {
      colorScheme.follow()
      return make()
    }
    if let content { Content._updateNode(content, to: view) } else { content = Content._makeNode(view, under: self) }
    updateMenus()
  }

  override func willUnmount() {
    reads.end()
    super.willUnmount()
  }
}

extension SceneWindow {
  /// Adds a view that is not the app's and takes no room, but may present something above the window.
  package func attach<V: View>(_ view: V) {
    (node as? WindowNode)?.attach(view)
    session.graph.requestTurnIfNeeded()
  }

  /// Adds such a view before the next turn, so that a body may ask for it.
  package func attachInNextTurn<V: View>(_ view: V) {
    session.graph.deferredWrites.append { [weak self] in self?.attach(view) }
    session.graph.requestTurnIfNeeded()
  }

  /// Adds a part that is not seen, or updates the one of this type, before the next turn.
  package func accompany<V: View>(with view: V) {
    session.graph.deferredWrites.append { [weak self] in (self?.node as? WindowNode)?.accompany(with: view) }
    session.graph.requestTurnIfNeeded()
  }
}
