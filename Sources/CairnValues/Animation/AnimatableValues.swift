/// Any number of values that are interpolated together.
///
///     var animatableData: AnimatableValues<CGFloat, Double> { … }
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)

  /// Combines values.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// As many zeros.
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  /// Returns the sums of the parts.
  public static func + (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each a.value) + (each b.value))
  }

  /// Returns the differences of the parts.
  public static func - (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each a.value) - (each b.value))
  }

  /// Returns whether all parts are equal.
  public static func == (a: AnimatableValues, b: AnimatableValues) -> Bool {
    var areEqual = true
    for (mine, other) in repeat (each a.value, each b.value) { areEqual = areEqual && mine == other }
    return areEqual
  }

  /// Multiplies each part by a factor.
  public mutating func scale(by rhs: Double) { value = (repeat (each value).scaled(by: rhs)) }

  /// The sum of the squared magnitudes of the parts.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}

extension AnimatableValues: Animatable {
  /// The values themselves.
  public typealias AnimatableData = AnimatableValues<repeat each Value>
}
