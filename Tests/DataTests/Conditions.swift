import Foundation
import SwiftData
import TestSupport

@Model
final class Sample {
  var number: Int
  var optional: Int?
  var real: Double
  var text: String
  var note: String?
  var isMarked: Bool

  init(_ values: SampleValues) {
    number = values.number
    optional = values.optional
    real = values.real
    text = values.text
    note = values.note
    isMarked = values.isMarked
  }

  func set(_ values: SampleValues) {
    number = values.number
    optional = values.optional
    real = values.real
    text = values.text
    note = values.note
    isMarked = values.isMarked
  }
}

/// What a sample has, without a store.
struct SampleValues {
  static let numbers = [Int.min, -2, -1, 0, 1, 2, Int.max]
  static let reals = [-Double.infinity, -1.5, -0.0, 0, .leastNonzeroMagnitude, 1.5, .infinity, .nan]
  static let texts = ["", "a", "A", "ab", "b", "e\u{301}", "é", "ß", "a\0b", "\r\n", "\n", "👩‍🚀", "%_*'", "\u{FFFD}"]

  var number: Int
  var optional: Int?
  var real: Double
  var text: String
  var note: String?
  var isMarked: Bool

  init(_ random: inout SeededGenerator) {
    number = Self.numbers.randomElement(using: &random)!
    optional = random.chance(30) ? nil : Self.numbers.randomElement(using: &random)
    real = Self.reals.randomElement(using: &random)!
    text = Self.texts.randomElement(using: &random)!
    note = random.chance(30) ? nil : Self.texts.randomElement(using: &random)
    isMarked = random.chance(50)
  }
}

enum Sign: CaseIterable {
  case less, lessOrEqual, greater, greaterOrEqual

  func holds<Value: Comparable>(_ a: Value, _ b: Value) -> Bool {
    switch self {
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    }
  }
}

/// A condition that can be asked of plain values, and of a store.
indirect enum Condition {
  case number(Sign, Int)
  case real(Sign, Double)
  case text(Sign, String)
  case realIs(Double)
  case realIsOneOf([Double])
  case textIs(String)
  case optionalIs(Int?)
  case noteIs(String?)
  case optional(or: Int, Sign, Int)
  case contains(String)
  case starts(String)
  case isMarked
  case not(Condition)
  case and(Condition, Condition)
  case or(Condition, Condition)

  static func random(_ random: inout SeededGenerator, depth: Int) -> Condition {
    let sign = Sign.allCases.randomElement(using: &random)!
    let values = SampleValues(&random)
    if depth > 0, random.chance(75) {
      let first = Self.random(&random, depth: depth - 1)
      switch random.below(3) {
      case 0: return .not(first)
      case 1: return .and(first, .random(&random, depth: depth - 1))
      default: return .or(first, .random(&random, depth: depth - 1))
      }
    }
    switch random.below(12) {
    case 0: return .number(sign, values.number)
    case 1: return .real(sign, values.real)
    case 2: return .text(sign, values.text)
    case 3: return .realIs(values.real)
    case 4: return .textIs(values.text)
    case 5: return .optionalIs(values.optional)
    case 6: return .noteIs(values.note)
    case 7: return .optional(or: values.number, sign, values.optional ?? 0)
    case 8: return .contains(values.text)
    case 9: return .starts(values.text)
    case 10: return .realIsOneOf((0..<random.below(4)).map { _ in SampleValues(&random).real })
    default: return .isMarked
    }
  }

  func holds(_ values: SampleValues) -> Bool {
    switch self {
    case .number(let sign, let other): sign.holds(values.number, other)
    case .real(let sign, let other): sign.holds(values.real, other)
    case .text(let sign, let other): sign.holds(values.text, other)
    case .realIs(let other): values.real == other
    case .realIsOneOf(let others): others.contains { $0 == values.real }
    case .textIs(let other): values.text == other
    case .optionalIs(let other): values.optional == other
    case .noteIs(let other): values.note == other
    case .optional(let or, let sign, let other): sign.holds(values.optional ?? or, other)
    case .contains(let part): Array(values.text).contains(Array(part))
    case .starts(let part): Array(values.text).starts(with: Array(part))
    case .isMarked: values.isMarked
    case .not(let condition): !condition.holds(values)
    case .and(let one, let other): one.holds(values) && other.holds(values)
    case .or(let one, let other): one.holds(values) || other.holds(values)
    }
  }

  var parts: [Condition] {
    switch self {
    case .not(let condition): [condition]
    case .and(let one, let other), .or(let one, let other): [one, other]
    default: []
    }
  }

  var predicate: Predicate<Sample> {
    Predicate { sample in expression(sample) }
  }

  private typealias Build = PredicateExpressions
  private typealias Test = any StandardPredicateExpression<Bool>

  private func expression(_ sample: PredicateExpressions.Variable<Sample>) -> Test {
    func compare<Value: Comparable & Codable & Sendable>(
      _ property: some StandardPredicateExpression<Value>, _ sign: Sign, _ value: Value
    ) -> Test {
      let value = Build.build_Arg(value)
      return switch sign {
      case .less: Build.build_Comparison(lhs: property, rhs: value, op: .lessThan)
      case .lessOrEqual: Build.build_Comparison(lhs: property, rhs: value, op: .lessThanOrEqual)
      case .greater: Build.build_Comparison(lhs: property, rhs: value, op: .greaterThan)
      case .greaterOrEqual: Build.build_Comparison(lhs: property, rhs: value, op: .greaterThanOrEqual)
      }
    }
    func not(_ one: some StandardPredicateExpression<Bool>) -> Test { Build.build_Negation(one) }
    func and(_ one: some StandardPredicateExpression<Bool>, _ other: some StandardPredicateExpression<Bool>) -> Test {
      Build.build_Conjunction(lhs: one, rhs: other)
    }
    func or(_ one: some StandardPredicateExpression<Bool>, _ other: some StandardPredicateExpression<Bool>) -> Test {
      Build.build_Disjunction(lhs: one, rhs: other)
    }
    let root = Build.build_Arg(sample)
    let text = Build.build_KeyPath(root: root, keyPath: \.text)
    let real = Build.build_KeyPath(root: root, keyPath: \.real)
    let optional = Build.build_KeyPath(root: root, keyPath: \.optional)
    switch self {
    case .number(let sign, let other): return compare(Build.build_KeyPath(root: root, keyPath: \.number), sign, other)
    case .real(let sign, let other): return compare(real, sign, other)
    case .text(let sign, let other): return compare(text, sign, other)
    case .realIs(let other): return Build.build_Equal(lhs: real, rhs: Build.build_Arg(other))
    case .realIsOneOf(let others): return Build.build_contains(Build.build_Arg(others), real)
    case .textIs(let other): return Build.build_Equal(lhs: text, rhs: Build.build_Arg(other))
    case .optionalIs(let other): return Build.build_Equal(lhs: optional, rhs: Build.build_Arg(other))
    case .noteIs(let other):
      return Build.build_Equal(lhs: Build.build_KeyPath(root: root, keyPath: \.note), rhs: Build.build_Arg(other))
    case .optional(let or, let sign, let other):
      return compare(Build.build_NilCoalesce(lhs: optional, rhs: Build.build_Arg(or)), sign, other)
    case .contains(let part): return Build.build_contains(text, Build.build_Arg(part))
    case .starts(let part): return Build.build_starts(text, with: Build.build_Arg(part))
    case .isMarked: return Build.build_KeyPath(root: root, keyPath: \.isMarked)
    case .not(let condition): return not(condition.expression(sample))
    case .and(let one, let other): return and(one.expression(sample), other.expression(sample))
    case .or(let one, let other): return or(one.expression(sample), other.expression(sample))
    }
  }
}
