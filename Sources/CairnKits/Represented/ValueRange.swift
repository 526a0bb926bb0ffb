import Foundation

/// Returns the range of a control, whatever limits an app has computed: of an empty list, or of a division by zero.
///
/// The least value wins over a greatest that is smaller.
func valueRange<Value: Comparable>(_ least: Value, _ most: Value, or fallback: Value) -> ClosedRange<Value> {
  // No number is not even equal to itself.
  let least = least <= least ? least : fallback
  return least...(least <= most ? most : least)
}

/// Returns the range of a control of numbers. Infinite limits are the largest numbers.
func valueRange<Value: BinaryFloatingPoint>(_ least: Value, _ most: Value) -> ClosedRange<Value> {
  func finite(_ limit: Value) -> Value {
    limit.isNaN ? limit : min(max(limit, -.greatestFiniteMagnitude / 2), .greatestFiniteMagnitude / 2)
  }
  return valueRange(finite(least), finite(most), or: 0)
}

extension ClosedRange where Bound: FloatingPoint {
  /// Returns the value of the range that is nearest to another. NaN becomes the least.
  func holding(_ value: Bound) -> Bound {
    value.isNaN ? lowerBound : Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
