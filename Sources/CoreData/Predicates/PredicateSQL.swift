import CairnFoundation
import CairnStore
import Foundation

/// Translates predicates to SQL. Contexts evaluate the others.
///
/// Each condition is 0 or 1 and never unknown, so that `NOT` means the same as in Swift.
struct PredicateSQL {
  let layout: StoreLayout
  let store: NSPersistentStore

  /// Something that SQL has no words for.
  struct Untranslatable: Error {}

  /// How values of a kind are compared.
  enum Kind {
    case number, text, date, data
    case reference(NSEntityDescription)
  }

  /// A value of a row.
  struct Operand {
    let sql: SQLText
    let kind: Kind
    let attribute: NSAttributeDescription?
  }

  func condition(_ tree: PredicateTree, _ entity: NSEntityDescription) -> SQLText? {
    // SQLite nests conditions less deep than predicates may, and allows some hundred values.
    guard tree.size <= 400 else { return nil }
    return try? translate(tree, entity, "t0", depth: 0)
  }

  /// Returns a term of the order of rows.
  func order(_ term: SortTerm, _ entity: NSEntityDescription) -> SQLText? {
    guard term.options.isEmpty, let keys = term.keys, let operand = try? operand(keys, entity, "t0") else { return nil }
    switch operand.kind {
    case .reference: return nil
    case .text: return "\(operand.sql) COLLATE SWIFT \(raw: term.isAscending ? "ASC" : "DESC")"
    default: return "\(operand.sql) \(raw: term.isAscending ? "ASC" : "DESC")"
    }
  }

  /// Joins conditions in halves, so that many are nested no deeper than needed.
  static func joined(_ parts: ArraySlice<SQLText>, _ word: String) -> SQLText {
    guard let first = parts.first, parts.count > 1 else { return parts.first ?? "0" }
    if parts.count == 2, let last = parts.last { return "(\(first) \(raw: word) \(last))" }
    let half = parts.count / 2
    return "(\(joined(parts.prefix(half), word)) \(raw: word) \(joined(parts.dropFirst(half), word)))"
  }

  private func translate(
    _ tree: PredicateTree, _ entity: NSEntityDescription, _ alias: String, depth: Int
  ) throws -> SQLText {
    guard depth < 100 else { throw Untranslatable() }
    func joined(_ parts: [PredicateTree], _ word: String, empty: SQLText) throws -> SQLText {
      if parts.isEmpty { return empty }
      return Self.joined(try parts.map { try translate($0, entity, alias, depth: depth + 1) }[...], word)
    }
    switch tree {
    case .constant(let value): return value ? "1" : "0"
    case .all(let parts): return try joined(parts, "AND", empty: "1")
    case .any(let parts): return try joined(parts, "OR", empty: "0")
    case .not(let part): return "(NOT \(try translate(part, entity, alias, depth: depth + 1)))"
    case .code: throw Untranslatable()
    case .comparison(let comparison, let left, let right, let options, .one):
      return try PredicateComparisonSQL(sql: self, entity: entity, alias: alias, options: options)
        .translate(comparison, left, right)
    case .comparison(let comparison, let left, let right, let options, let quantifier):
      return try quantified(comparison, left, right, options, quantifier == .all, entity, alias, depth)
    }
  }

  /// Translates a comparison of any or of all objects of a relationship to many.
  private func quantified(
    _ comparison: PredicateComparison, _ left: PredicateTerm, _ right: PredicateTerm,
    _ options: String.CompareOptions, _ isAll: Bool, _ entity: NSEntityDescription, _ alias: String, _ depth: Int
  ) throws -> SQLText {
    guard case .path(let keys) = left, let first = keys.first, let relationship = entity.relationshipsByName[first],
      relationship.isToMany, let destination = relationship.destinationEntity, case .value = right
    else { throw Untranslatable() }
    // Nothing is no element, and what leads on to many has an element for each.
    let rest = Array(keys.dropFirst())
    guard rest.count <= 1, rest.first.map({ destination.attributesByName[$0] != nil }) ?? true else {
      throw Untranslatable()
    }
    let inner = "\(alias)x"
    var condition = try PredicateComparisonSQL(sql: self, entity: destination, alias: inner, options: options)
      .translate(comparison, .path(rest), right)
    if isAll { condition = "(NOT \(condition))" }
    if let name = rest.first {
      condition = "\(try operand([name], destination, inner).sql) IS NOT NULL AND \(condition)"
    }
    let found = try elements(relationship, destination, of: alias, as: inner, where: condition)
    return isAll ? "(NOT EXISTS (SELECT 1 \(found)))" : "EXISTS (SELECT 1 \(found))"
  }

  /// Returns the rows that a relationship to many leads to.
  private func elements(
    _ relationship: NSRelationshipDescription, _ destination: NSEntityDescription, of alias: String, as inner: String,
    where condition: SQLText
  ) throws -> SQLText {
    guard let storage = layout.storage(of: relationship), let table = layout.table(of: destination) else {
      throw Untranslatable()
    }
    switch storage {
    case .column(_, let column, _):
      return """
        FROM \(name: table.name) \(raw: inner) WHERE \(raw: inner).\(name: column) = \(raw: alias).Z_PK AND \(condition)
        """
    case .join(let join):
      return """
        FROM \(name: join.table) \(raw: inner)j JOIN \(name: table.name) \(raw: inner)
        ON \(raw: inner).Z_PK = \(raw: inner)j.\(name: join.other)
        WHERE \(raw: inner)j.\(name: join.owner) = \(raw: alias).Z_PK AND \(condition)
        """
    }
  }

  /// Returns what keys lead to from a row.
  func operand(_ keys: [String], _ entity: NSEntityDescription, _ alias: String) throws -> Operand {
    guard let first = keys.first else {
      return Operand(sql: "\(raw: alias).Z_PK", kind: .reference(entity), attribute: nil)
    }
    guard let table = layout.table(of: entity) else { throw Untranslatable() }
    if let relationship = entity.relationshipsByName[first], relationship.isToMany {
      guard keys.count == 2, keys[1] == "@count", let destination = relationship.destinationEntity else {
        throw Untranslatable()
      }
      let found = try elements(relationship, destination, of: alias, as: "\(alias)x", where: "1")
      return Operand(sql: "(SELECT COUNT(*) \(found))", kind: .number, attribute: nil)
    }
    guard let column = table.columns.first(where: { $0.property.name == first }) else { throw Untranslatable() }
    let sql: SQLText = "\(raw: alias).\(name: column.name)"
    if let attribute = column.attribute {
      guard keys.count == 1 else { throw Untranslatable() }
      return Operand(sql: sql, kind: try kind(of: attribute), attribute: attribute)
    }
    guard let destination = column.relationship?.destinationEntity, let other = layout.table(of: destination) else {
      throw Untranslatable()
    }
    if keys.count == 1 { return Operand(sql: sql, kind: .reference(destination), attribute: nil) }
    let inner = "\(alias)y"
    let value = try operand(Array(keys.dropFirst()), destination, inner)
    return Operand(
      sql: "(SELECT \(value.sql) FROM \(name: other.name) \(raw: inner) WHERE \(raw: inner).Z_PK = \(sql))",
      kind: value.kind, attribute: value.attribute)
  }

  private func kind(of attribute: NSAttributeDescription) throws -> Kind {
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType,
      .doubleAttributeType, .floatAttributeType:
      return .number
    case .stringAttributeType: return .text
    case .dateAttributeType: return .date
    case .UUIDAttributeType: return .data
    case .binaryDataAttributeType where !attribute.allowsExternalBinaryDataStorage: return .data
    // Links compare in their own way, and decimal numbers may be digits.
    default: throw Untranslatable()
    }
  }
}
