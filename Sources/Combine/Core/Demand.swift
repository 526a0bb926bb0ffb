extension Subscribers {
  /// The number of further values that a subscriber requests.
  ///
  ///     subscription.request(.max(3))
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
    @usableFromInline
    let rawValue: UInt

    @usableFromInline
    init(rawValue: UInt) { self.rawValue = Swift.min(rawValue, UInt(Int.max) + 1) }

    /// As many values as the publisher can produce.
    public static let unlimited = Demand(rawValue: UInt(Int.max) + 1)

    /// No values.
    public static let none = Demand(rawValue: 0)

    /// The given number of values, which must not be negative.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Demand(rawValue: UInt(value))
    }

    /// The number of requested values, or `nil` for no limit.
    @inlinable
    public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

    /// `max(n)` or `unlimited`.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}

extension Subscribers.Demand {
  /// Adds two demands. An overflow is unlimited.
  @inlinable
  public static func + (left: Self, right: Self) -> Self {
    // Each is at most 2⁶³, so the sum of the two largest is the only one that overflows.
    let (sum, overflow) = left.rawValue.addingReportingOverflow(right.rawValue)
    return overflow ? .unlimited : Self(rawValue: sum)
  }

  /// Adds a number of values, which may be negative. The result is at least `none`.
  @inlinable
  public static func + (left: Self, right: Int) -> Self {
    right >= 0 ? left + .max(right) : left - Self(rawValue: right.magnitude)
  }

  /// Multiplies a demand by a nonnegative number. An overflow is unlimited.
  @inlinable
  public static func * (left: Self, right: Int) -> Self {
    if left == .unlimited { return .unlimited }
    let (product, overflow) = left.rawValue.multipliedReportingOverflow(by: UInt(Swift.max(right, 0)))
    return overflow ? .unlimited : Self(rawValue: product)
  }

  /// Subtracts a demand. Unlimited stays unlimited, and the result is at least `none`.
  @inlinable
  public static func - (left: Self, right: Self) -> Self {
    if left == .unlimited { return .unlimited }
    return left.rawValue > right.rawValue ? Self(rawValue: left.rawValue - right.rawValue) : .none
  }

  /// Subtracts a number of values. The result is at least `none`.
  @inlinable
  public static func - (left: Self, right: Int) -> Self {
    right >= 0 ? left - .max(right) : left + Self(rawValue: right.magnitude)
  }

  /// Adds a demand.
  @inlinable public static func += (left: inout Self, right: Self) { left = left + right }
  /// Adds a number of values.
  @inlinable public static func += (left: inout Self, right: Int) { left = left + right }
  /// Multiplies by a number.
  @inlinable public static func *= (left: inout Self, right: Int) { left = left * right }
  /// Subtracts a demand.
  @inlinable public static func -= (left: inout Self, right: Self) { left = left - right }
  /// Subtracts a number of values.
  @inlinable public static func -= (left: inout Self, right: Int) { left = left - right }
}

extension Subscribers.Demand {
  /// Unlimited is more than any number.
  @inlinable public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Unlimited is more than any number.
  @inlinable public static func > (left: Self, right: Int) -> Bool { right < left }
  /// Unlimited is more than any number.
  @inlinable public static func >= (left: Self, right: Int) -> Bool { right <= left }
  /// Unlimited is more than any number.
  @inlinable public static func < (left: Self, right: Int) -> Bool { right > left }
  /// Unlimited is more than any number.
  @inlinable public static func <= (left: Self, right: Int) -> Bool { right >= left }
  /// Unlimited equals no number.
  @inlinable public static func == (left: Self, right: Int) -> Bool { right == left }
  /// Unlimited equals no number.
  @inlinable public static func != (left: Self, right: Int) -> Bool { !(right == left) }

  /// Unlimited is more than any number.
  @inlinable public static func < (left: Int, right: Self) -> Bool { left < 0 || Self.max(left) < right }
  /// Unlimited is more than any number.
  @inlinable public static func <= (left: Int, right: Self) -> Bool { left < 0 || Self.max(left) <= right }
  /// Unlimited is more than any number.
  @inlinable public static func > (left: Int, right: Self) -> Bool { !(left <= right) }
  /// Unlimited is more than any number.
  @inlinable public static func >= (left: Int, right: Self) -> Bool { !(left < right) }
  /// Unlimited equals no number.
  @inlinable public static func == (left: Int, right: Self) -> Bool { left >= 0 && Self.max(left) == right }
  /// Unlimited equals no number.
  @inlinable public static func != (left: Int, right: Self) -> Bool { !(left == right) }
}
