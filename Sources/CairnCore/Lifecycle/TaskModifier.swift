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
          counted: graph.tasks, on: graph.taskExecutor(), priority: modifier.priority, action)
      }
    }

    private func cancel() {
      running?.cancel()
      running = nil
    }

    override func willUnmount() { shownChanged() }
  }
}

/// A view's task, which its graph counts until it has ended.
@MainActor
package final class RunningTask {
  private let count: TaskCount
  private var task: Task<Void, Never>?
  private var isCancelled = false
  private var hasEnded = false

  @discardableResult
  package init(
    counted count: TaskCount, on executor: (any TaskExecutor)?, priority: TaskPriority,
    _ action: @escaping @Sendable () async -> Void
  ) {
    self.count = count
    count.began()
    let work: @Sendable () async -> Void = {
      await action()
      await self.ended()
    }
    task = Task(executorPreference: executor, priority: priority, operation: work)
  }

  func cancel() {
    guard !isCancelled, !hasEnded else { return }
    isCancelled = true
    count.cancelled()
    task?.cancel()
  }

  private func ended() {
    hasEnded = true
    count.ended(afterCancellation: isCancelled)
    task = nil
  }
}

/// Counts the tasks of a graph that have begun and ended, to decide whether anything is still pending.
@MainActor
package final class TaskCount {
  package private(set) var running = 0
  /// Tasks that were cancelled and have not ended yet.
  package private(set) var ending = 0
  /// Incremented whenever a task begins or ends.
  package private(set) var events = 0

  func began() {
    running += 1
    events += 1
  }

  func cancelled() { ending += 1 }

  func ended(afterCancellation wasCancelled: Bool) {
    running -= 1
    if wasCancelled { ending -= 1 }
    events += 1
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
