import CairnFoundation
import CairnStore
import Foundation

/// Translates one comparison of a predicate.
struct PredicateComparisonSQL {
  typealias Untranslatable = PredicateSQL.Untranslatable
  typealias Operand = PredicateSQL.Operand

  let sql: PredicateSQL
  let entity: NSEntityDescription
  let alias: String
  let options: String.CompareOptions

  func translate(
    _ comparison: PredicateComparison, _ left: PredicateTerm, _ right: PredicateTerm
  ) throws -> SQLText {
    switch (left, right) {
    case (.path(let keys), .path(let others)):
      return try compare(comparison, sql.operand(keys, entity, alias), sql.operand(others, entity, alias))
    case (.path(let keys), _): return try compare(comparison, sql.operand(keys, entity, alias), value(right))
    case (_, .path(let keys)):
      let operand = try sql.operand(keys, entity, alias)
      guard let mirrored = mirrored(comparison) else { throw Untranslatable() }
      return try compare(mirrored, operand, value(left))
    default: throw Untranslatable()
    }
  }

  private func mirrored(_ comparison: PredicateComparison) -> PredicateComparison? {
    switch comparison {
    case .equal, .unequal: comparison
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: nil
    }
  }

  private func value(_ term: PredicateTerm) throws -> Any? {
    switch term {
    case .value(let value): return KeyedValues.plain(value)
    case .list(let terms): return try terms.compactMap { try value($0) }
    default: throw Untranslatable()
    }
  }

  // MARK: Two properties

  private func compare(_ comparison: PredicateComparison, _ a: Operand, _ b: Operand) throws -> SQLText {
    switch (a.kind, b.kind) {
    case (.number, .number), (.date, .date):
      guard let sign = sign(of: comparison) else { throw Untranslatable() }
      return sure(comparison, "\(a.sql) \(raw: sign) \(b.sql)", a.sql, b.sql)
    case (.text, .text): return sure(comparison, try test(comparison, a.sql, b.sql), a.sql, b.sql)
    case (.reference(let a_), .reference(let b_)) where a_.root === b_.root:
      guard comparison == .equal || comparison == .unequal, let sign = sign(of: comparison) else {
        throw Untranslatable()
      }
      return sure(comparison, "\(a.sql) \(raw: sign) \(b.sql)", a.sql, b.sql)
    default: throw Untranslatable()
    }
  }

  /// Makes a condition that is never unknown. Nothing equals nothing, and no value.
  private func sure(_ comparison: PredicateComparison, _ condition: SQLText, _ a: SQLText, _ b: SQLText) -> SQLText {
    switch comparison {
    case .equal: "IFNULL(\(condition), \(a) IS NULL AND \(b) IS NULL)"
    case .unequal: "IFNULL(\(condition), \(a) IS NOT NULL OR \(b) IS NOT NULL)"
    default: "IFNULL(\(condition), 0)"
    }
  }

  // MARK: A property and a value

  private func compare(_ comparison: PredicateComparison, _ operand: Operand, _ value: Any?) throws -> SQLText {
    switch comparison {
    case .isIn:
      // A text in which the property is a part is no list.
      guard let list = KeyedValues.list(value), list.count <= 400 else { throw Untranslatable() }
      return PredicateSQL.joined(try list.map { try compare(.equal, operand, KeyedValues.plain($0)) }[...], "OR")
    case .between:
      guard let bounds = KeyedValues.list(value), bounds.count == 2 else { throw Untranslatable() }
      let least = try compare(.greaterOrEqual, operand, KeyedValues.plain(bounds[0]))
      let greatest = try compare(.lessOrEqual, operand, KeyedValues.plain(bounds[1]))
      return "(\(least) AND \(greatest))"
    default: break
    }
    guard let value else {
      switch comparison {
      case .equal: return "(\(operand.sql) IS NULL)"
      case .unequal: return "(\(operand.sql) IS NOT NULL)"
      default: return "0"
      }
    }
    let parameter = try parameter(value, operand)
    if case .text = operand.kind {
      return fallback(comparison, try test(comparison, operand.sql, parameter))
    }
    guard let sign = sign(of: comparison) else { throw Untranslatable() }
    if case .reference = operand.kind, comparison != .equal, comparison != .unequal { throw Untranslatable() }
    if case .data = operand.kind, comparison != .equal, comparison != .unequal { throw Untranslatable() }
    return fallback(comparison, "\(operand.sql) \(raw: sign) \(parameter)")
  }

  /// A property without a value differs from any value, and is neither less nor greater.
  private func fallback(_ comparison: PredicateComparison, _ condition: SQLText) -> SQLText {
    "IFNULL(\(condition), \(raw: comparison == .unequal ? "1" : "0"))"
  }

  private func sign(of comparison: PredicateComparison) -> String? {
    switch comparison {
    case .equal: "="
    case .unequal: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    default: nil
    }
  }

  /// Compares texts as Swift does, which SQLite calls unless both are plain.
  private func test(_ comparison: PredicateComparison, _ a: SQLText, _ b: SQLText) throws -> SQLText {
    if options.isEmpty, let sign = sign(of: comparison) { return "\(a) \(raw: sign) \(b) COLLATE SWIFT" }
    return "swift_test(\(raw: "\(TextTest(comparison, options).code)"), \(a), \(b))"
  }

  private func parameter(_ value: Any, _ operand: Operand) throws -> SQLText {
    switch operand.kind {
    case .text:
      guard let text = value as? String else { throw Untranslatable() }
      return SQLText(.text(text))
    case .number:
      if value is Date || value is String { throw Untranslatable() }
      if let number = value as? any BinaryInteger, let whole = Int64(exactly: number) {
        return SQLText(.integer(whole))
      }
      guard let number = KeyedValues.number(value), !number.isNaN else { throw Untranslatable() }
      return SQLText(.real(number))
    case .date:
      guard let date = value as? Date else { throw Untranslatable() }
      return SQLText(.real(date.timeIntervalSinceReferenceDate))
    case .data:
      guard let attribute = operand.attribute, let stored = try? StoredAttribute.stored(value, attribute),
        case .data = stored, value is UUID == (attribute.attributeType == .UUIDAttributeType)
      else { throw Untranslatable() }
      return SQLText(stored)
    case .reference(let entity):
      guard let id = (value as? NSManagedObject)?.objectID ?? (value as? NSManagedObjectID)?.current,
        id.entity.root === entity.root
      else { throw Untranslatable() }
      // A key means another object in another store.
      return SQLText(.integer(id.storeIdentifier == sql.store.identifier ? id.key : -1))
    }
  }
}
