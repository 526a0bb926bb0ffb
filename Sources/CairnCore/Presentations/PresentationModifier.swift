import CairnScreen
import CairnUnsafe

/// Presents a view above the window's content while a binding asks for it.
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
    let node = downcast(node, to: PresenterNode<P>.self)
    C._updateNode(node.content, to: content)
    node.update(modifier)
  }
}

/// The owner of a presentation and of the binding it follows.
@MainActor
protocol PresentationOwner: AnyObject {
  /// Ends the presentation and resets the binding.
  func dismiss()
  /// Whether code can still end the presentation.
  var isPresenting: Bool { get }
}

/// Keeps a binding and a presentation in sync, in both directions.
final class PresenterNode<P: Presenter>: Node, PresentationOwner {
  var content: Node!
  fileprivate(set) var modifier: PresentationModifier<P>
  private var presented: PresentedNode<P>?
  private var shown: PresentedIdentity?
  /// The presentation the user closed although the binding still asks for it, as a constant binding always does. It
  /// stays closed until the binding has asked for something else.
  private var closed: PresentedIdentity?
  private var reads = RecordedReads()
  /// Gives the binding back the value that the presentation was opened for.
  private var restore: (() -> Void)?
  /// Whether the guards in the presentation have agreed to its end.
  private var mayClose = false

  init(_ modifier: PresentationModifier<P>, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    invalidate()
  }

  func update(_ new: PresentationModifier<P>) {
    modifier = new
    run()
    if graph.leaving != nil, presented != nil, modifier.presenter.wanted != nil {
      restore = Runtime.shared.untracked { modifier.presenter.restorer() }
    }
    presented?.contentChanged()
  }

  override func run() {
    flags.remove(.dirty)
    let wanted = reads.record(for: self, graph.type(P.self)) { modifier.presenter.wanted }
    if wanted != closed { closed = nil }
    let target = closed == nil ? wanted : nil
    guard target != shown else { return }
    if graph.leaving != nil, presented != nil, !mayEnd() { return }
    mayClose = false
    if presented != nil { close() }
    if let target { open(target) }
  }

  private func open(_ target: PresentedIdentity) {
    if endsNesting() { return }
    let new = PresentedNode(of: self, style: modifier.style)
    // Without its data there is nothing to show; the modifier's next value may bring it.
    guard new.makeContent() else { return new.unmount() }
    shown = target
    presented = new
    restore = Runtime.shared.untracked { modifier.presenter.restorer() }
  }

  /// Ends endless nesting of presentations that present one another, keeping the first few. Returns `false` if one
  /// more is allowed.
  private func endsNesting() -> Bool {
    let around = ancestorsOfOwnType
    guard around.count >= LoopLimits.nestedPresentations else { return false }
    let view = bodyAround.map { "“\(_typeName($0, qualified: false))”" } ?? "A view"
    graph.diagnostics.report(
      .error, "navigation.endless",
      "\(view) presents itself without end. Cairn shows the first \(LoopLimits.presentationsKept). Start the binding "
        + "of the presentation as false or nil.")
    if let first = around[around.count - LoopLimits.presentationsKept] as? Self {
      graph.effects.add(.change, of: first) { [weak first] in first?.dismiss() }
    }
    return true
  }

  private func close() {
    presented?.unmount()
    presented = nil
    shown = nil
    // Runs after the content's own disappear effects, which have just been recorded.
    if let onDismiss = modifier.onDismiss { graph.effects.add(.disappear, of: self, onDismiss) }
  }

  var isPresenting: Bool { presented != nil }

  /// The element the presentation comes from.
  fileprivate var source: Element? {
    var elements: [Element] = []
    content.collectElements(into: &elements)
    return elements.first
  }

  func dismiss() {
    guard let presented else { return }
    if graph.leaving != nil {
      guard mayLeave(presented, .dismissal, again: { $0.dismiss() }) else { return }
      mayClose = true
    }
    modifier.presenter.reset()
    if modifier.presenter.wanted == shown { closed = shown }
    invalidate()
  }

  /// Returns whether the presentation may end because its binding has changed. If not, the binding gets its value back.
  private func mayEnd() -> Bool {
    guard let presented, !mayClose else { return true }
    let wanted = Runtime.shared.untracked { modifier.presenter.restorer() }
    let mayLeave = mayLeave(presented, .code) { presenter in
      presenter.mayClose = true
      wanted()
      presenter.invalidate()
    }
    if !mayLeave, let restore { graph.deferredWrites.append(restore) }
    return mayLeave
  }

  private func mayLeave(
    _ presented: Node, _ cause: LeaveCause, again: @escaping (PresenterNode) -> Void
  ) -> Bool {
    graph.leaving?.mayLeave([presented], cause, in: self, again: again) ?? true
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
    if let presented { visit(presented) }
  }

  override func collectElements(into elements: inout [Element]) { content.collectElements(into: &elements) }

  /// Skips the presentation: its preferences do not reach the views around the presenter.
  override func gather(_ collector: PreferenceCollector) { content.gather(collector) }

  /// The presentation stays in view even when its presenter is covered.
  override func setChildrenShown(_ shown: Bool) { content.setShown(shown) }

  override func willUnmount() { reads.end() }
}

/// A presentation, and the content its presenter makes.
final class PresentedNode<P: Presenter>: PresentationNode {
  private unowned let presenter: PresenterNode<P>
  private var content: Node?
  private var reads = RecordedReads()

  init(of presenter: PresenterNode<P>, style: PresentationStyle) {
    self.presenter = presenter
    super.init(style, owner: presenter, under: presenter)
    if case .popover = style { element.setTrait(PopoverSource.self) { [weak presenter] in presenter?.source } }
  }

  /// Makes the content. Returns `false` if there is none.
  func makeContent() -> Bool {
    guard let view = view() else { return false }
    content = P.Content._makeNode(view, under: self)
    present()
    return true
  }

  /// Attributes the content closure's reads to this node alone.
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
