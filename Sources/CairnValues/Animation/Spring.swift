import Foundation

/// A damped spring with a mass at its end.
///
///     let spring = Spring(duration: 0.5, bounce: 0.3)
///     let position = spring.value(target: 100, time: 0.2)
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// The stiffness of the spring.
  public let stiffness: Double
  /// The damping of the spring.
  public let damping: Double

  private init(checkedMass mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Creates a spring from a perceived duration and a bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from a period and a damping ratio.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-4)
    let ratio = max(dampingRatio, 0)
    self.init(checkedMass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  /// Creates a spring from its physics. Without `allowOverDamping` it is at most critically damped.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
    let critical = 2 * (mass * stiffness).squareRoot()
    let damping = max(damping, 0)
    self.init(checkedMass: mass, stiffness: stiffness, damping: allowOverDamping ? damping : min(damping, critical))
  }

  /// Creates a spring that settles to within `epsilon` in the given time.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(dampingRatio, 1e-3)
    // Settling time is proportional to the response, so one measurement gives the factor.
    let unit = Spring(response: 1, dampingRatio: ratio)
    let measured = unit.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: epsilon)
    self.init(response: max(settlingDuration, 1e-4) / measured, dampingRatio: ratio)
  }

  /// The undamped period.
  public var response: Double { 2 * .pi / frequency }

  /// The damping as a fraction of critical damping.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// The perceived duration.
  public var duration: TimeInterval { response }

  /// The bounce: 0 for none, 1 for endless, and negative for an overdamped, sluggish spring.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The time after which the spring has settled, to within a thousandth.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001) }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }

  /// A spring with no bounce except for the extra.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce.
  public static var snappy: Spring { snappy() }

  /// A spring with a little bounce plus the extra.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with much bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring with much bounce plus the extra.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  static func dampingRatio(bounce: Double) -> Double {
    if bounce >= 0 { return max(0, 1 - bounce) }
    return 1 / max(1 + bounce, 1e-3)
  }

  var frequency: Double { (stiffness / mass).squareRoot() }
}
