import CairnScreen
import CairnUnsafe
import CairnValues

/// A tab: its label, and its content, which is created when the tab is first shown and kept from then on.
class TabNode: Node {
  fileprivate(set) var tag: Tag?
  fileprivate(set) var role: TabRole?
  /// The part that the user presses.
  fileprivate var label: GatheringNode!

  /// The tab's element among the others.
  final var element: Element { label.element }
}

final class TabNodeOf<Content: View, Label: View>: TabNode {
  private var view: Content
  private var content: Node?

  init(_ view: Content, label: Label, tag: Tag?, role: TabRole?, under parent: Node) {
    self.view = view
    super.init(under: parent)
    self.tag = tag
    self.role = role
    self.label = GatheringNode.of(
      label, under: self, role: .tab, layout: Self.labelLayout(parent.childScope.screen.metrics))
    markLifecycle()
    shownChanged()
  }

  private static func labelLayout(_ metrics: any Metrics) -> ElementLayout {
    let insets = metrics.insets(of: .tab)
    return insets == EdgeInsets() ? .column() : .control(insets)
  }

  override var restorationName: String? {
    if let tag { return "tab \(tag.value.base)" }
    var position = 0
    var isBefore = true
    parent?.forEachChild {
      if $0 === self { isBefore = false }
      if isBefore { position += 1 }
    }
    return "tab \(position + 1)"
  }

  override func metricsChanged() {
    super.metricsChanged()
    label.element.setLayout(Self.labelLayout(label.element.screen.metrics))
  }

  func update(_ new: Content, label: Label, tag: Tag?, role: TabRole?) {
    view = new
    if let content { Content._updateNode(content, to: new) }
    self.label.update(to: label)
    guard tag != self.tag || role != self.role else { return }
    self.tag = tag
    self.role = role
    structureChanged()
  }

  override func shownChanged() {
    guard isInView, content == nil, !flags.contains(.unmounted) else { return }
    content = Content._makeNode(view, under: self)
    graph.enqueueStructure(self)
  }

  /// Gathers here, so that changes inside a tab do not count as changes of the tabs.
  override var gathersElements: Bool { true }

  override func gatherElements() {
    var node = parent
    while let current = node {
      if let tabs = current as? TabHostNode { return tabs.showContent() }
      if current.flags.contains(.gathersElements) { return graph.enqueueStructure(current) }
      node = current.parent
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let label { visit(label) }
    if let content { visit(content) }
  }

  override func collectElements(into elements: inout [Element]) { content?.collectElements(into: &elements) }

  override func gather(_ collector: PreferenceCollector) { content?.gather(collector) }
}

/// Turns a view into a tab.
nonisolated struct TabItemModifier<Label: View>: ViewModifier {
  typealias Body = Never
  let label: Label

  @MainActor static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    TabNodeOf(content, label: modifier.label, tag: tag(of: content), role: nil, under: parent)
  }

  @MainActor static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    downcast(node, to: TabNodeOf<C, Label>.self)
      .update(content, label: modifier.label, tag: tag(of: content), role: nil)
  }

  /// Finds the tag among the view's modifiers, because it is needed before the content is created.
  private static func tag<C: View>(of content: C) -> Tag? { (content as? any TagBearing)?.outermostTag }
}

protocol TagBearing {
  var outermostTag: Tag? { get }
}

nonisolated extension ModifiedContent: TagBearing {
  var outermostTag: Tag? {
    (modifier as? TraitModifier<TagTrait>)?.value ?? (content as? any TagBearing)?.outermostTag
  }
}

nonisolated extension View {
  /// Makes this view a tab of the enclosing tab view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
