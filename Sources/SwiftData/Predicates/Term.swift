import CairnStore
import Foundation

/// A part of a predicate in terms of a store.
enum Term {
  /// A value that SQL computes.
  case value(SQLValueText)
  /// A value that is known before the query.
  case constant(Any)
  /// A model, by an expression for its key.
  case model(ModelText)
  /// The models of a relationship to many.
  case models(ManyText)
  /// A range between two values.
  case range(lower: SQLValueText, upper: SQLValueText, isClosed: Bool)
}

/// A value that SQL computes.
struct SQLValueText {
  var sql: SQLText
  let codec: AttributeCodec

  var kind: StoredKind { codec.kind }
  /// The value with the order of its kind, which expressions other than columns lose.
  var ordered: SQLText {
    switch kind {
    case .text: "\(sql) COLLATE SWIFT"
    case .decimal: "\(sql) COLLATE DECIMAL"
    default: sql
    }
  }
}

/// A model in a query.
struct ModelText {
  let key: SQLText
  let entity: EntityPlan
  /// The name of the table if the query already goes through its rows.
  let alias: String?

  func column(_ property: PropertyPlan) -> SQLText {
    if let alias { return "\(raw: alias).\(name: property.name)" }
    return "(SELECT \(name: property.name) FROM \(name: entity.name) WHERE _id = \(key))"
  }
}

/// The models of a relationship.
struct ManyText {
  /// The tables, with the condition that joins them.
  let source: SQLText
  let alias: String
  let entity: EntityPlan
  let destination: Destination
  var condition: SQLText

  var count: SQLText { "(SELECT COUNT(*) FROM \(source) WHERE \(condition))" }
  var exists: SQLText { "EXISTS (SELECT 1 FROM \(source) WHERE \(condition))" }
  var model: ModelText { ModelText(key: "\(raw: alias)._id", entity: entity, alias: alias) }
}

/// The store cannot evaluate a part of a predicate.
struct Untranslatable: Error {}

/// An expression of a predicate that a store can evaluate.
protocol Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term
}

/// An optional of any type.
protocol AnyOptional {
  var contents: Any? { get }
}

extension Optional: AnyOptional {
  var contents: Any? { map { $0 as Any } }
}

/// Returns a value without the optionals around it, or `nil` if there is none.
func unwrapped(_ value: Any) -> Any? {
  guard let optional = value as? any AnyOptional else { return value }
  return optional.contents.flatMap(unwrapped)
}
