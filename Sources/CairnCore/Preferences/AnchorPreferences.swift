import CairnScreen

/// Sets a preference derived from an anchor of the content, or transforms the content's preference with one.
nonisolated struct AnchorPreferenceModifier<A, K: PreferenceKey>: UnaryModifier {
  typealias Body = Never
  let source: Anchor<A>.Source
  /// Whether the content's value is kept and transformed.
  let changesContent: Bool
  let transform: (inout K.Value, Anchor<A>) -> Void

  final class ModifierNode: WatchingNode, UnaryModifierNode {
    var modifier: AnchorPreferenceModifier
    private var places: [AnchorPlace] = []

    init(_ modifier: AnchorPreferenceModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      preferencesChanged()
    }

    func modifierChanged(from old: AnchorPreferenceModifier) { preferencesChanged() }

    override func watchedElementsChanged() {
      if places.count == elements.count, zip(places, elements).allSatisfy({ $0.isOf($1) }) { return }
      let old = places
      places = elements.map { element in old.first { $0.isOf(element) } ?? AnchorPlace(element) }
      preferencesChanged()
    }

    /// Contributes one value per element, where the view consists of several.
    override func gather(_ collector: PreferenceCollector) {
      guard let collector = collector as? PreferenceCollectorOf<K> else { return super.gather(collector) }
      let said = modifier.changesContent ? preference(K.self).value : nil
      if places.isEmpty, let said { collector.add(said) }
      for (index, place) in places.enumerated() {
        var value = index == 0 ? said ?? K.defaultValue : K.defaultValue
        modifier.transform(&value, Anchor(source: modifier.source, place: place))
        collector.add(value)
      }
    }
  }
}

nonisolated extension View {
  /// Sets a preference derived from an anchor of this view.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<A, K>(source: value, changesContent: false) { value, anchor in
        value = transform(anchor)
      })
  }

  /// Transforms a preference of this view, given an anchor of the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, changesContent: true, transform: transform))
  }
}
