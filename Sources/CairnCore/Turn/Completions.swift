import CairnValues

extension Graph {
  /// Arranges for the completions of a transaction to be called when its animation ends, or after this turn if
  /// it animates nothing.
  func arrangeCompletions(of transaction: Transaction, hasChanges: Bool) {
    guard !transaction.completions.isEmpty, let root else { return }
    let animation = hasChanges && !transaction.disablesAnimations ? transaction.animation : nil
    for completion in transaction.completions {
      guard let animation else {
        effects.add(.change, of: root) { completion.action() }
        continue
      }
      guard let duration = animation.duration(until: completion.criteria) else { continue }
      timeHost?.after(duration) { completion.action() }
    }
  }
}

extension Animation {
  /// Returns the time until the animation counts as complete, or `nil` if it never does.
  fileprivate func duration(until criteria: AnimationCompletionCriteria) -> Duration? {
    var run = AnimationRun(self, way: 1.0)
    let framesPerSecond = 60
    for frame in 0...(framesPerSecond * 60) {
      let isOver = run.position(at: Double(frame) / Double(framesPerSecond)) == nil
      if isOver || (criteria == .logicallyComplete && run.isLogicallyComplete) {
        // At least a frame: a completion that starts an animation of no time would otherwise continue for ever at one
        // instant.
        return .milliseconds(max(frame, 1) * 1000 / framesPerSecond)
      }
    }
    return nil
  }
}
