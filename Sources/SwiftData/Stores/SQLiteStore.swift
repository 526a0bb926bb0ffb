import CairnLocks
import CairnStore
import Foundation

/// Keeps models in an SQLite database, in a file or in memory.
final class SQLiteStore: ModelStore {
  let identifier: String
  let isWritable: Bool
  let evaluatesQueries = true
  private let plan: SchemaPlan
  /// The entities this store keeps.
  private let entities: [EntityPlan]
  private let connection: Mutex<Connection>

  /// The database, which only the holder of the lock uses.
  struct Connection: ~Copyable {
    let database: Database
    var foreignVersion: Int64 = 0
  }

  /// - Parameter path: The path of the file, or `nil` for a store in memory.
  init(
    path: String?, plan: SchemaPlan, entities: [EntityPlan], isWritable: Bool,
    prepare: (Database) throws -> Void = { _ in }
  ) throws {
    self.plan = plan
    self.entities = entities
    self.isWritable = isWritable
    let database = try Database(path: path ?? ":memory:", isWritable: isWritable)
    if path != nil, isWritable { try database.useJournal() }
    try prepare(database)
    let schema = StoreSchema(plan: plan, entities: entities)
    if isWritable { try schema.install(in: database) } else { try schema.check(database) }
    identifier = try schema.identifier(in: database)
    let version = try database.integer("PRAGMA data_version") ?? 0
    connection = Mutex(Connection(database: database, foreignVersion: version))
  }

  private func use<Result: Sendable>(_ body: (Database) throws -> Result) throws -> Result {
    try connection.withLock { try body($0.database) }
  }

  private func columns(of entity: EntityPlan, in table: String = "t0") -> String {
    (["\(table)._id"] + entity.columns.map { "\(table).\(SQLText.quoted(entity.properties[$0].name))" })
      .joined(separator: ", ")
  }

  private func tail(of query: StoreQuery) -> SQLText {
    var sql: SQLText = " FROM \(name: query.entity.name) t0"
    if let condition = query.condition { sql = "\(sql) WHERE \(condition)" }
    if let order = query.order { sql = "\(sql) ORDER BY \(order), t0._id" } else { sql = "\(sql) ORDER BY t0._id" }
    if query.limit != nil || query.offset > 0 {
      sql = "\(sql) LIMIT \(raw: "\(query.limit ?? -1)") OFFSET \(raw: "\(query.offset)")"
    }
    return sql
  }

  func rows(of entity: EntityPlan, keys: [Int64]) throws -> [StoredRow] {
    var found: [StoredRow] = []
    try use { database in
      var rest = keys[...]
      while !rest.isEmpty {
        let batch = rest.prefix(rest.count == 1 ? 1 : 200)
        rest = rest.dropFirst(batch.count)
        let marks = Array(repeating: "?", count: batch.count).joined(separator: ",")
        var sql: SQLText =
          "SELECT \(raw: columns(of: entity)) FROM \(name: entity.name) t0 WHERE t0._id IN (\(raw: marks))"
        sql.values = batch.map(StoredValue.integer)
        try database.query(sql) { found.append($0.row(columns: entity.columns.count)) }
      }
    }
    return found
  }

  func rows(_ query: StoreQuery) throws -> [StoredRow] {
    try use { database in
      var found: [StoredRow] = []
      try database.query("SELECT \(raw: columns(of: query.entity))\(tail(of: query))") {
        found.append($0.row(columns: query.entity.columns.count))
      }
      return found
    }
  }

  func keys(_ query: StoreQuery) throws -> [Int64] {
    try use { database in
      var found: [Int64] = []
      try database.query("SELECT t0._id\(tail(of: query))") { found.append($0.integer(0)) }
      return found
    }
  }

  func count(_ query: StoreQuery) throws -> Int {
    if query.limit != nil || query.offset > 0 { return try keys(query).count }
    return try use { database in
      var sql: SQLText = "SELECT COUNT(*) FROM \(name: query.entity.name) t0"
      if let condition = query.condition { sql = "\(sql) WHERE \(condition)" }
      return Int(try database.integer(sql) ?? 0)
    }
  }

  func related(_ position: Int, of entity: EntityPlan, key: Int64) throws -> [Int64] {
    guard let relationship = entity.properties[position].relationship else { return [] }
    let other = plan.entities[relationship.destination]
    let sql: SQLText
    switch relationship.storage {
    case .column: return []
    case .inverseColumn:
      guard let inverse = relationship.inverse else { return [] }
      let column = other.properties[inverse].name
      sql = "SELECT _id FROM \(name: other.name) WHERE \(name: column) = \(SQLText(.integer(key))) ORDER BY _id"
    case .join(let join, let isFirst):
      let (from, to) = isFirst ? ("first", "second") : ("second", "first")
      sql = """
        SELECT \(raw: to) FROM \(name: plan.joins[join].table) WHERE \(raw: from) = \(SQLText(.integer(key)))
        ORDER BY \(raw: to)
        """
    }
    return try use { database in
      var found: [Int64] = []
      try database.query(sql) { found.append($0.integer(0)) }
      return found
    }
  }

  func find(_ entity: EntityPlan, _ values: [(position: Int, value: StoredValue)]) throws -> Int64? {
    var condition: SQLText = "1"
    for (position, value) in values {
      condition = "\(condition) AND \(name: entity.properties[position].name) = \(SQLText(value))"
    }
    let sql: SQLText = "SELECT _id FROM \(name: entity.name) WHERE \(condition)"
    return try use { try $0.integer(sql) }
  }

  func save(_ changes: ChangeSet) throws {
    guard isWritable else { throw SwiftDataError.configurationNotWritable }
    try use { database in try database.transaction { try apply(changes, to: database) } }
  }

  private func apply(_ changes: ChangeSet, to database: Database) throws {
    for deletion in changes.deletions { try delete(deletion, in: database) }
    for update in changes.updates {
      var list: SQLText = ""
      for (position, value) in update.values {
        let comma = list.text.isEmpty ? "" : ", "
        list = "\(list)\(raw: comma)\(name: update.entity.properties[position].name) = \(SQLText(value))"
      }
      if list.text.isEmpty { continue }
      try database.run(
        "UPDATE \(name: update.entity.name) SET \(list) WHERE _id = \(SQLText(.integer(update.key)))")
    }
    for insertion in changes.insertions {
      let names = (["_id"] + insertion.entity.columns.map { SQLText.quoted(insertion.entity.properties[$0].name) })
        .joined(separator: ", ")
      let marks = Array(repeating: "?", count: insertion.values.count + 1).joined(separator: ", ")
      var sql: SQLText = "INSERT INTO \(name: insertion.entity.name) (\(raw: names)) VALUES (\(raw: marks))"
      sql.values = [.integer(insertion.key)] + insertion.values
      try database.run(sql)
    }
    for link in changes.links {
      let table = plan.joins[link.join].table
      let first = SQLText(.integer(link.first))
      let second = SQLText(.integer(link.second))
      try database.run(
        link.isAdded
          ? "INSERT OR IGNORE INTO \(name: table) (first, second) VALUES (\(first), \(second))"
          : "DELETE FROM \(name: table) WHERE first = \(first) AND second = \(second)")
    }
  }

  /// Removes a row, its pairs, and references to it.
  private func delete(_ deletion: ChangeSet.Deletion, in database: Database) throws {
    let key = SQLText(.integer(deletion.key))
    try database.run("DELETE FROM \(name: deletion.entity.name) WHERE _id = \(key)")
    for join in plan.joins where entities.contains(where: { $0.index == join.first }) {
      if join.first == deletion.entity.index {
        try database.run("DELETE FROM \(name: join.table) WHERE first = \(key)")
      }
      if join.second == deletion.entity.index {
        try database.run("DELETE FROM \(name: join.table) WHERE second = \(key)")
      }
    }
    for entity in entities {
      for position in entity.columns {
        let property = entity.properties[position]
        guard property.relationship?.destination == deletion.entity.index else { continue }
        try database.run(
          "UPDATE \(name: entity.name) SET \(name: property.name) = NULL WHERE \(name: property.name) = \(key)")
      }
    }
  }

  func hasForeignChanges() -> Bool {
    connection.withLock { connection in
      guard let version = try? connection.database.integer("PRAGMA data_version") else { return false }
      defer { connection.foreignVersion = version }
      return version != connection.foreignVersion
    }
  }

  /// Runs maintenance that needs the whole database, such as a migration.
  func maintain(_ work: (Database) throws -> Void) throws { try use(work) }
}
