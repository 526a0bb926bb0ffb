import CairnScreen

/// Sets a trait on each element of the content, for the container around it.
nonisolated struct TraitModifier<K: ElementTraitKey>: MarkingModifier where K.Value: Equatable {
  typealias Body = Never
  let value: K.Value?

  @MainActor func mark(_ element: Element) { element.setTrait(K.self, value) }
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
