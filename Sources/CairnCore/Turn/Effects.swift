import CairnValues

/// What is to happen after a commit, in the documented order: appear, disappear, changes, preference changes, tasks.
struct EffectQueue {
  private var appear: [() -> Void] = []
  private var disappear: [() -> Void] = []
  private var change: [() -> Void] = []
  private var preference: [() -> Void] = []
  private var task: [() -> Void] = []

  enum Kind { case appear, disappear, change, preference, task }

  var isEmpty: Bool {
    appear.isEmpty && disappear.isEmpty && change.isEmpty && preference.isEmpty && task.isEmpty
  }

  mutating func add(_ kind: Kind, _ work: @escaping () -> Void) {
    switch kind {
    case .appear: appear.append(work)
    case .disappear: disappear.append(work)
    case .change: change.append(work)
    case .preference: preference.append(work)
    case .task: task.append(work)
    }
  }

  /// Everything recorded so far, in order.
  mutating func take() -> [() -> Void] {
    let all = appear + disappear + change + preference + task
    self = EffectQueue()
    return all
  }
}

extension Graph {
  func runEffects() {
    guard !effects.isEmpty else { return }
    for effect in effects.take() { effect() }
  }
}
