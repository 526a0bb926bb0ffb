import Foundation

extension Animation {
  /// A spring with the platform's default duration and bounce.
  public static var spring: Animation { spring() }

  /// A spring with a perceived duration and a bounce.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring with a period and a damping ratio.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringAnimation(spring, blendDuration: blendDuration))
  }

  /// A quick spring for interactive movements.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A quick spring for interactive movements.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A quick spring for interactive movements.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }

  /// A spring with no bounce except for the extra.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a little bounce.
  public static var snappy: Animation { snappy() }

  /// A spring with a little bounce plus the extra.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with much bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring with much bounce plus the extra.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that combines additively with others that are running.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring that combines additively with others that are running.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring that combines additively with others that are running.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }

  /// A spring that combines additively with others that are running.
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }
}

/// A spring that takes over position and velocity from the animation it replaces.
struct SpringAnimation: CustomAnimation {
  let spring: Spring
  let blendDuration: TimeInterval

  init(_ spring: Spring, blendDuration: TimeInterval = 0) {
    self.spring = spring
    self.blendDuration = blendDuration
  }

  /// The inherited state: the distance already covered, the velocity, and the time.
  private struct Inherited<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Inherited<V>? { nil }
    typealias Value = Inherited<V>?
    var velocity: V
  }

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
    let velocity = context.state[Inherited<V>.self]?.velocity ?? .zero
    if time >= spring.duration { context.isLogicallyComplete = true }
    let end = spring.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
    guard time < end || moves(value: value, velocity: velocity, time: time) else { return nil }
    return spring.value(target: value, initialVelocity: velocity, time: time)
  }

  /// Returns whether the value still moves. An inherited velocity can keep it moving after a spring that started
  /// at rest would have settled.
  private func moves<V: VectorArithmetic>(value: V, velocity: V, time: TimeInterval) -> Bool {
    guard velocity != .zero else { return false }
    let epsilon = max(value.magnitudeSquared.squareRoot() * 0.001, 1e-6)
    return time < spring.settlingDuration(target: value, initialVelocity: velocity, epsilon: epsilon)
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
    spring.velocity(
      target: value, initialVelocity: context.state[Inherited<V>.self]?.velocity ?? .zero, time: time)
  }

  func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    guard previous.base is SpringAnimation || previous.base is CurveAnimation else { return false }
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    context.state[Inherited<V>.self] = Inherited(velocity: velocity)
    context.isLogicallyComplete = false
    return true
  }
}

extension SpringAnimation: TimedAnimation {
  var playingTime: TimeInterval { spring.settlingDuration }
}

/// A spring that runs alongside others. Their movements are added.
struct InterpolatingSpringAnimation: CustomAnimation {
  let spring: Spring
  let initialVelocity: Double

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
    if time >= spring.duration { context.isLogicallyComplete = true }
    guard time < playingTime else { return nil }
    return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
}

extension InterpolatingSpringAnimation: TimedAnimation {
  var playingTime: TimeInterval {
    spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
  }
}
