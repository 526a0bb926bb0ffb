/// Hears of the links inside that a user points at or focuses.
nonisolated package struct LinkIntentModifier: UnaryModifier {
  package typealias Body = Never
  let action: @MainActor (any Hashable) -> Void

  package init(_ action: @escaping @MainActor (any Hashable) -> Void) { self.action = action }

  final class ModifierNode: ParticipantNode<LinkIntentModifier>, UnaryModifierNode, LinkIntentListener {
    func intends(_ value: any Hashable) { modifier.action(value) }

    override func enter() { graph.enter(self, in: \.linkIntents) }
    override func leave() { graph.linkIntents?.remove(self) }
  }
}
