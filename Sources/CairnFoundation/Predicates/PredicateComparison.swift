import Foundation

/// A comparison of two values in a predicate.
enum PredicateComparison {
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
    case .begins: texts(left, right).map { $0.range(of: $1, options: options.union(.anchored)) != nil } ?? false
    case .ends:
      texts(left, right).map { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil } ?? false
    case .like: texts(left, right).map { fits($0, Self.pattern(for: $1), options) } ?? false
    case .matches: texts(left, right).map { fits($0, $1, options) } ?? false
    case .between:
      if let bounds = values(right), bounds.count == 2 {
        Self.greaterOrEqual.holds(left, bounds[0], options) && Self.lessOrEqual.holds(left, bounds[1], options)
      } else {
        false
      }
    }
  }

  private func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    guard let left = plain(left), let right = plain(right) else { return plain(left) == nil && plain(right) == nil }
    if let order = order(left, right, options) { return order == .orderedSame }
    guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
    return left == right
  }

  private func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
    if let (left, right) = texts(left, right) { return left.compare(right, options: options) }
    if let left = number(left), let right = number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = plain(left) as? Date, let right = plain(right) as? Date { return left.compare(right) }
    return nil
  }

  private func contains(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
    if let (whole, part) = texts(whole, part) { return whole.range(of: part, options: options) != nil }
    return values(whole)?.contains { areEqual($0, part, options) } ?? false
  }

  private func fits(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
    let kind: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: kind) else {
      return false
    }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  /// Returns the regular expression for wildcards: `?` stands for any character, `*` for any number of them.
  private static func pattern(for wildcards: String) -> String {
    wildcards.map { character in
      switch character {
      case "?": "."
      case "*": ".*"
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }

  // MARK: Kinds of values

  private func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
    guard let left = plain(left) as? String, let right = plain(right) as? String else { return nil }
    return (left, right)
  }

  private func number(_ value: Any?) -> Double? {
    switch plain(value) {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private func values(_ value: Any?) -> [Any]? {
    guard let value = plain(value) else { return nil }
    if let list = value as? [Any] { return list }
    return (value as? Set<AnyHashable>).map { $0.map(\.base) }
  }

  /// Unwraps an optional in an `Any`.
  private func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return (value as? NSString).map { "\($0)" } ?? value }
    return mirror.children.first.flatMap { plain($0.value) }
  }
}
