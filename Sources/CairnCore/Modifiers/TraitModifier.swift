import CairnScreen

/// Sets a trait on each element of the content, for the container around it.
nonisolated struct TraitModifier<K: ElementTraitKey>: UnaryModifier where K.Value: Equatable {
  typealias Body = Never
  let value: K.Value?

  final class ModifierNode: UnaryNode, UnaryModifierNode, RowDecorator {
    var modifier: TraitModifier

    init(_ modifier: TraitModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
    }

    func modifierChanged(from old: TraitModifier) { structureChanged() }

    override func collectElements(into elements: inout [Element]) {
      let start = elements.count
      child.collectElements(into: &elements)
      for element in elements[start...] { element.setTrait(K.self, modifier.value) }
    }

    override func collectRows(into rows: inout RowCollector) {
      rows.decorate(with: self) { collectRowsBelow(into: &$0) }
    }

    func decorate(_ elements: inout [Element]) {
      for element in elements { element.setTrait(K.self, modifier.value) }
    }
  }
}

nonisolated extension View {
  /// Identifies this view in a picker, a list or a tab view.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier<TagTrait>(value: Tag(value: AnyHashable(tag), includesOptional: includeOptional)))
  }

  func trait<K: ElementTraitKey>(_ key: K.Type, _ value: K.Value?) -> some View where K.Value: Equatable {
    modifier(TraitModifier<K>(value: value))
  }
}
