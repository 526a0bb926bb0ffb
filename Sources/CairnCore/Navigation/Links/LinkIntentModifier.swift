/// Hears of the links inside that a user points at or focuses.
nonisolated package struct LinkIntentModifier: UnaryModifier {
  package typealias Body = Never
  let action: @MainActor (any Hashable) -> Void

  package init(_ action: @escaping @MainActor (any Hashable) -> Void) { self.action = action }

  final class ModifierNode: UnaryNode, UnaryModifierNode, LinkIntentListener {
    var modifier: LinkIntentModifier

    init(_ modifier: LinkIntentModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      graph.enter(self, in: \.linkIntents)
    }

    func modifierChanged(from old: LinkIntentModifier) {}

    func intends(_ value: any Hashable) { modifier.action(value) }

    override func willUnmount() { graph.linkIntents?.remove(self) }
  }
}
