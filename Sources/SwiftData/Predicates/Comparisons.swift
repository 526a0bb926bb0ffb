import CairnStore
import Foundation

extension PredicateExpressions.Variable: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term { try translator.variable(key) }
}

extension PredicateExpressions.Value: Translatable {
  func term(_ translator: PredicateTranslator) -> Term { .constant(value) }
}

extension PredicateExpressions.NilLiteral: Translatable {
  func term(_ translator: PredicateTranslator) -> Term { .constant(Never?.none as Any) }
}

extension PredicateExpressions.KeyPath: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    try translator.member(keyPath, of: translator.term(root))
  }
}

extension PredicateExpressions.Equal: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    PredicateTranslator.boolean(try translator.equality(lhs, rhs, "IS"))
  }
}

extension PredicateExpressions.NotEqual: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    PredicateTranslator.boolean(try translator.equality(lhs, rhs, "IS NOT"))
  }
}

extension PredicateTranslator {
  /// Compares two expressions. `IS` treats `NULL` the way Swift treats `nil`.
  fileprivate func equality(
    _ left: any PredicateExpression, _ right: any PredicateExpression, _ sign: String
  ) throws -> SQLText {
    let a = try term(left)
    let b = try term(right)
    if case .constant(let value) = b, unwrapped(value) == nil { return "(\(try nullable(a)) \(raw: sign) NULL)" }
    if case .constant(let value) = a, unwrapped(value) == nil { return "(\(try nullable(b)) \(raw: sign) NULL)" }
    if let one = try key(a, for: b), let other = try key(b, for: a) { return "(\(one) \(raw: sign) \(other))" }
    let one = try value(a, like: b)
    let other = try value(b, like: a)
    guard Self.areComparable(one, other), one.kind != .coded else { throw Untranslatable() }
    let sql: SQLText = "(\(one.ordered) \(raw: sign) \(other.ordered))"
    guard one.kind == .real else { return sql }
    // Undefined numbers, which are stored as text, are not even equal to themselves.
    return sign == "IS" ? "(\(sql) AND typeof(\(one.sql)) <> 'text')" : "(\(sql) OR typeof(\(one.sql)) = 'text')"
  }

  private func nullable(_ term: Term) throws -> SQLText {
    switch term {
    case .value(let value): value.sql
    case .model(let model): model.key
    default: throw Untranslatable()
    }
  }

  /// Returns the key of a model that is compared with another.
  private func key(_ term: Term, for other: Term) throws -> SQLText? {
    switch term {
    case .model(let model): return model.key
    case .constant(let constant):
      guard case .model(let other) = other, let model = unwrapped(constant) as? any PersistentModel else { return nil }
      let data = model.persistentBackingData
      guard data.layout === other.entity.layout else { throw Untranslatable() }
      return SQLText(.integer(data.key))
    default: return nil
    }
  }

  static func areComparable(_ a: SQLValueText, _ b: SQLValueText) -> Bool {
    a.kind == b.kind
  }
}

extension PredicateExpressions.Comparison: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    let sign =
      switch op {
      case .lessThan: "<"
      case .lessThanOrEqual: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqual: ">="
      @unknown default: throw Untranslatable()
      }
    let a = try translator.term(lhs)
    let b = try translator.term(rhs)
    let left = try translator.value(a, like: b)
    let right = try translator.value(b, like: a)
    return PredicateTranslator.boolean(try PredicateTranslator.comparison(left, sign, right))
  }
}

extension PredicateTranslator {
  static func comparison(_ left: SQLValueText, _ sign: String, _ right: SQLValueText) throws -> SQLText {
    guard areComparable(left, right), left.kind != .coded, left.kind != .unordered else { throw Untranslatable() }
    guard left.kind == .real else { return "(\(left.ordered) \(raw: sign) \(right.ordered))" }
    // Undefined numbers are stored as text, which SQL finds greater than any number.
    return """
      (\(left.sql) \(raw: sign) \(right.sql) AND typeof(\(left.sql)) <> 'text' AND typeof(\(right.sql)) <> 'text')
      """
  }
}

extension PredicateExpressions.RangeExpressionContains: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    let element = try translator.term(element)
    let value = try translator.value(element)
    let lower: SQLValueText
    let upper: SQLValueText
    let isClosed: Bool
    switch try translator.term(range) {
    case .range(let first, let last, let closed): (lower, upper, isClosed) = (first, last, closed)
    case .constant(let range):
      guard let range = range as? any TwoSidedRange else { throw Untranslatable() }
      let bounds = range.bounds
      lower = try translator.value(.constant(bounds.lower), like: element)
      upper = try translator.value(.constant(bounds.upper), like: element)
      isClosed = bounds.isClosed
    default: throw Untranslatable()
    }
    let first = try PredicateTranslator.comparison(value, ">=", lower)
    let last = try PredicateTranslator.comparison(value, isClosed ? "<=" : "<", upper)
    return PredicateTranslator.boolean("(\(first) AND \(last))")
  }
}

extension PredicateExpressions.ClosedRange: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    .range(
      lower: try translator.value(translator.term(lower)), upper: try translator.value(translator.term(upper)),
      isClosed: true)
  }
}

extension PredicateExpressions.Range: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    .range(
      lower: try translator.value(translator.term(lower)), upper: try translator.value(translator.term(upper)),
      isClosed: false)
  }
}

/// A range with two bounds.
private protocol TwoSidedRange {
  var bounds: (lower: Any, upper: Any, isClosed: Bool) { get }
}

extension ClosedRange: TwoSidedRange {
  fileprivate var bounds: (lower: Any, upper: Any, isClosed: Bool) { (lowerBound, upperBound, true) }
}

extension Range: TwoSidedRange {
  fileprivate var bounds: (lower: Any, upper: Any, isClosed: Bool) { (lowerBound, upperBound, false) }
}
