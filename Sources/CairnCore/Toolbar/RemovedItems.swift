import CairnScreen

/// Removes a standard item from the bars of a page.
nonisolated struct RemovedItemModifier: UnaryModifier {
  typealias Body = Never
  let kind: ToolbarDefaultItemKind?

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: RemovedItemModifier

    init(_ modifier: RemovedItemModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      preferencesChanged()
    }

    func modifierChanged(from old: RemovedItemModifier) { preferencesChanged() }

    override func gather(_ collector: PreferenceCollector) {
      if let kind = modifier.kind, let collector = collector as? PageCollector {
        collector.settings.removed.insert(kind)
      }
      super.gather(collector)
    }
  }
}

nonisolated extension View {
  /// Removes a standard item from the bars of the page.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(RemovedItemModifier(kind: defaultItemKind))
  }
}
