import CairnScreen

/// Shows something above the window's content while a binding says so.
nonisolated struct PresentationModifier<P: Presenter>: ViewModifier {
  typealias Body = Never
  let presenter: P
  let style: PresentationStyle
  let onDismiss: (() -> Void)?

  @MainActor static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    let node = PresenterNode(modifier, under: parent)
    node.content = C._makeNode(content, under: node)
    return node
  }

  @MainActor static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = unsafeDowncast(node, to: PresenterNode<P>.self)
    C._updateNode(node.content, to: content)
    node.update(modifier)
  }
}

/// Whoever keeps a presentation and the binding it follows.
@MainActor
protocol PresentationOwner: AnyObject {
  /// Ends the presentation and tells the binding.
  func dismiss()
  /// Whether code may still end it.
  var isPresenting: Bool { get }
}

/// Keeps a binding and what is presented in step: each follows the other.
final class PresenterNode<P: Presenter>: Node, PresentationOwner {
  var content: Node!
  fileprivate(set) var modifier: PresentationModifier<P>
  private var presented: PresentedNode<P>?
  private var shown: PresentedIdentity?
  /// What the person has closed although the binding still asks for it, as a constant one always does. It stays closed
  /// until the binding has asked for something else.
  private var closed: PresentedIdentity?
  private var reads = RecordedReads()

  init(_ modifier: PresentationModifier<P>, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    invalidate()
  }

  func update(_ new: PresentationModifier<P>) {
    modifier = new
    run()
    presented?.contentChanged()
  }

  override func run() {
    flags.remove(.dirty)
    let wanted = reads.record(for: self, graph.type(P.self)) { modifier.presenter.wanted }
    if wanted != closed { closed = nil }
    let target = closed == nil ? wanted : nil
    guard target != shown else { return }
    if presented != nil { close() }
    if let target { open(target) }
  }

  private func open(_ target: PresentedIdentity) {
    if endsNesting() { return }
    let new = PresentedNode(of: self, style: modifier.style)
    // Without its data there is nothing to show; the next value of the modifier may bring it.
    guard new.makeContent() else { return new.unmount() }
    shown = target
    presented = new
  }

  /// Keeps the first few of presentations that present one another without end; false if there may be one more.
  private func endsNesting() -> Bool {
    let around = ancestorsOfOwnType
    guard around.count >= LoopLimits.nestedPresentations else { return false }
    let view = bodyAround.map { "“\(_typeName($0, qualified: false))”" } ?? "A view"
    graph.diagnostics.report(
      .error, "navigation.endless",
      "\(view) presents itself, and there is no end to it. Cairn shows the first \(LoopLimits.presentationsKept). Have the "
        + "binding of the presentation begin as false or nil.")
    if let first = around[around.count - LoopLimits.presentationsKept] as? Self {
      graph.effects.add(.change, of: first) { [weak first] in first?.dismiss() }
    }
    return true
  }

  private func close() {
    presented?.unmount()
    presented = nil
    shown = nil
    // After the content's own effects of leaving, which have just been recorded.
    if let onDismiss = modifier.onDismiss { graph.effects.add(.disappear, of: self, onDismiss) }
  }

  var isPresenting: Bool { presented != nil }

  /// What the presentation comes from.
  fileprivate var source: Element? {
    var elements: [Element] = []
    content.collectElements(into: &elements)
    return elements.first
  }

  func dismiss() {
    guard presented != nil else { return }
    modifier.presenter.reset()
    if modifier.presenter.wanted == shown { closed = shown }
    invalidate()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
    if let presented { visit(presented) }
  }

  override func collectElements(into elements: inout [Element]) { content.collectElements(into: &elements) }

  /// What is presented says nothing to the views around its presenter.
  override func gather(_ collector: PreferenceCollector) { content.gather(collector) }

  /// What is presented stays in view, whatever covers its presenter.
  override func setChildrenShown(_ shown: Bool) { content.setShown(shown) }

  override func willUnmount() { reads.end() }
}

/// What is presented, and the content that its presenter makes.
final class PresentedNode<P: Presenter>: PresentationNode {
  private unowned let presenter: PresenterNode<P>
  private var content: Node?
  private var reads = RecordedReads()

  init(of presenter: PresenterNode<P>, style: PresentationStyle) {
    self.presenter = presenter
    super.init(style, owner: presenter, under: presenter)
    if case .popover = style { element.setTrait(PopoverSource.self) { [weak presenter] in presenter?.source } }
  }

  /// Makes what is to be shown; false if there is nothing.
  func makeContent() -> Bool {
    guard let view = view() else { return false }
    content = P.Content._makeNode(view, under: self)
    present()
    return true
  }

  /// What the content closure reads concerns this node alone.
  private func view() -> P.Content? {
    reads.record(for: self, graph.type(PresentedNode<P>.self)) {
      readSurroundings()
      return presenter.modifier.presenter.content()
    }
  }

  func contentChanged() {
    if !presenter.modifier.presenter.isFrozen { invalidate() }
  }

  override func run() {
    if presenter.modifier.presenter.isFrozen { return }
    if let view = view(), let content { P.Content._updateNode(content, to: view) }
    describe()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func willUnmount() {
    reads.end()
    super.willUnmount()
  }
}
