import Foundation

/// A comparison of two values in a predicate.
package enum PredicateComparison: Int32, CaseIterable, Sendable {
  case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
  case contains, begins, ends, like, matches, isIn, between

  init?(_ name: String) {
    switch name {
    case "=", "==": self = .equal
    case "!=", "<>": self = .unequal
    case "<": self = .less
    case "<=", "=<": self = .lessOrEqual
    case ">": self = .greater
    case ">=", "=>": self = .greaterOrEqual
    case "CONTAINS": self = .contains
    case "BEGINSWITH": self = .begins
    case "ENDSWITH": self = .ends
    case "LIKE": self = .like
    case "MATCHES": self = .matches
    case "IN": self = .isIn
    case "BETWEEN": self = .between
    default: return nil
    }
  }

  func holds(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    switch self {
    case .equal: areEqual(left, right, options)
    case .unequal: !areEqual(left, right, options)
    case .less: order(left, right, options) == .orderedAscending
    case .greater: order(left, right, options) == .orderedDescending
    case .lessOrEqual: order(left, right, options).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: order(left, right, options).map { $0 != .orderedAscending } ?? false
    case .contains: contains(left, right, options)
    case .isIn: contains(right, left, options)
    case .begins, .ends, .like, .matches:
      texts(left, right).map { TextTest(self, options).holds($0, $1) } ?? false
    case .between:
      if let bounds = KeyedValues.list(right), bounds.count == 2 {
        Self.greaterOrEqual.holds(left, bounds[0], options) && Self.lessOrEqual.holds(left, bounds[1], options)
      } else {
        false
      }
    }
  }

  private func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    guard let left = KeyedValues.plain(left), let right = KeyedValues.plain(right) else {
      return KeyedValues.plain(left) == nil && KeyedValues.plain(right) == nil
    }
    if let order = order(left, right, options) { return order == .orderedSame }
    return Self.identity(left).map { $0 == Self.identity(right) } ?? false
  }

  private static func identity(_ value: Any) -> AnyHashable? {
    (value as? any KeyedObject)?.identity ?? value as? AnyHashable
  }

  private func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
    guard let left = KeyedValues.plain(left), let right = KeyedValues.plain(right) else { return nil }
    if let (left, right) = texts(left, right) {
      if TextTest(.equal, options).holds(left, right) { return .orderedSame }
      return TextTest(.less, options).holds(left, right) ? .orderedAscending : .orderedDescending
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    if let left = KeyedValues.integer(left), let right = KeyedValues.integer(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    guard let left = KeyedValues.number(left), let right = KeyedValues.number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : left == right ? .orderedSame : nil
  }

  private func contains(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
    if let (whole, part) = texts(whole, part) { return TextTest(.contains, options).holds(whole, part) }
    return KeyedValues.list(whole)?.contains { areEqual($0, part, options) } ?? false
  }

  private func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
    guard let left = KeyedValues.plain(left) as? String, let right = KeyedValues.plain(right) as? String else {
      return nil
    }
    return (left, right)
  }
}
