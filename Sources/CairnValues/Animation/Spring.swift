import Foundation

/// A damped spring with a mass at its end.
///
///     let spring = Spring(duration: 0.5, bounce: 0.3)
///     let position = spring.value(target: 100, time: 0.2)
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// How strongly it pulls.
  public let stiffness: Double
  /// How strongly it is braked.
  public let damping: Double

  private init(checkedMass mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Makes a spring from how long it seems to take and how much it bounces.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// Makes a spring from the time of one swing and its damping relative to the critical one.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-4)
    let ratio = max(dampingRatio, 0)
    self.init(checkedMass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  /// Makes a spring from its physics; without `allowOverDamping` it is damped critically at most.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
    let critical = 2 * (mass * stiffness).squareRoot()
    let damping = max(damping, 0)
    self.init(checkedMass: mass, stiffness: stiffness, damping: allowOverDamping ? damping : min(damping, critical))
  }

  /// Makes a spring that has come to rest, to within `epsilon`, after the given time.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(dampingRatio, 1e-3)
    // Settling time is proportional to the response, so one measurement gives the factor.
    let unit = Spring(response: 1, dampingRatio: ratio)
    let measured = unit.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: epsilon)
    self.init(response: max(settlingDuration, 1e-4) / measured, dampingRatio: ratio)
  }

  /// The time of one swing without damping.
  public var response: Double { 2 * .pi / frequency }

  /// The damping relative to the critical one.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// How long the spring seems to take.
  public var duration: TimeInterval { response }

  /// How much it bounces: 0 not at all, 1 for ever, below 0 the more sluggish.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The time after which the spring is at rest, to within a thousandth.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001) }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }

  /// A spring without bounce but for what is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce.
  public static var snappy: Spring { snappy() }

  /// A spring with a little bounce and what is added.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with much bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring with much bounce and what is added.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  static func dampingRatio(bounce: Double) -> Double {
    if bounce >= 0 { return max(0, 1 - bounce) }
    return 1 / max(1 + bounce, 1e-3)
  }

  var frequency: Double { (stiffness / mass).squareRoot() }
}
