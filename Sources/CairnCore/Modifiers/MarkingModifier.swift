import CairnScreen

/// A primitive modifier that writes something into each element of its content, for the container around it.
protocol MarkingModifier: ViewModifier where Body == Never {
  @MainActor func mark(_ element: Element)
}

extension MarkingModifier {
  @MainActor public static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    MarkingNode<Self>.make(content, modifier, under: parent)
  }

  @MainActor public static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    MarkingNode<Self>.update(node, to: content, modifier)
  }
}

/// Marks the elements of its content again whenever they or the modifier change.
final class MarkingNode<M: MarkingModifier>: ElementMarkingNode<M>, UnaryModifierNode {
  override func mark(_ element: Element) { modifier.mark(element) }
}

/// The node of a modifier that writes something into each element of its content, also where rows are made one by one.
class ElementMarkingNode<Modifier>: UnaryNode, RowDecorator {
  final var modifier: Modifier

  required init(_ modifier: Modifier, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
  }

  func mark(_ element: Element) {}

  func modifierChanged(from old: Modifier) { structureChanged() }

  final override func collectElements(into elements: inout [Element]) {
    let start = elements.count
    child.collectElements(into: &elements)
    for element in elements[start...] { mark(element) }
  }

  final override func collectRows(into rows: inout RowCollector) {
    rows.decorate(with: self) { collectRowsBelow(into: &$0) }
  }

  final func decorate(_ elements: inout [Element]) {
    for element in elements { mark(element) }
  }
}
