import CairnValues

/// Separates content from the page it is on: its titles, toolbars, preferences and color scheme stay with it.
nonisolated struct SeparateContextModifier: UnaryModifier {
  typealias Body = Never

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: SeparateContextModifier
    private let own: Scope
    private let colorScheme: ColorSchemePlace

    init(_ modifier: SeparateContextModifier, under parent: Node) {
      self.modifier = modifier
      own = Scope(in: parent.childScope)
      colorScheme = ColorSchemePlace(outer: parent.childScope)
      super.init(under: parent)
      setPlace()
      invalidate()
    }

    func modifierChanged(from old: SeparateContextModifier) {}

    override var childScope: Scope { own }

    private func setPlace() {
      colorScheme.hold(in: own)
      own.set(ObjectIdentifier(PageKey.self), ValueBox<PageKey.Value>(PagePlace(nil)))
      own.set(ObjectIdentifier(ColumnKey.self), ValueBox<ColumnKey.Value>(ColumnPlace(nil)))
      own.set(ObjectIdentifier(SearchOfferKey.self), ValueBox<SearchOfferKey.Value>(SearchOffer()))
      own.set(ObjectIdentifier(SearchKey.self), ValueBox<SearchKey.Value>(SearchPlace(nil)))
    }

    override func run() {
      flags.remove(.dirty)
      tracking { colorScheme.follow() }
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
