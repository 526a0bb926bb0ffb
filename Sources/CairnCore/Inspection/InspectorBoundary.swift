import CairnScreen
import CairnUnsafe

/// Marks an inspector, so that an inspection leaves it out, and inspects the app while the inspector is shown.
nonisolated package struct InspectorBoundary: ViewModifier {
  package typealias Body = Never

  package init() {}

  @MainActor package static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    let node = ModifierNode(under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }

  @MainActor package static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    C._updateNode(downcast(node, to: ModifierNode.self).child, to: content)
  }

  final class ModifierNode: WatchingNode {
    override init(under parent: borrowing Node, in scope: consuming Scope? = nil) {
      super.init(under: parent, in: scope)
      graph.beginInspection().add(self)
    }

    /// Whether an element is one of the inspector's outermost ones, or that of the column or sheet around it.
    func isWhole(_ element: Element) -> Bool {
      elements.contains { $0 === element } || presentation?.element === element
    }

    private var presentation: PresentationNode? {
      var current = parent
      while let node = current {
        if let presentation = node as? PresentationNode { return presentation.style == .inspector ? presentation : nil }
        current = node.parent
      }
      return nil
    }

    override func willUnmount() {
      graph.inspection?.remove(self)
      graph.endInspection()
    }
  }
}
