import CairnScreen

/// A node with one child and its own element around the child's elements. It is for views shown somewhere other
/// than where they are declared, such as the items of a bar.
class GatheringNode: UnaryNode {
  final let element: Element

  init(under parent: Node, role: Role = .group, layout: ElementLayout = .column()) {
    element = Element(on: parent.childScope.screen, role: role, layout: layout)
    super.init(under: parent)
  }

  /// Makes the node for `content`.
  static func of<Content: View>(
    _ content: Content, under parent: Node, role: Role = .group, layout: ElementLayout = .column()
  ) -> GatheringNode {
    let node = GatheringNode(under: parent, role: role, layout: layout)
    node.child = Content._makeNode(content, under: node)
    node.graph.enqueueStructure(node)
    return node
  }

  func update<Content: View>(to content: Content) { Content._updateNode(child, to: content) }

  override final var gathersElements: Bool { true }

  override func gatherElements() {
    graph.fill(element) { child.collectElements(into: &$0) }
  }

  override func willUnmount() { element.leave() }
}
