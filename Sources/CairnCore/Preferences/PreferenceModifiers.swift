import CairnValues

/// Sets a preference, replacing the content's value.
nonisolated struct PreferenceModifier<K: PreferenceKey>: UnaryModifier {
  typealias Body = Never
  let value: K.Value

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: PreferenceModifier

    init(_ modifier: PreferenceModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      preferencesChanged()
    }

    func modifierChanged(from old: PreferenceModifier) { preferencesChanged() }

    override func gather(_ collector: PreferenceCollector) {
      if let collector = collector as? PreferenceCollectorOf<K> {
        collector.add(modifier.value)
      } else {
        super.gather(collector)
      }
    }
  }
}

nonisolated struct PreferenceTransformModifier<K: PreferenceKey>: UnaryModifier {
  typealias Body = Never
  let transform: (inout K.Value) -> Void

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: PreferenceTransformModifier

    init(_ modifier: PreferenceTransformModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      preferencesChanged()
    }

    func modifierChanged(from old: PreferenceTransformModifier) { preferencesChanged() }

    override func gather(_ collector: PreferenceCollector) {
      if let collector = collector as? PreferenceCollectorOf<K> {
        var value = preference(K.self).result
        modifier.transform(&value)
        collector.add(value)
      } else {
        super.gather(collector)
      }
    }
  }
}

/// Calls an action with a preference of the content when the value changes.
nonisolated struct PreferenceChangeModifier<K: PreferenceKey>: UnaryModifier where K.Value: Equatable {
  typealias Body = Never
  let action: (K.Value) -> Void

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: PreferenceChangeModifier
    private var last: K.Value?

    init(_ modifier: PreferenceChangeModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      flags.insert(.collectsPreferences)
      graph.enqueuePreferences(self)
    }

    func modifierChanged(from old: PreferenceChangeModifier) {}

    override func readPreferences() {
      let value = preference(K.self).result
      guard value != last else { return }
      last = value
      graph.effects.add(.preference, of: self) { [weak self] in self?.modifier.action(value) }
    }
  }
}

nonisolated extension View {
  /// Sets a preference for the views above.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Transforms a preference of this view.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<K>(transform: callback))
  }

  /// Calls an action with a preference of this view, first with the initial value and then whenever it changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}
