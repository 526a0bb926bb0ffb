import CairnScreen

/// Changes a property that a view declares for its row.
nonisolated struct RowTraitModifier<K: ElementTraitKey>: MarkingModifier {
  typealias Body = Never
  let change: (inout K.Value) -> Void
  let start: K.Value

  @MainActor func mark(_ element: Element) {
    var value = element.traits?[K.self] ?? start
    change(&value)
    element.setTrait(K.self, value)
  }
}
