import CairnScreen

/// Says something of a key that is made from a place of the content: in place of what the content says, or as a change
/// of it.
nonisolated struct AnchorPreferenceModifier<A, K: PreferenceKey>: UnaryModifier {
  typealias Body = Never
  let source: Anchor<A>.Source
  /// Whether what the content says is kept and changed.
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

    /// A view that is several on the screen speaks for each of them.
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
  /// Says something of a preference key that is made from a place of this view.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<A, K>(source: value, changesContent: false) { value, anchor in
        value = transform(anchor)
      })
  }

  /// Changes what this view says of a preference key, given a place of the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, changesContent: true, transform: transform))
  }
}
