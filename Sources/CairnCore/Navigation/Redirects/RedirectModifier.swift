/// Shows other pages in place of some, in the stacks inside or around.
nonisolated package struct RedirectModifier: UnaryModifier {
  package typealias Body = Never
  /// Returns `nil` for a page that may be shown.
  package typealias Ask =
    @MainActor (any PathElementReader, _ later: @escaping @MainActor ((any Hashable)?) -> Void) -> RedirectAnswer?
  let isAsynchronous: Bool
  let ask: Ask

  package init(isAsynchronous: Bool, _ ask: @escaping Ask) {
    self.isAsynchronous = isAsynchronous
    self.ask = ask
  }

  final class ModifierNode: ParticipantNode<RedirectModifier>, UnaryModifierNode, RedirectRule {
    private var reads = RecordedReads()
    /// The stacks that have asked.
    private var stacks: [WeakStack] = []

    override func modifierChanged(from old: RedirectModifier) { run() }

    /// What the rule has read may have changed.
    override func run() {
      flags.remove(.dirty)
      for case let stack? in stacks.map(\.stack) where !stack.flags.contains(.unmounted) { stack.reconsider(self) }
    }

    func answer(
      _ elements: [any PathElementReader], wanted: (any PathElementReader)?,
      later: @escaping @MainActor ((any Hashable)?) -> Void
    ) -> (index: Int, answer: RedirectAnswer)? {
      reads.record(for: self, graph.type(RedirectModifier.self)) {
        if let wanted, !modifier.isAsynchronous { _ = modifier.ask(wanted, later) }
        for (index, element) in elements.enumerated() {
          if let answer = modifier.ask(element, later) { return (index, answer) }
        }
        return nil
      }
    }

    func note(_ stack: Node) {
      guard let stack = stack as? any Stack, !stacks.contains(where: { $0.stack === stack }) else { return }
      stacks.removeAll { $0.stack == nil }
      stacks.append(WeakStack(stack))
    }

    override func enter() { graph.enter(self, in: \.redirects) }

    override func leave() {
      reads.end()
      graph.redirects?.remove(self)
    }
  }

  private struct WeakStack {
    private(set) weak var stack: (any Stack)?
    init(_ stack: any Stack) { self.stack = stack }
  }
}
