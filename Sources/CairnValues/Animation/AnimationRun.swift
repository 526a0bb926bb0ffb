import Foundation

/// A running animation of one value, with the animation's state.
package struct AnimationRun<V: VectorArithmetic> {
  package let animation: Animation
  /// The difference between the new value and the old.
  package let way: V
  private var context: AnimationContext<V>

  package init(_ animation: Animation, way: V, surroundings: (any Sendable)? = nil) {
    self.animation = animation
    self.way = way
    context = AnimationContext(surroundings: surroundings)
  }

  /// Returns the part of `way` that is done, or `nil` when the animation is over. Times must not go backwards.
  package mutating func position(at time: TimeInterval) -> V? {
    animation.animate(value: way, time: time, context: &context)
  }

  package var isLogicallyComplete: Bool { context.isLogicallyComplete }

  package func velocity(at time: TimeInterval) -> V {
    animation.velocity(value: way, time: time, context: context) ?? .zero
  }

  /// Returns the run that replaces this one, if the next animation takes over from it at that time.
  package func merged(into next: Animation, way: V, at time: TimeInterval) -> AnimationRun? {
    var context = context
    guard next.shouldMerge(previous: animation, value: self.way, time: time, context: &context) else { return nil }
    var run = AnimationRun(next, way: way)
    run.context = context
    run.context.isLogicallyComplete = false
    return run
  }
}

extension Animation {
  /// Returns the fraction that is done at a time (springs overshoot 1), and whether the animation is over. A
  /// finished animation has the new value, whichever direction its last repetition had.
  package func progress(at time: TimeInterval) -> (value: Double, isFinished: Bool) {
    var context = AnimationContext<Double>()
    guard let value = animate(value: 1.0, time: max(time, 0), context: &context) else { return (1, true) }
    return (value, false)
  }
}
