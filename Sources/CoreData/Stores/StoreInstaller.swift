import CairnStore
import CairnUnsafe
import Foundation

/// Makes the tables of a model, or brings those of a former version to it.
struct StoreInstaller {
  let model: NSManagedObjectModel
  let database: Database
  let file: URL?

  /// The parts that a file lacks, or has elsewhere.
  struct Plan {
    var newEntities: [StoreLayout.Table] = []
    var renamedTables: [(from: String, to: String)] = []
    var newColumns: [(table: String, column: String, type: String)] = []
    var newJoins: [StoreLayout.Join] = []
    /// The values of columns that the objects of an entity get, all at once.
    var fills: [(table: String, number: Int64, values: [(column: String, value: SQLText)])] = []
    /// The migrations of links from their earlier tables.
    var moves: [SQLText] = []
    var goneColumns: [(table: String, column: String)] = []
    var goneJoins: [String] = []
    /// Whether properties have other names than the file notes.
    var isRenamed = false
    var layout: StoreLayout

    var isEmpty: Bool {
      newEntities.isEmpty && renamedTables.isEmpty && newColumns.isEmpty && newJoins.isEmpty && fills.isEmpty
        && moves.isEmpty && goneColumns.isEmpty && goneJoins.isEmpty && !isRenamed
    }
  }

  func open(isWritable: Bool, migrates: Bool) throws -> SQLStore {
    var plan = try planIfMade(isWritable, migrates)
    if isWritable, plan?.isEmpty != true {
      // Another process may make or migrate the file at the same time, so what it lacks is asked again.
      plan = try database.transaction {
        guard let plan = try planIfMade(isWritable, migrates) else {
          try install(StoreLayout(model))
          return nil
        }
        if !plan.isEmpty { try apply(plan) }
        return plan
      }
    }
    let layout = plan?.layout ?? StoreLayout(model)
    database.forgetStatements()
    var identifier = ""
    try database.query("SELECT Z_UUID FROM Z_METADATA") {
      if case .text(let text) = $0.value(0) { identifier = text }
    }
    return SQLStore(Handed(database), layout, identifier: identifier, url: file, isWritable: isWritable)
  }

  /// Returns what a file lacks, or `nil` if there is nothing in it.
  private func planIfMade(_ isWritable: Bool, _ migrates: Bool) throws -> Plan? {
    database.forgetStatements()
    let isNew = try database.integer("SELECT COUNT(*) FROM sqlite_master WHERE name = 'Z_PRIMARYKEY'") == 0
    return isNew && isWritable ? nil : try plan(isWritable: isWritable, migrates: migrates)
  }

  // MARK: A new store

  private func install(_ layout: StoreLayout) throws {
    try database.execute(
      """
      CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
      CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
      CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB);
      """)
    try database.run(
      "INSERT INTO Z_METADATA (Z_VERSION, Z_UUID) VALUES (1, \(SQLText(.text(UUID().uuidString))))")
    for table in layout.tables.values.sorted(by: { $0.number < $1.number }) { try add(table, layout) }
    for (table, column) in layout.hiddenColumns { try add(column, "INTEGER", to: table) }
    for join in layout.joins { try add(join) }
    try addIndices(layout)
    try note(StoreMetadata.new(for: model), layout)
  }

  /// Adds an entity: its number, its table, and the columns that the table lacks.
  private func add(_ table: StoreLayout.Table, _ layout: StoreLayout) throws {
    let parent = table.entity.superentity.flatMap { layout.table(of: $0) }?.number ?? 0
    try database.run(
      """
      INSERT INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES
      (\(SQLText(.integer(table.number))), \(SQLText(.text(table.entity.entityName))), \(SQLText(.integer(parent))), 0)
      """)
    if try columns(of: table.name).isEmpty {
      try database.run(
        "CREATE TABLE \(name: table.name) (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER)")
    }
    let known = Set(try columns(of: table.name).keys)
    for column in table.columns where !known.contains(column.name) {
      try add(column.name, StoreLayout.type(of: column), to: table.name)
    }
  }

  private func add(_ column: String, _ type: String, to table: String) throws {
    if try columns(of: table)[column] != nil { return }
    try database.run("ALTER TABLE \(name: table) ADD COLUMN \(name: column) \(raw: type)")
  }

  private func add(_ join: StoreLayout.Join) throws {
    let order: SQLText = join.order.map { ", \(name: $0) INTEGER" } ?? ""
    try database.run(
      """
      CREATE TABLE IF NOT EXISTS \(name: join.table) (\(name: join.owner) INTEGER, \(name: join.other) INTEGER\(order),
      PRIMARY KEY (\(name: join.owner), \(name: join.other)))
      """)
    let index = "\(join.table)_\(join.other)_INDEX"
    try database.run(
      "CREATE INDEX IF NOT EXISTS \(name: index) ON \(name: join.table) (\(name: join.other), \(name: join.owner))")
  }

  private func addIndices(_ layout: StoreLayout) throws {
    for table in layout.tables.values.sorted(by: { $0.number < $1.number }) {
      let unique = Set(table.entity.constraints.compactMap(\.names.first))
      for column in table.columns
      where column.relationship != nil || column.property.isIndexed || unique.contains(column.property.name) {
        try addIndex(column.name, of: table.name)
      }
    }
    for (table, column) in layout.hiddenColumns where !column.hasPrefix("Z_FOK") { try addIndex(column, of: table) }
  }

  private func addIndex(_ column: String, of table: String) throws {
    if try !database.indices(of: table, on: column).isEmpty { return }
    try database.run(
      "CREATE INDEX IF NOT EXISTS \(name: "\(table)_\(column)_INDEX") ON \(name: table) (\(name: column))")
  }

  /// Writes what the file says of itself, with the places of its properties.
  private func note(_ metadata: [String: Any], _ layout: StoreLayout) throws {
    var metadata = metadata
    metadata[NSStoreModelVersionHashesKey] = model.entityVersionHashesByName
    metadata[StoredTables.key] = layout.places
    try StoreMetadata.write(metadata, in: database)
  }

  func columns(of table: String) throws -> [String: String] { try database.columnTypes(of: table) }

  // MARK: A former version

  private func apply(_ plan: Plan) throws {
    // A name may be another table's until that has its new one.
    for (index, (from, _)) in plan.renamedTables.enumerated() {
      try database.run("ALTER TABLE \(name: from) RENAME TO \(name: "cairn_\(index)")")
    }
    for (index, (_, to)) in plan.renamedTables.enumerated() {
      try database.run("ALTER TABLE \(name: "cairn_\(index)") RENAME TO \(name: to)")
    }
    for table in plan.layout.tables.values where plan.layout.formerNames[table.entity.entityName] != nil {
      let parent = table.entity.superentity.flatMap { plan.layout.table(of: $0) }?.number ?? 0
      try database.run(
        """
        UPDATE Z_PRIMARYKEY SET Z_NAME = \(SQLText(.text(table.entity.entityName))), Z_SUPER = \(SQLText(.integer(parent)))
        WHERE Z_ENT = \(SQLText(.integer(table.number)))
        """)
    }
    for table in plan.newEntities { try add(table, plan.layout) }
    for (table, column, type) in plan.newColumns { try add(column, type, to: table) }
    for join in plan.newJoins { try add(join) }
    for (table, number, values) in plan.fills {
      var list: SQLText = ""
      for (column, value) in values { list = "\(list)\(raw: list.text.isEmpty ? "" : ", ")\(name: column) = \(value)" }
      try database.run("UPDATE \(name: table) SET \(list) WHERE Z_ENT = \(SQLText(.integer(number)))")
    }
    for move in plan.moves { try database.run(move) }
    for (table, column) in plan.goneColumns {
      for index in try database.indices(of: table, on: column) { try database.run("DROP INDEX \(name: index)") }
      try database.run("ALTER TABLE \(name: table) DROP COLUMN \(name: column)")
    }
    for table in plan.goneJoins { try database.run("DROP TABLE \(name: table)") }
    try addIndices(plan.layout)
    try note(StoreMetadata.read(database), plan.layout)
  }
}
