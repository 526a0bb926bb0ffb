import CairnScreen
import CairnUnsafe

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
    ModifierNode.make(content, modifier, under: parent)
  }

  @MainActor public static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    ModifierNode.update(node, to: content, modifier)
  }
}

extension UnaryModifierNode {
  /// Makes the node of a modifier around that of its content.
  static func make<C: View>(_ content: C, _ modifier: Modifier, under parent: Node) -> Node {
    let node = Self(modifier, under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }

  static func update<C: View>(_ node: Node, to content: C, _ modifier: Modifier) {
    let node = downcast(node, to: Self.self)
    node.take(modifier)
    C._updateNode(node.child, to: content)
  }

  func take(_ modifier: Modifier) {
    var new = modifier
    if graph.type(Modifier.self).plan.isSame(&self.modifier, &new) { return }
    let old = self.modifier
    self.modifier = new
    modifierChanged(from: old)
  }
}
