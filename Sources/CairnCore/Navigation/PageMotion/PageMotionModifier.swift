import CairnScreen

/// Says how pages of the stacks inside or around the view follow one another.
nonisolated package struct PageMotionModifier: UnaryModifier {
  package typealias Body = Never
  /// Takes the values of the lower page and of the one above. Pages without a value, such as the root, have `nil`.
  package typealias Choose = @MainActor (_ lower: (any Hashable)?, _ upper: (any Hashable)?) -> PageMotion?
  let choose: Choose

  package init(_ choose: @escaping Choose) { self.choose = choose }

  final class ModifierNode: UnaryNode, UnaryModifierNode, PageMotionRule {
    var modifier: PageMotionModifier
    private let place: PagePlace

    init(_ modifier: PageMotionModifier, under parent: Node) {
      self.modifier = modifier
      place = parent.childScope.box(PageKey.self).value
      super.init(under: parent)
      graph.enter(self, in: \.pageMotions)
      rulesChanged()
    }

    func modifierChanged(from old: PageMotionModifier) { rulesChanged() }

    private func rulesChanged() { graph.pageMotions?.rulesChanged() }

    func isOnPage(of stack: Node) -> Bool { place.page?.stack === stack }

    func motion(from lower: (any Hashable)?, to upper: (any Hashable)?) -> PageMotion? { modifier.choose(lower, upper) }

    override func willUnmount() {
      graph.pageMotions?.remove(self)
      rulesChanged()
    }
  }
}
