import CairnScreen

/// Says how pages of the stacks inside or around the view follow one another.
nonisolated package struct PageMotionModifier: UnaryModifier {
  package typealias Body = Never
  /// Takes the values of the lower page and of the one above. Pages without a value, such as the root, have `nil`.
  package typealias Choose = @MainActor (_ lower: (any Hashable)?, _ upper: (any Hashable)?) -> PageMotion?
  let choose: Choose

  package init(_ choose: @escaping Choose) { self.choose = choose }

  final class ModifierNode: ParticipantNode<PageMotionModifier>, UnaryModifierNode, PageMotionRule {
    private let place: PagePlace

    required init(_ modifier: PageMotionModifier, under parent: Node) {
      place = parent.childScope.box(PageKey.self).value
      super.init(modifier, under: parent)
    }

    override func modifierChanged(from old: PageMotionModifier) { rulesChanged() }

    private func rulesChanged() { graph.pageMotions?.rulesChanged() }

    func isOnPage(of stack: Node) -> Bool { place.page?.stack === stack }

    func motion(from lower: (any Hashable)?, to upper: (any Hashable)?) -> PageMotion? { modifier.choose(lower, upper) }

    override func enter() {
      graph.enter(self, in: \.pageMotions)
      rulesChanged()
    }

    override func leave() {
      graph.pageMotions?.remove(self)
      rulesChanged()
    }
  }
}
