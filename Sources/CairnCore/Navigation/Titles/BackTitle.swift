/// Sets the back button's title, in place of the title of the page below.
nonisolated package struct BackTitleModifier: UnaryModifier {
  package typealias Body = Never
  let title: Text?

  /// - Parameter title: The title, or `nil` for that of the page below.
  package init(_ title: Text?) { self.title = title }

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: BackTitleModifier

    init(_ modifier: BackTitleModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      preferencesChanged()
    }

    func modifierChanged(from old: BackTitleModifier) {
      if old.title != modifier.title { preferencesChanged() }
    }

    override func gather(_ collector: PreferenceCollector) {
      if let title = modifier.title { (collector as? PageCollector)?.say(\.backTitle, title) }
      super.gather(collector)
    }
  }
}
