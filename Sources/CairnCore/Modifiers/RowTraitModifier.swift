import CairnScreen

/// Changes a property that a view declares for its row.
nonisolated struct RowTraitModifier<K: ElementTraitKey>: UnaryModifier {
  typealias Body = Never
  let change: (inout K.Value) -> Void
  let start: K.Value

  final class ModifierNode: UnaryNode, UnaryModifierNode, RowDecorator {
    var modifier: RowTraitModifier

    init(_ modifier: RowTraitModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
    }

    func modifierChanged(from old: RowTraitModifier) { structureChanged() }

    override func collectElements(into elements: inout [Element]) {
      let start = elements.count
      child.collectElements(into: &elements)
      apply(to: elements[start...])
    }

    override func collectRows(into rows: inout RowCollector) {
      rows.decorate(with: self) { collectRowsBelow(into: &$0) }
    }

    func decorate(_ elements: inout [Element]) { apply(to: elements[...]) }

    private func apply(to elements: ArraySlice<Element>) {
      for element in elements {
        var value = element.traits?[K.self] ?? modifier.start
        modifier.change(&value)
        element.setTrait(K.self, value)
      }
    }
  }
}
