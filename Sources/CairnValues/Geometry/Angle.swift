/// A geometric angle, stored in radians.
///
///     Rectangle().rotationEffect(.degrees(45))
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() { radians = 0 }

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle of the given radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of the given degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle of zero.
  public static let zero = Angle()

  /// Compares angles by size. A full turn is larger than none.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle {
  /// The sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// The difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// The angle in the opposite direction.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

  /// Adds an angle.
  public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }

  /// Subtracts an angle.
  public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }

  /// The angle multiplied by a factor.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }

  /// The angle divided by a divisor.
  public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }

  /// Multiplies by a factor.
  public static func *= (a: inout Angle, factor: Double) { a.radians *= factor }

  /// Divides by a divisor.
  public static func /= (a: inout Angle, divisor: Double) { a.radians /= divisor }
}

extension Angle: Animatable {
  /// The radians, which animations interpolate.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
