import Foundation

/// The order of values of any type. Nothing comes before everything else.
package enum SortedValues {
  /// Returns the order of values, or the opposite one.
  package static func order(
    _ left: Any?, _ right: Any?, _ options: String.CompareOptions = [], ascending: Bool
  ) -> ComparisonResult {
    ascending ? order(left, right, options) : order(right, left, options)
  }

  package static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions = []) -> ComparisonResult {
    switch (KeyedValues.plain(left), KeyedValues.plain(right)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left?, let right?):
      if PredicateComparison.less.holds(left, right, options) {
        .orderedAscending
      } else if PredicateComparison.greater.holds(left, right, options) {
        .orderedDescending
      } else {
        .orderedSame
      }
    }
  }
}
