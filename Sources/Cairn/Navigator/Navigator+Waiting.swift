import CairnCore

// How a navigation is performed, and how its outcome is found out.
extension Navigator {
  func start(_ push: @escaping @MainActor (StackHandle) -> StackHandle.Entry?) {
    guard let stack else { return }
    _ = stack.attempt { _ = push(stack) }
  }

  func goBack(_ pop: @escaping @MainActor (StackHandle) -> Bool) {
    guard let stack else { return }
    _ = stack.attempt { _ = pop(stack) }
  }

  func perform(_ push: @escaping @MainActor (StackHandle) -> StackHandle.Entry?) async -> NavigationOutcome {
    guard let stack else { return .unavailable }
    let pushed = Pushed()
    guard await stack.isAllowed({ pushed.entry = push(stack) }) else { return .refused }
    guard let entry = pushed.entry else { return .unavailable }
    // The setter of a binding may refuse it.
    guard entry.isThere else { return .refused }
    stack.settle()
    if entry.wasRedirected { return .redirected }
    return entry.isThere ? .arrived : .superseded
  }

  func goBack(_ pop: @escaping @MainActor (StackHandle) -> Bool) async -> NavigationOutcome {
    guard let stack else { return .unavailable }
    let done = Done()
    guard await stack.isAllowed({ done.isDone = pop(stack) }) else { return .refused }
    stack.settle()
    return done.isDone ? .arrived : .unavailable
  }

  @MainActor private final class Pushed { var entry: StackHandle.Entry? }
  @MainActor private final class Done { var isDone = false }
}

extension StackHandle {
  /// Performs a change, and returns whether all guards have agreed to it. Keeps nothing of the attempt while it waits: an
  /// attempt that the app drops must end.
  fileprivate func isAllowed(_ change: @escaping @MainActor () -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      guard let attempt = attempt(change) else { return continuation.resume(returning: true) }
      attempt.whenFinished { continuation.resume(returning: $0 == .proceeded) }
    }
  }
}
