import CairnStore
import Foundation

extension StoreInstaller {
  /// Compares a file with the model. Fails if the file is of another model, or may not be changed and has to be.
  func plan(isWritable: Bool, migrates: Bool) throws -> Plan {
    let file = try StoredTables(database)
    let layout = StoreLayout(model, in: file)
    var plan = Plan(layout: layout)
    guard !layout.formerNames.isEmpty || file.numbers.isEmpty else {
      throw CoreDataError.error(
        NSPersistentStoreIncompatibleSchemaError,
        "The store \(self.file?.path ?? "") is of another model: it has \(file.numbers.keys.sorted().joined(separator: ", ")) and "
          + "none of the entities of this one. The file was not changed. Choose another URL for the store.")
    }
    let tables = layout.tables.values.sorted { $0.number < $1.number }
    for table in tables {
      guard let former = layout.formerNames[table.entity.entityName] else {
        plan.newEntities.append(table)
        continue
      }
      try compare(table, former, &plan)
    }
    for (table, column) in layout.hiddenColumns where !file.has(column, in: formerTable(table, plan)) {
      plan.addColumn(table, column, "INTEGER")
    }
    plan.newJoins = layout.joins.filter { file.columns[$0.table] == nil }
    for join in layout.joins {
      if let order = join.order, file.columns[join.table] != nil, !file.has(order, in: join.table) {
        plan.addColumn(join.table, order, "INTEGER")
      }
    }
    for table in tables where layout.formerNames[table.entity.entityName] != nil {
      try LinkMigration(installer: self, layout: layout, table: table).add(to: &plan)
    }
    findGone(&plan)
    if let places = file.places, places != layout.places { plan.isRenamed = true }
    if !plan.isEmpty { try requireMigration(isWritable, migrates) }
    return plan
  }

  /// The name that a table has in the file.
  func formerTable(_ table: String, _ plan: Plan) -> String {
    plan.renamedTables.first { $0.to == table }?.from ?? table
  }

  private func compare(_ table: StoreLayout.Table, _ former: String, _ plan: inout Plan) throws {
    let file = plan.layout.file
    let entity = table.entity
    guard plan.layout.formerNames[entity.root.entityName] == file.root(of: former) else {
      throw inferred("\(entity.entityName) has another superentity", "Keep the superentity of each entity.")
    }
    let old = file.table(of: former)
    if old != table.name, !plan.renamedTables.contains(where: { $0.to == table.name }) {
      plan.renamedTables.append((old, table.name))
    }
    let columns = file.columns[old] ?? [:]
    guard columns["Z_PK"] != nil, columns["Z_ENT"] != nil, columns["Z_OPT"] != nil else {
      throw StoreOpening.error(StoreProblem(.damaged, "The store is damaged: it has no table \(old)."))
    }
    var values: [(column: String, value: SQLText)] = []
    for column in table.columns {
      let source = plan.layout.source(column.property.name, entity)
      if columns[column.name] == nil { plan.addColumn(table.name, column.name, StoreLayout.type(of: column)) }
      if let source {
        try compare(column, columns[source] ?? "")
        if source != column.name { values.append((column.name, "\(name: source)")) }
        continue
      }
      guard let attribute = column.attribute else { continue }
      guard let value = attribute.defaultValue else {
        let any: SQLText = "SELECT EXISTS (SELECT 1 FROM \(name: old) WHERE Z_ENT = \(SQLText(.integer(table.number))))"
        if !attribute.isOptional, try database.integer(any) == 1 {
          throw inferred(
            "\(entity.entityName).\(attribute.name) is new, required and without a default value",
            "Add a default value, or make the attribute optional.")
        }
        continue
      }
      let natural = try? AttributeValue.natural(value, attribute)
      values.append((column.name, SQLText(try StoredAttribute.stored(natural ?? nil, attribute))))
    }
    if !values.isEmpty { plan.fills.append((table.name, table.number, values)) }
  }

  func inferred(_ reason: String, _ advice: String) -> any Error {
    CoreDataError.error(
      NSInferredMappingModelError,
      "The store \(file?.path ?? "") cannot be migrated: \(reason). The file was not changed. \(advice)")
  }

  /// Fails if an attribute has got a type whose values are kept otherwise.
  private func compare(_ column: StoreLayout.Column, _ type: String) throws {
    let wanted = StoreLayout.type(of: column)
    func isNumber(_ type: String) -> Bool { ["INTEGER", "FLOAT", "DECIMAL"].contains(type) }
    if type == wanted || type.isEmpty || (isNumber(type) && isNumber(wanted)) { return }
    throw inferred(
      "\(column.property.entity?.entityName ?? "").\(column.property.name) was \(type) and is now \(wanted)",
      "Give the new attribute another name.")
  }

  /// Finds the file's columns and tables of properties that the model no longer has. Other columns may be anything's.
  private func findGone(_ plan: inout Plan) {
    let layout = plan.layout
    var wanted: [String: Set<String>] = [:]
    for table in layout.tables.values { wanted[table.name, default: []].formUnion(table.columns.map(\.name)) }
    for (table, column) in layout.hiddenColumns { wanted[table, default: []].insert(column) }
    for join in layout.joins { wanted[join.table, default: []] = layout.columns(of: join.table) }
    var known: Set<[String]> = []
    for (entity, former) in layout.formerNames.sorted(by: { $0.key < $1.key }) {
      guard let own = layout.tables[entity]?.name else { continue }
      for place in (layout.file.places?[former] ?? [:]).values {
        if let join = place["table"], place["owner"] != nil {
          if wanted[join] == nil, layout.file.columns[join] != nil, known.insert([join]).inserted {
            plan.goneJoins.append(join)
          }
          continue
        }
        let old = place["table"] ?? formerTable(own, plan)
        let table = plan.renamedTables.first { $0.from == old }?.to ?? old
        // A table of an entity that is gone stays as it is.
        guard let members = wanted[table] else { continue }
        for column in [place["column"], place["order"]].compactMap(\.self) {
          if !members.contains(column), layout.file.has(column, in: old), known.insert([table, column]).inserted {
            plan.goneColumns.append((table, column))
          }
        }
      }
    }
    plan.goneColumns.sort { ($0.table, $0.column) < ($1.table, $1.column) }
    plan.goneJoins.sort()
  }

  private func requireMigration(_ isWritable: Bool, _ migrates: Bool) throws {
    if !isWritable {
      throw CoreDataError.error(
        NSPersistentStoreIncompatibleVersionHashError,
        "The store \(file?.path ?? "") was made for another version of the model, and is opened to be read only.")
    }
    if !migrates {
      throw CoreDataError.error(
        NSPersistentStoreIncompatibleVersionHashError,
        "The store \(file?.path ?? "") was made for another version of the model. The file was not changed. Set "
          + "shouldMigrateStoreAutomatically and shouldInferMappingModelAutomatically.")
    }
  }
}

extension StoreInstaller.Plan {
  mutating func addColumn(_ table: String, _ column: String, _ type: String) {
    if !newColumns.contains(where: { $0.table == table && $0.column == column }) {
      newColumns.append((table, column, type))
    }
  }
}
