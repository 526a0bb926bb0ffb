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
final class MarkingNode<M: MarkingModifier>: UnaryNode, UnaryModifierNode, RowDecorator {
  var modifier: M

  init(_ modifier: M, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
  }

  func modifierChanged(from old: M) { structureChanged() }

  override func collectElements(into elements: inout [Element]) {
    let start = elements.count
    child.collectElements(into: &elements)
    for element in elements[start...] { modifier.mark(element) }
  }

  override func collectRows(into rows: inout RowCollector) {
    rows.decorate(with: self) { collectRowsBelow(into: &$0) }
  }

  func decorate(_ elements: inout [Element]) {
    for element in elements { modifier.mark(element) }
  }
}
