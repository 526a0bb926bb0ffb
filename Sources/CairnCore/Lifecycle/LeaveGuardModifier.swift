/// Asks before the content is left, while a condition holds.
nonisolated package struct LeaveGuardModifier: UnaryModifier {
  package typealias Body = Never
  let condition: @MainActor () -> Bool
  let action: @MainActor (LeaveAttempt) -> Void

  package init(
    when condition: @escaping @MainActor () -> Bool, ask action: @escaping @MainActor (LeaveAttempt) -> Void
  ) {
    self.condition = condition
    self.action = action
  }

  final class ModifierNode: ParticipantNode<LeaveGuardModifier>, UnaryModifierNode, LeaveGuard {
    /// Evaluates the condition when it is needed, because a value from the last body may be out of date.
    var isActive: Bool { Runtime.shared.untracked { modifier.condition() } }

    func ask(_ attempt: LeaveAttempt) { modifier.action(attempt) }

    override func enter() { graph.enter(self, in: \.leaving) }
    override func leave() { graph.leaving?.remove(self) }
  }
}
