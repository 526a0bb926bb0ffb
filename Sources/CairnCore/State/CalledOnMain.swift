import CairnLocks
import CairnUnsafe

/// Wraps an app's action. Like all control actions it runs on the main thread.
func calledOnMain(_ action: @escaping () -> Void) -> @MainActor () -> Void {
  let action = Handed(action)
  return { action.value() }
}

/// Wraps an app's action with a parameter.
func calledOnMain<T>(_ action: @escaping (T) -> Void) -> @MainActor (T) -> Void {
  let action = Handed(action)
  return { action.value($0) }
}
