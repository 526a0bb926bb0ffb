import CairnStore
import Foundation

/// Translates predicates and orders to SQL. Whatever has no exact translation is left to Swift.
final class PredicateTranslator {
  private let shared: StoreCoordinator
  private let root: ModelText
  private let store: Int
  private var variables: [PredicateExpressions.VariableID: Term] = [:]
  private var aliasCount = 0
  private(set) var dependencies: Set<PropertyReference> = []
  /// Whether the result may depend on properties the translation has not seen.
  var dependsOnAnything = false

  init(_ shared: StoreCoordinator, _ entity: EntityPlan) {
    self.shared = shared
    root = ModelText(key: "t0._id", entity: entity, alias: "t0")
    store = shared.storeIndex(of: entity)
  }

  // MARK: Conditions

  /// Returns a condition that lets through all models of a predicate, and whether it lets through no others.
  func condition<Model: PersistentModel>(of predicate: Predicate<Model>) -> (condition: SQLText?, isWhole: Bool) {
    variables[predicate.variable.key] = .model(root)
    return conjunction(predicate.expression)
  }

  /// Translates as many parts of a conjunction as possible.
  private func conjunction(_ expression: any PredicateExpression) -> (condition: SQLText?, isWhole: Bool) {
    if let both = expression as? any ConjunctionOfParts {
      let (first, second) = both.parts
      let one = conjunction(first)
      let other = conjunction(second)
      let isWhole = one.isWhole && other.isWhole
      guard let a = one.condition, let b = other.condition else { return (one.condition ?? other.condition, isWhole) }
      return ("(\(a) AND \(b))", isWhole)
    }
    do {
      return (try boolean(expression), true)
    } catch {
      dependsOnAnything = true
      return (nil, false)
    }
  }

  func term(_ expression: any PredicateExpression) throws -> Term {
    guard let expression = expression as? any Translatable else { throw Untranslatable() }
    return try expression.term(self)
  }

  func boolean(_ expression: any PredicateExpression) throws -> SQLText {
    switch try term(expression) {
    case .value(let value) where value.kind == .boolean: return value.sql
    case .constant(let constant):
      guard let isTrue = constant as? Bool else { throw Untranslatable() }
      return isTrue ? "1" : "0"
    default: throw Untranslatable()
    }
  }

  static func boolean(_ sql: SQLText) -> Term { .value(SQLValueText(sql: sql, codec: .of(Bool.self))) }

  /// Returns a value of SQL. A constant is encoded like the value it is compared with.
  func value(_ term: Term, like other: Term? = nil) throws -> SQLValueText {
    switch term {
    case .value(let value):
      return value
    case .constant(let constant):
      guard let value = unwrapped(constant) else { throw Untranslatable() }
      var codec: AttributeCodec?
      if case .value(let other)? = other { codec = other.codec }
      guard let codec = codec ?? AttributeCodec.ofValue(value), codec.kind != .coded else { throw Untranslatable() }
      return SQLValueText(sql: SQLText(try codec.encode(value)), codec: codec)
    default: throw Untranslatable()
    }
  }

  // MARK: Variables and relationships

  func variable(_ key: PredicateExpressions.VariableID) throws -> Term {
    guard let term = variables[key] else { throw Untranslatable() }
    return term
  }

  /// Translates an expression in which a variable stands for a term.
  func with<Result>(
    _ key: PredicateExpressions.VariableID, as term: Term, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = variables[key]
    variables[key] = term
    defer { variables[key] = before }
    return try body()
  }

  /// Translates a property of a term.
  func member(_ path: AnyKeyPath, of term: Term) throws -> Term {
    switch term {
    case .constant(let value):
      guard let value = unwrapped(value), let member = value[keyPath: path] else { throw Untranslatable() }
      return .constant(member)
    case .model(let model): return try property(path, of: model)
    case .models(let many):
      if path == many.destination.isEmpty.path { return Self.boolean("NOT \(many.exists)") }
      if path == many.destination.count.path {
        return .value(SQLValueText(sql: many.count, codec: .of(Int.self)))
      }
      throw Untranslatable()
    case .value(let value):
      if value.kind == .text, path == \String.isEmpty { return Self.boolean("(\(value.sql) IS '')") }
      throw Untranslatable()
    case .range: throw Untranslatable()
    }
  }

  private func property(_ path: AnyKeyPath, of model: ModelText) throws -> Term {
    guard let position = model.entity.layout.index(of: path) else {
      if model.entity.isIdentity(path) {
        return .value(SQLValueText(sql: model.key, codec: .identifier))
      }
      throw Untranslatable()
    }
    let property = model.entity.properties[position]
    dependencies.insert(PropertyReference(entity: model.entity.index, position: position))
    guard let relationship = property.relationship else {
      guard property.hasColumn, let codec = property.codec else { throw Untranslatable() }
      return .value(SQLValueText(sql: model.column(property), codec: codec))
    }
    let destination = shared.plan.entities[relationship.destination]
    guard shared.storeIndex(of: destination) == store else { throw Untranslatable() }
    switch property.property.content {
    case .attribute: throw Untranslatable()
    case .toOne: return .model(ModelText(key: model.column(property), entity: destination, alias: nil))
    case .toMany(let type, _):
      return .models(try many(property, relationship, of: model, to: destination, type))
    }
  }

  private func many(
    _ property: PropertyPlan, _ relationship: RelationshipPlan, of model: ModelText, to destination: EntityPlan,
    _ type: Destination
  ) throws -> ManyText {
    aliasCount += 1
    let alias = "t\(aliasCount)"
    switch relationship.storage {
    case .column: throw Untranslatable()
    case .inverseColumn:
      guard let inverse = relationship.inverse else { throw Untranslatable() }
      dependencies.insert(PropertyReference(entity: destination.index, position: inverse))
      return ManyText(
        source: "\(name: destination.name) \(raw: alias)", alias: alias, entity: destination, destination: type,
        condition: "\(raw: alias).\(name: destination.properties[inverse].name) = \(model.key)")
    case .join(let join, let isFirst):
      let (from, to) = isFirst ? ("first", "second") : ("second", "first")
      return ManyText(
        source: """
          \(name: shared.plan.joins[join].table) \(raw: alias)j
          JOIN \(name: destination.name) \(raw: alias) ON \(raw: alias)._id = \(raw: alias)j.\(raw: to)
          """,
        alias: alias, entity: destination, destination: type,
        condition: "\(raw: alias)j.\(raw: from) = \(model.key)")
    }
  }

  // MARK: Order

  func order<Model: PersistentModel>(of descriptors: [SortDescriptor<Model>]) throws -> SQLText? {
    var order: SQLText?
    for descriptor in descriptors {
      guard let path = descriptor.keyPath, case .value(let value) = try sorted(by: path) else { throw Untranslatable() }
      let collated: SQLText
      switch value.kind {
      case .integer, .data, .boolean: collated = value.sql
      // Numbers that are undefined have no order that SQL knows.
      case .real: collated = value.sql
      case .decimal: collated = value.ordered
      case .text:
        guard let comparator = descriptor.stringComparator else {
          collated = value.ordered
          break
        }
        guard comparator == .lexical || comparator == String.StandardComparator(.lexical, order: .reverse) else {
          throw Untranslatable()
        }
        collated = "\(value.sql) COLLATE LEXICAL"
      case .unordered, .coded: throw Untranslatable()
      }
      let part: SQLText = "\(collated) \(raw: descriptor.order == .forward ? "ASC" : "DESC")"
      order = order.map { "\($0), \(part)" } ?? part
    }
    return order
  }

  /// Translates the key path of an order, which may go through a relationship to one.
  private func sorted(by path: AnyKeyPath) throws -> Term {
    if let term = try? property(path, of: root) { return term }
    for property in root.entity.properties {
      guard case .toOne(_, isOptional: false) = property.property.content, let relationship = property.relationship
      else { continue }
      let destination = shared.plan.entities[relationship.destination]
      for inner in destination.properties {
        guard property.property.path.path.appending(path: inner.property.path.path) == path else { continue }
        guard case .model(let model) = try self.property(property.property.path.path, of: root) else { continue }
        return try self.property(inner.property.path.path, of: model)
      }
    }
    throw Untranslatable()
  }
}

extension AttributeCodec {
  /// The codec of identifiers, which are stored as keys.
  static let identifier = AttributeCodec(
    kind: .integer, isOptional: false,
    encode: { value in
      guard let identifier = value as? PersistentIdentifier else { throw Untranslatable() }
      return .integer(identifier.key)
    }, decode: { _ in throw Untranslatable() }, blank: { nil })
}

extension EntityPlan {
  /// Whether a key path leads to the identifier of a model.
  func isIdentity(_ path: AnyKeyPath) -> Bool { Self.identities(of: layout.type).contains(path) }

  private static func identities<Model: PersistentModel>(of type: Model.Type) -> [AnyKeyPath] {
    [\Model.persistentModelID, \Model.id]
  }
}
