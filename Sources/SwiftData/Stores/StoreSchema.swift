import CairnStore
import Foundation

/// The tables of a store. A new store gets them; those of an older version of the app are extended.
struct StoreSchema {
  let plan: SchemaPlan
  let entities: [EntityPlan]

  func install(in database: Database) throws {
    try database.transaction {
      try database.execute(
        "CREATE TABLE IF NOT EXISTS _cairn (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID")
      try database.run("INSERT OR IGNORE INTO _cairn VALUES ('store', \(SQLText(.text(UUID().uuidString))))")
      for entity in entities { try install(entity, in: database) }
      for join in plan.joins where entities.contains(where: { $0.index == join.first }) {
        try database.run(
          """
          CREATE TABLE IF NOT EXISTS \(name: join.table)
          (first INTEGER NOT NULL, second INTEGER NOT NULL, PRIMARY KEY (first, second)) WITHOUT ROWID
          """)
        try database.run(
          "CREATE INDEX IF NOT EXISTS \(name: join.table + ".second") ON \(name: join.table) (second)")
      }
    }
    database.forgetStatements()
  }

  /// Fails if a store that may not be changed lacks a table or a column.
  func check(_ database: Database) throws {
    for entity in entities {
      let found = try Set(Self.columns(of: entity.name, in: database))
      let missing = entity.columns.map { entity.properties[$0].name }.filter { !found.contains($0) }
      guard missing.isEmpty else {
        throw SwiftDataError(
          .loadIssueModelContainer,
          "The store has no \(entity.name).\(missing[0]), and may not be changed because `allowsSave` is false.")
      }
    }
  }

  func identifier(in database: Database) throws -> String {
    var found = ""
    try database.query("SELECT value FROM _cairn WHERE name = 'store'") {
      if case .text(let text) = $0.value(0) { found = text }
    }
    return found
  }

  static func columns(of table: String, in database: Database) throws -> [String] {
    var found: [String] = []
    try database.query("SELECT name FROM pragma_table_info(\(SQLText(.text(table))))") {
      if case .text(let name) = $0.value(0) { found.append(name) }
    }
    return found
  }

  private func install(_ entity: EntityPlan, in database: Database) throws {
    let known = try Self.columns(of: entity.name, in: database)
    if known.isEmpty {
      let columns = entity.columns.map { definition(of: entity.properties[$0]) }
      let list = (["_id INTEGER PRIMARY KEY"] + columns).joined(separator: ", ")
      try database.run("CREATE TABLE \(name: entity.name) (\(raw: list))")
    } else {
      try extend(entity, having: known, in: database)
    }
    try index(entity, in: database)
  }

  /// Adds the columns that the app has added, with their default values, and renames those it has renamed.
  private func extend(_ entity: EntityPlan, having known: [String], in database: Database) throws {
    for position in entity.columns {
      let property = entity.properties[position]
      if known.contains(property.name) { continue }
      if let original = property.property.originalName, known.contains(original) {
        try database.run(
          "ALTER TABLE \(name: entity.name) RENAME COLUMN \(name: original) TO \(name: property.name)")
        continue
      }
      try database.run("ALTER TABLE \(name: entity.name) ADD COLUMN \(raw: definition(of: property))")
      guard let codec = property.codec, !codec.isOptional else { continue }
      guard let value = property.property.defaultValue else {
        let count = try database.integer("SELECT COUNT(*) FROM \(name: entity.name)") ?? 0
        if count == 0 { continue }
        throw SwiftDataError(
          .loadIssueModelContainer,
          "The store has models of \(entity.name) without the new property '\(property.name)'. Give it a default value "
            + "in its declaration, make it optional, or set it in a custom migration stage.")
      }
      let stored = SQLText(try codec.encode(value))
      try database.run("UPDATE \(name: entity.name) SET \(name: property.name) = \(stored)")
    }
  }

  private func definition(of property: PropertyPlan) -> String {
    let name = SQLText.quoted(property.name)
    switch property.codec?.kind {
    case .text: return "\(name) COLLATE SWIFT"
    case .decimal: return "\(name) COLLATE DECIMAL"
    default: return name
    }
  }

  /// Makes the indices of an entity, and drops those that the app no longer declares.
  private func index(_ entity: EntityPlan, in database: Database) throws {
    var wanted: [String: SQLText] = [:]
    func add(_ positions: [Int], isUnique: Bool) {
      let columns = positions.filter { entity.properties[$0].hasColumn }.map { entity.properties[$0].name }
      guard !columns.isEmpty, columns.count == positions.count else { return }
      let name = "\(entity.name).\(columns.joined(separator: "."))\(isUnique ? ".unique" : "")"
      let list = columns.map(SQLText.quoted).joined(separator: ", ")
      let kind = isUnique ? "UNIQUE INDEX" : "INDEX"
      wanted[name] = "CREATE \(raw: kind) IF NOT EXISTS \(name: name) ON \(name: entity.name) (\(raw: list))"
    }
    for position in entity.columns where entity.properties[position].relationship != nil {
      add([position], isUnique: false)
    }
    for positions in entity.indices { add(positions, isUnique: false) }
    for positions in entity.uniques { add(positions, isUnique: true) }
    var known: [String] = []
    try database.query(
      """
      SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL
      AND tbl_name = \(SQLText(.text(entity.name)))
      """
    ) {
      if case .text(let name) = $0.value(0) { known.append(name) }
    }
    for name in known where wanted[name] == nil { try database.run("DROP INDEX \(name: name)") }
    for sql in wanted.values { try database.run(sql) }
  }
}
