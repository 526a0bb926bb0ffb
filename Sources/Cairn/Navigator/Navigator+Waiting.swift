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
    let attempt = stack.attempt { pushed.entry = push(stack) }
    if let attempt, await attempt.finalAnswer == .stayed { return .refused }
    guard let entry = pushed.entry else { return stack.isInStack ? .unavailable : .superseded }
    let isThere = stack.contains(entry)
    stack.settle()
    if !isThere { return .refused }
    return stack.contains(entry) ? .arrived : .superseded
  }

  func goBack(_ pop: @escaping @MainActor (StackHandle) -> Bool) async -> NavigationOutcome {
    guard let stack else { return .unavailable }
    let done = Done()
    let attempt = stack.attempt { done.isDone = pop(stack) }
    if let attempt, await attempt.finalAnswer == .stayed { return .refused }
    stack.settle()
    return done.isDone ? .arrived : .unavailable
  }

  @MainActor private final class Pushed { var entry: StackHandle.Entry? }
  @MainActor private final class Done { var isDone = false }
}

extension LeaveAttempt {
  /// The answer, once all guards have agreed or one has refused.
  var finalAnswer: Answer {
    get async {
      await withCheckedContinuation { continuation in
        whenFinished { continuation.resume(returning: $0) }
      }
    }
  }
}
