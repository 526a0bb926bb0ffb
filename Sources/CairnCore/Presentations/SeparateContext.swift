import CairnValues

/// Separates content from the page it is on: its titles, toolbars and preferences stay with it.
nonisolated struct SeparateContextModifier: UnaryModifier {
  typealias Body = Never

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: SeparateContextModifier
    private let own: Scope

    init(_ modifier: SeparateContextModifier, under parent: Node) {
      self.modifier = modifier
      own = Scope(in: parent.childScope)
      super.init(under: parent)
      setPlace()
    }

    func modifierChanged(from old: SeparateContextModifier) {}

    override var childScope: Scope { own }

    private func setPlace() {
      own.set(ObjectIdentifier(PageKey.self), ValueBox<PageKey.Value>(PagePlace(nil)))
      own.set(ObjectIdentifier(ColumnKey.self), ValueBox<ColumnKey.Value>(ColumnPlace(nil)))
      own.set(ObjectIdentifier(SearchOfferKey.self), ValueBox<SearchOfferKey.Value>(SearchOffer()))
      own.set(ObjectIdentifier(SearchKey.self), ValueBox<SearchKey.Value>(SearchPlace(nil)))
    }

    /// Preferences end here.
    override func gather(_ collector: PreferenceCollector) {}

    override func environmentShapeChanged() {
      own.reset(to: scope)
      setPlace()
      super.environmentShapeChanged()
    }
  }
}

nonisolated extension View {
  /// Shows the view as if it were alone, for a tool that shows an app's views among its own.
  package func separateContext() -> some View { modifier(SeparateContextModifier()) }
}
