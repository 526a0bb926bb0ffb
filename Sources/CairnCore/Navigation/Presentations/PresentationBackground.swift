import CairnScreen
import CairnValues

/// Puts a view behind the content of a presentation.
nonisolated struct PresentationBackgroundModifier<Background: View>: ViewModifier {
  typealias Body = Never
  let alignment: Alignment
  let background: Background

  @MainActor static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    let node = PresentationBackgroundNode(under: parent)
    node.element.setLayout(.layers(alignment: modifier.alignment))
    node.content = C._makeNode(content, under: node)
    node.background = Background._makeNode(modifier.background, under: node)
    return node
  }

  @MainActor static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = unsafeDowncast(node, to: PresentationBackgroundNode.self)
    node.element.setLayout(.layers(alignment: modifier.alignment))
    C._updateNode(node.content, to: content)
    Background._updateNode(node.background, to: modifier.background)
  }
}

final class PresentationBackgroundNode: Node {
  let element: Element
  var content: Node!
  var background: Node!

  override init(under parent: Node) {
    element = Element(on: parent.childScope.screen, role: .group)
    super.init(under: parent)
    preferencesChanged()
    graph.enqueueStructure(self)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
    if let background { visit(background) }
  }

  override func gather(_ collector: PreferenceCollector) {
    if let collector = collector as? PresentationCollector { collector.background = collector.background ?? element }
    content.gather(collector)
  }

  /// A change of shape below may be one of the background, which only this node shows, or one of the content, which
  /// concerns whoever is above.
  override var gathersElements: Bool { true }

  override func gatherElements() {
    var elements: [Element] = []
    background.collectElements(into: &elements)
    element.setChildren(elements)
    structureChanged()
  }

  override func collectElements(into elements: inout [Element]) { content.collectElements(into: &elements) }

  override func willUnmount() { element.leave() }
}
