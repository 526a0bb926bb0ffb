import CairnScreen
import CairnUnsafe
import CairnValues

/// Puts a view behind the content of a presentation.
nonisolated struct PresentationBackgroundModifier<Background: View>: ViewModifier {
  typealias Body = Never
  let alignment: Alignment
  let background: Background

  @MainActor static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    let node = PresentationBackgroundNode(under: parent)
    node.content = C._makeNode(content, under: node)
    node.background = .of(modifier.background, under: node, layout: .layers(alignment: modifier.alignment))
    return node
  }

  @MainActor static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = downcast(node, to: PresentationBackgroundNode.self)
    node.background.element.setLayout(.layers(alignment: modifier.alignment))
    C._updateNode(node.content, to: content)
    node.background.update(to: modifier.background)
  }
}

final class PresentationBackgroundNode: Node {
  var content: Node!
  var background: GatheringNode!

  init(under parent: Node) {
    super.init(under: parent)
    preferencesChanged()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
    if let background { visit(background) }
  }

  override func gather(_ collector: PreferenceCollector) {
    if let collector = collector as? PresentationCollector {
      collector.background = collector.background ?? background.element
    }
    content.gather(collector)
  }

  override func collectElements(into elements: inout [Element]) { content.collectElements(into: &elements) }
}
