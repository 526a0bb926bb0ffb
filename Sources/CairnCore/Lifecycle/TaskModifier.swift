/// Runs asynchronous work while the content is in view.
nonisolated struct TaskModifier<ID: Equatable>: UnaryModifier {
  typealias Body = Never
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: TaskModifier
    private var running: Task<Void, Never>?
    private var hasAppeared = false

    init(_ modifier: TaskModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      markLifecycle()
      if flags.contains(.shown) { shownChanged() }
    }

    func modifierChanged(from old: TaskModifier) {
      guard old.id != modifier.id, hasAppeared else { return }
      cancel()
      start()
    }

    override func shownChanged() {
      let isShown = flags.contains(.shown) && !flags.contains(.unmounted)
      guard isShown != hasAppeared else { return }
      hasAppeared = isShown
      if isShown { start() } else { cancel() }
    }

    private func start() {
      graph.effects.add(.task, of: self) { [weak self] in
        guard let self, hasAppeared, running == nil else { return }
        let action = modifier.action
        let tasks = graph.tasks
        tasks.began()
        running = Task(priority: modifier.priority) {
          await action()
          tasks.ended()
        }
      }
    }

    private func cancel() {
      running?.cancel()
      running = nil
    }

    override func willUnmount() { shownChanged() }
  }
}

/// How many of a graph's tasks have begun and ended: what "until nothing is due" is decided by.
@MainActor
package final class TaskCount {
  package private(set) var running = 0
  /// Rises with every task that begins or ends.
  package private(set) var events = 0

  func began() {
    running += 1
    events += 1
  }

  func ended() {
    running -= 1
    events += 1
  }
}

nonisolated extension View {
  /// Runs asynchronous work while the view is in view; it is cancelled when the view leaves.
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// The same, started anew whenever `value` changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
