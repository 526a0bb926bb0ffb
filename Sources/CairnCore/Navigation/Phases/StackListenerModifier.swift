/// Hears of the changes of the stacks inside.
nonisolated package struct StackListenerModifier: UnaryModifier {
  package typealias Body = Never
  let action: @MainActor (StackEvent) -> Void

  package init(_ action: @escaping @MainActor (StackEvent) -> Void) { self.action = action }

  final class ModifierNode: UnaryNode, UnaryModifierNode, StackListener {
    var modifier: StackListenerModifier

    init(_ modifier: StackListenerModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      graph.enter(self, in: \.stackListeners)
    }

    func modifierChanged(from old: StackListenerModifier) {}

    func hears(_ stack: Node) -> Bool { isAround(stack) }

    func changed(_ event: StackEvent) { modifier.action(event) }

    override func willUnmount() { graph.stackListeners?.remove(self) }
  }
}
