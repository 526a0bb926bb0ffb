import CairnStore
import Foundation

/// A conjunction, whose parts are translated one by one.
protocol ConjunctionOfParts {
  var parts: (any PredicateExpression, any PredicateExpression) { get }
}

extension PredicateExpressions.Conjunction: ConjunctionOfParts, Translatable {
  var parts: (any PredicateExpression, any PredicateExpression) { (lhs, rhs) }

  func term(_ translator: PredicateTranslator) throws -> Term {
    PredicateTranslator.boolean("(\(try translator.boolean(lhs)) AND \(try translator.boolean(rhs)))")
  }
}

extension PredicateExpressions.Disjunction: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    PredicateTranslator.boolean("(\(try translator.boolean(lhs)) OR \(try translator.boolean(rhs)))")
  }
}

extension PredicateExpressions.Negation: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    PredicateTranslator.boolean("(NOT \(try translator.boolean(wrapped)))")
  }
}

extension PredicateExpressions.Conditional: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    let test = try translator.boolean(test)
    let first = try translator.term(trueBranch)
    let second = try translator.term(falseBranch)
    let one = try translator.value(first, like: second)
    let other = try translator.value(second, like: first)
    guard PredicateTranslator.areComparable(one, other) else { throw Untranslatable() }
    return .value(
      SQLValueText(sql: "(CASE WHEN \(test) THEN \(one.sql) ELSE \(other.sql) END)", codec: one.codec))
  }
}

extension PredicateExpressions.OptionalFlatMap: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    let optional = try translator.term(wrapped)
    let result = try translator.with(variable.key, as: optional) { try translator.term(transform) }
    let exists: SQLText
    switch optional {
    case .model(let model): exists = model.key
    case .value(let value): exists = value.sql
    // A relationship to many always has a value: an empty one.
    case .models: return result
    case .constant(let constant):
      guard unwrapped(constant) != nil else { return .constant(Never?.none as Any) }
      return result
    case .range: throw Untranslatable()
    }
    switch result {
    case .value(let value):
      return .value(
        SQLValueText(sql: "(CASE WHEN \(exists) IS NOT NULL THEN \(value.sql) END)", codec: value.codec))
    case .model: return result
    default: throw Untranslatable()
    }
  }
}

extension PredicateExpressions.NilCoalesce: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    let optional = try translator.term(lhs)
    if case .models = optional { return optional }
    let other = try translator.term(rhs)
    if case .constant(let constant) = optional {
      return unwrapped(constant).map(Term.constant) ?? other
    }
    let first = try translator.value(optional, like: other)
    let second = try translator.value(other, like: optional)
    guard PredicateTranslator.areComparable(first, second) else { throw Untranslatable() }
    return .value(SQLValueText(sql: "IFNULL(\(first.sql), \(second.sql))", codec: first.codec))
  }
}

extension PredicateExpressions.ForcedUnwrap: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term { try translator.term(inner) }
}

extension PredicateExpressions.Arithmetic: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    let sign =
      switch op {
      case .add: "+"
      case .subtract: "-"
      case .multiply: "*"
      @unknown default: throw Untranslatable()
      }
    return try translator.calculation(lhs, sign, rhs, [.integer, .real])
  }
}

extension PredicateExpressions.IntDivision: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term { try translator.calculation(lhs, "/", rhs, [.integer]) }
}

extension PredicateExpressions.IntRemainder: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term { try translator.calculation(lhs, "%", rhs, [.integer]) }
}

extension PredicateExpressions.FloatDivision: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term { try translator.calculation(lhs, "/", rhs, [.real]) }
}

extension PredicateExpressions.UnaryMinus: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    let value = try translator.value(translator.term(wrapped))
    guard value.kind == .integer || value.kind == .real else { throw Untranslatable() }
    return .value(SQLValueText(sql: "(- \(value.sql))", codec: value.codec))
  }
}

extension PredicateTranslator {
  fileprivate func calculation(
    _ left: any PredicateExpression, _ sign: String, _ right: any PredicateExpression, _ kinds: Set<StoredKind>
  ) throws -> Term {
    let a = try term(left)
    let b = try term(right)
    let one = try value(a, like: b)
    let other = try value(b, like: a)
    guard kinds.contains(one.kind), Self.areComparable(one, other) else { throw Untranslatable() }
    return .value(SQLValueText(sql: "(\(one.sql) \(raw: sign) \(other.sql))", codec: one.codec))
  }
}
