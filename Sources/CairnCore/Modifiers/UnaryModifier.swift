import CairnScreen

/// A primitive modifier with a node around its content, and no element.
///
/// A conformance supplies a node class, which stores the modifier and is notified when it changes.
protocol UnaryModifier: ViewModifier where Body == Never {
  associatedtype ModifierNode: UnaryModifierNode where ModifierNode.Modifier == Self
}

@MainActor
protocol UnaryModifierNode: UnaryNode {
  associatedtype Modifier
  var modifier: Modifier { get set }
  init(_ modifier: Modifier, under parent: _Node)
  /// Called after `modifier` was replaced by one whose fields differ; closures always do.
  func modifierChanged(from old: Modifier)
}

extension UnaryModifier {
  @MainActor public static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    let node = ModifierNode(modifier, under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }

  @MainActor public static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = unsafeDowncast(node, to: ModifierNode.self)
    node.take(modifier)
    C._updateNode(node.child, to: content)
  }
}

extension UnaryModifierNode {
  func take(_ modifier: Modifier) {
    var old = self.modifier
    var new = modifier
    if graph.type(Modifier.self).plan.isSame(&old, &new) { return }
    self.modifier = new
    modifierChanged(from: old)
  }
}
