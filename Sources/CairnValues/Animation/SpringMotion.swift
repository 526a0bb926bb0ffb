import Foundation

extension Spring {
  /// The movement of a spring as factors: `x(t) = target + displacement · x0 + velocityPart · v0`, where x0 is
  /// the initial displacement and v0 the initial velocity.
  struct Motion {
    var displacement: Double
    var velocityPart: Double
    var displacementSpeed: Double
    var velocitySpeed: Double
  }

  /// Returns the closed-form solution of the damped oscillator at a time.
  func motion(at time: TimeInterval) -> Motion {
    guard time > 0 else { return Motion(displacement: 1, velocityPart: 0, displacementSpeed: 0, velocitySpeed: 1) }
    let w = frequency
    let ratio = dampingRatio
    let decay = ratio * w
    let e = exp(-decay * time)
    if abs(ratio - 1) < 1e-6 {
      return Motion(
        displacement: e * (1 + w * time), velocityPart: e * time,
        displacementSpeed: -e * w * w * time, velocitySpeed: e * (1 - w * time))
    }
    if ratio < 1 {
      let damped = w * (1 - ratio * ratio).squareRoot()
      let (s, c) = (sin(damped * time), cos(damped * time))
      return Motion(
        displacement: e * (c + decay / damped * s), velocityPart: e * s / damped,
        displacementSpeed: -e * w * w / damped * s, velocitySpeed: e * (c - decay / damped * s))
    }
    let root = w * (ratio * ratio - 1).squareRoot()
    // Two decaying exponentials, written separately so that neither overflows.
    let (slow, fast) = (-decay + root, -decay - root)
    let (es, ef) = (exp(slow * time), exp(fast * time))
    let gap = slow - fast
    return Motion(
      displacement: (slow * ef - fast * es) / gap, velocityPart: (es - ef) / gap,
      displacementSpeed: slow * fast * (ef - es) / gap, velocitySpeed: (slow * es - fast * ef) / gap)
  }

  /// Returns the position at a time of a spring that starts at zero.
  public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
    let motion = motion(at: time)
    return target.scaled(by: 1 - motion.displacement) + initialVelocity.scaled(by: motion.velocityPart)
  }

  /// Returns the velocity at a time of a spring that starts at zero.
  public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
    let motion = motion(at: time)
    return target.scaled(by: -motion.displacementSpeed) + initialVelocity.scaled(by: motion.velocitySpeed)
  }

  /// Advances a value and its velocity by a time interval.
  public func update<V>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval)
  where V: VectorArithmetic {
    let motion = motion(at: deltaTime)
    let displacement = value - target
    value = target + displacement.scaled(by: motion.displacement) + velocity.scaled(by: motion.velocityPart)
    velocity = displacement.scaled(by: motion.displacementSpeed) + velocity.scaled(by: motion.velocitySpeed)
  }

  /// Returns the force on a mass at a position with a velocity.
  public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the time after which the spring stays within `epsilon` of its target.
  public func settlingDuration<V>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval
  where V: VectorArithmetic {
    let limit = max(epsilon, 1e-12)
    let distance = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    guard distance > 0 || speed > 0 else { return 0 }
    let bound = amplitudeBound
    guard bound.decay > 1e-9 else { return .infinity }
    func envelope(_ time: TimeInterval) -> Double {
      let swing = distance * min(bound.displacement, 1 + bound.decay * time)
      return exp(-bound.decay * time) * (swing + speed * min(bound.velocity, time))
    }
    var high = 1 / bound.decay
    while envelope(high) > limit, high < 1e6 { high *= 2 }
    var low = 0.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if envelope(middle) > limit { low = middle } else { high = middle }
    }
    return high
  }

  /// Upper bounds on `motion(at:)` without the decay. Near critical damping these factors grow without limit;
  /// there the envelope's linear growth is the smaller bound.
  private var amplitudeBound: (decay: Double, displacement: Double, velocity: Double) {
    let (ratio, w) = (dampingRatio, frequency)
    let root = abs(1 - ratio * ratio).squareRoot()
    guard root > 1e-6 else { return (w, .infinity, .infinity) }
    if ratio < 1 { return (ratio * w, 1 / root, 1 / (w * root)) }
    return (w * (ratio - root), (ratio + root) / (2 * root), 1 / (2 * w * root))
  }
}

extension Spring {
  /// Returns the position at a time of a spring between two values.
  public func value<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V where V: Animatable {
    var result = fromValue
    let start = fromValue.animatableData
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity at a time of a spring between two values.
  public func velocity<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V where V: Animatable {
    var result = initialVelocity
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// Returns the force on a mass between two values.
  public func force<V>(fromValue: V, toValue: V, position: V, velocity: V) -> V where V: Animatable {
    var result = velocity
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// Returns the time after which a spring between two values has settled.
  public func settlingDuration<V>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval
  where V: Animatable {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
