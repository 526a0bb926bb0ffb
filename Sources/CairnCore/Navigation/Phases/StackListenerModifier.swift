/// Hears of the changes of the stacks inside.
nonisolated package struct StackListenerModifier: UnaryModifier {
  package typealias Body = Never
  let action: @MainActor (StackEvent) -> Void

  package init(_ action: @escaping @MainActor (StackEvent) -> Void) { self.action = action }

  final class ModifierNode: ParticipantNode<StackListenerModifier>, UnaryModifierNode, StackListener {
    func hears(_ stack: Node) -> Bool { isAround(stack) }

    func changed(_ event: StackEvent) { modifier.action(event) }

    override func enter() { graph.enter(self, in: \.stackListeners) }
    override func leave() { graph.stackListeners?.remove(self) }
  }
}
