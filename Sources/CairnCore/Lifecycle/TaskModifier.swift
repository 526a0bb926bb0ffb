/// Runs asynchronous work while the content is in view.
nonisolated struct TaskModifier<ID: Equatable>: UnaryModifier {
  typealias Body = Never
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: TaskModifier
    private var running: RunningTask?
    private var hasAppeared = false

    init(_ modifier: TaskModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      markLifecycle()
      if isInView { shownChanged() }
    }

    func modifierChanged(from old: TaskModifier) {
      guard old.id != modifier.id, hasAppeared else { return }
      cancel()
      start()
    }

    override func shownChanged() {
      let isShown = isInView && !flags.contains(.unmounted)
      guard isShown != hasAppeared else { return }
      hasAppeared = isShown
      if isShown { start() } else { cancel() }
    }

    private func start() {
      graph.effects.add(.task, of: self) { [weak self] in
        guard let self, hasAppeared, running == nil else { return }
        let action = modifier.action
        running = RunningTask(
          counted: graph.tasks, on: graph.timeHost?.taskExecutor, priority: modifier.priority, action)
      }
    }

    private func cancel() {
      running?.cancel()
      running = nil
    }

    override func willUnmount() { shownChanged() }
  }
}

nonisolated extension View {
  /// Runs asynchronous work while the view is in view, and cancels it when the view leaves.
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs asynchronous work while the view is in view, and restarts it whenever `value` changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
