extension VectorArithmetic {
  /// Returns the value a part of the way to another: 0 is this value, 1 the other.
  ///
  ///     let half = start.interpolated(towards: end, amount: 0.5)
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var way = other - self
    way.scale(by: amount)
    return self + way
  }

  /// Moves the value a part of the way to another.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }
}
