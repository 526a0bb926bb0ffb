import Foundation

/// One animation of one value on its way, with what the animation keeps while it runs.
package struct AnimationRun<V: VectorArithmetic> {
  package let animation: Animation
  /// The whole way, from the old value to the new.
  package let way: V
  private var context: AnimationContext<V>

  package init(_ animation: Animation, way: V, surroundings: (any Sendable)? = nil) {
    self.animation = animation
    self.way = way
    context = AnimationContext(surroundings: surroundings)
  }

  /// How much of the way is done, nil when the animation is over; times must not go backwards.
  package mutating func position(at time: TimeInterval) -> V? {
    animation.animate(value: way, time: time, context: &context)
  }

  package var isLogicallyComplete: Bool { context.isLogicallyComplete }

  package func velocity(at time: TimeInterval) -> V {
    animation.velocity(value: way, time: time, context: context) ?? .zero
  }

  /// The run that replaces this one at a time, if the next animation takes over from it.
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
  /// The share of the way that is done at a time (springs overshoot 1), and whether the animation is over;
  /// then the value is the new one, whichever way the last round went.
  package func progress(at time: TimeInterval) -> (value: Double, isFinished: Bool) {
    var context = AnimationContext<Double>()
    guard let value = animate(value: 1.0, time: max(time, 0), context: &context) else { return (1, true) }
    return (value, false)
  }
}
