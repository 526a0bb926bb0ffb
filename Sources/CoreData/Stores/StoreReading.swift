import CairnStore
import Foundation

extension NSPersistentStore {
  var reader: StoreReading { StoreReading(owner: self) }
  var writer: StoreWriting { StoreWriting(owner: self) }
}

/// Reads the objects of a store.
struct StoreReading {
  let owner: NSPersistentStore
  private var store: SQLStore { owner.store }
  private var layout: StoreLayout { owner.store.layout }

  init(owner: NSPersistentStore) { self.owner = owner }

  // MARK: Rows

  func row(_ id: NSManagedObjectID) throws -> ObjectRow? {
    let table = try layout.required(id.entity)
    return try store.use { database in
      try rows(table, "WHERE t0.Z_PK = \(SQLText(.integer(id.key)))", in: database).first
    }
  }

  func rows(_ plan: FetchPlan) throws -> [ObjectRow]? {
    let table = try layout.required(plan.entity)
    guard let tail = try tail(plan, table) else { return nil }
    return try store.use { try rows(table, tail, in: $0) }
  }

  func count(_ plan: FetchPlan) throws -> Int? {
    let table = try layout.required(plan.entity)
    guard let tail = try tail(plan, table) else { return nil }
    return try store.use { database in
      Int(try database.integer("SELECT COUNT(*) FROM (SELECT t0.Z_PK FROM \(name: table.name) t0 \(tail))") ?? 0)
    }
  }

  /// The conditions, the order and the limit of a plan, or `nil` if SQL cannot express them.
  private func tail(_ plan: FetchPlan, _ table: StoreLayout.Table) throws -> SQLText? {
    let translator = PredicateSQL(layout: layout, store: owner)
    var sql: SQLText = "WHERE \(entities(plan))"
    if let condition = plan.condition {
      guard let translated = translator.condition(condition, plan.entity) else { return nil }
      sql = "\(sql) AND \(translated)"
    }
    var order: SQLText = ""
    for term in plan.order {
      guard let translated = translator.order(term, plan.entity) else { return nil }
      order = "\(order)\(translated), "
    }
    sql = "\(sql) ORDER BY \(order)t0.Z_PK"
    if plan.limit > 0 || plan.offset > 0 {
      sql = "\(sql) LIMIT \(raw: "\(plan.limit > 0 ? plan.limit : -1)") OFFSET \(raw: "\(plan.offset)")"
    }
    return sql
  }

  private func entities(_ plan: FetchPlan) -> SQLText {
    if plan.entity.superentity == nil, plan.includesSubentities { return "1" }
    let numbers = plan.entities.compactMap { layout.table(of: $0)?.number }.map { "\($0)" }.joined(separator: ", ")
    return "t0.Z_ENT IN (\(raw: numbers))"
  }

  private func rows(_ table: StoreLayout.Table, _ tail: SQLText, in database: Database) throws -> [ObjectRow] {
    // Objects of subentities have further columns of the same table.
    let members = table.entity.withSubentities.compactMap { layout.table(of: $0) }
    var names: [String] = []
    var positions: [String: Int] = [:]
    for column in members.flatMap(\.columns) where positions[column.name] == nil {
      positions[column.name] = names.count
      names.append(column.name)
    }
    let list = (["Z_PK", "Z_ENT", "Z_OPT"] + names).map { "t0.\(SQLText.quoted($0))" }.joined(separator: ", ")
    let files = store.externalFiles
    var found: [ObjectRow] = []
    var unread: [(row: Int, key: String, relationship: NSRelationshipDescription, target: Int64)] = []
    try database.query("SELECT \(raw: list) FROM \(name: table.name) t0 \(tail)") { row in
      let own = layout.entities[row.integer(1)].flatMap { layout.table(of: $0) } ?? table
      let id = NSManagedObjectID(own.entity, row.integer(0), in: owner)
      var result = ObjectRow(id: id, version: max(row.integer(2), 1), values: [:])
      for column in own.columns {
        guard let position = positions[column.name] else { continue }
        let stored = row.value(Int32(position + 3))
        if stored == .null { continue }
        if let attribute = column.attribute {
          let value = StoredAttribute.natural(stored, attribute, files)
          if value == nil { CoreDataProblem.unreadableStored(attribute.name, of: own.entity.entityName) }
          result.values[attribute.name] = value
        } else if let relationship = column.relationship, let destination = relationship.destinationEntity,
          case .integer(let key) = stored
        {
          if destination.subentities.isEmpty {
            result.values[relationship.name] = NSManagedObjectID(destination, key, in: owner)
          } else {
            unread.append((found.count, relationship.name, relationship, key))
          }
        }
      }
      found.append(result)
    }
    for (row, key, relationship, target) in unread {
      guard let destination = relationship.destinationEntity else { continue }
      let ids = try identify([target], destination, in: database)
      found[row].values[key] = ids.first
    }
    return found
  }

  // MARK: Relationships

  func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID] {
    guard let destination = relationship.destinationEntity, let storage = layout.storage(of: relationship) else {
      return []
    }
    let key = SQLText(.integer(id.key))
    let sql: SQLText
    switch storage {
    case .column(let table, let column, let order):
      let sorting: SQLText = order.map { "\(name: $0), Z_PK" } ?? "Z_PK"
      sql = "SELECT Z_PK FROM \(name: table) WHERE \(name: column) = \(key) ORDER BY \(sorting)"
    case .join(let join):
      let sorting: SQLText = join.order.map { "\(name: $0), \(name: join.other)" } ?? "\(name: join.other)"
      sql = "SELECT \(name: join.other) FROM \(name: join.table) WHERE \(name: join.owner) = \(key) ORDER BY \(sorting)"
    }
    return try store.use { database in
      var keys: [Int64] = []
      try database.query(sql) { keys.append($0.integer(0)) }
      return try identify(keys, destination, in: database)
    }
  }

  /// Returns identifiers with the entities that rows have, which may be subentities.
  private func identify(
    _ keys: [Int64], _ entity: NSEntityDescription, in database: Database
  ) throws -> [NSManagedObjectID] {
    if entity.subentities.isEmpty { return keys.map { NSManagedObjectID(entity, $0, in: owner) } }
    let table = try layout.required(entity)
    return try keys.map { key in
      let number = try database.integer("SELECT Z_ENT FROM \(name: table.name) WHERE Z_PK = \(SQLText(.integer(key)))")
      return NSManagedObjectID(number.flatMap { layout.entities[$0] } ?? entity, key, in: owner)
    }
  }
}
