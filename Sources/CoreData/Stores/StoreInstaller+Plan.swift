import CairnStore
import Foundation

extension StoreInstaller {
  /// Compares a file with the model. Fails if the file is of another model, or may not be changed and has to be.
  func plan(isWritable: Bool, migrates: Bool) throws -> Plan {
    var names: Set<String> = []
    try database.query("SELECT name FROM sqlite_master WHERE type = 'table'") {
      if case .text(let name) = $0.value(0) { names.insert(name) }
    }
    let stored = try storedEntities()
    let layout = StoreLayout(model, numbers: stored, having: names)
    var plan = Plan(layout: layout)
    let known = layout.tables.values.filter { formerName(of: $0.entity, in: stored) != nil }
    guard !known.isEmpty || stored.isEmpty else {
      throw CoreDataError.error(
        NSPersistentStoreIncompatibleSchemaError,
        "The store \(file?.path ?? "") is of another model: it has \(stored.keys.sorted().joined(separator: ", ")) and none "
          + "of the entities of this one. The file was not changed. Choose another URL for the store.")
    }
    for table in layout.tables.values.sorted(by: { $0.number < $1.number }) {
      try compare(table, stored, names, &plan)
    }
    for (table, column) in layout.hiddenColumns {
      let existing = names.contains(table) ? table : plan.renamedTables.first { $0.to == table }?.from
      if let existing, try columns(of: existing)[column] == nil { plan.newNames.append((table, column)) }
      if existing == nil { plan.newNames.append((table, column)) }
    }
    plan.newJoins = layout.joins.filter { !names.contains($0.table) }
    try findGoneColumns(&plan)
    if !plan.isEmpty { try requireMigration(isWritable, migrates) }
    return plan
  }

  private func storedEntities() throws -> [String: Int64] {
    var stored: [String: Int64] = [:]
    try database.query("SELECT Z_NAME, Z_ENT FROM Z_PRIMARYKEY") {
      if case .text(let name) = $0.value(0), $0.integer(1) > 0 { stored[name] = $0.integer(1) }
    }
    return stored
  }

  private func formerName(of entity: NSEntityDescription, in stored: [String: Int64]) -> String? {
    if stored[entity.entityName] != nil { return entity.entityName }
    guard let former = entity.renamingIdentifier, stored[former] != nil else { return nil }
    return former
  }

  private func compare(
    _ table: StoreLayout.Table, _ stored: [String: Int64], _ names: Set<String>, _ plan: inout Plan
  ) throws {
    guard let former = formerName(of: table.entity, in: stored) else {
      plan.newEntities.append(table)
      return
    }
    if former != table.entity.entityName { plan.numbers[table.entity.entityName] = table.number }
    var name = table.name
    if !names.contains(name), let old = formerName(of: table.entity.root, in: stored) {
      name = "Z" + old.uppercased()
      if !plan.renamedTables.contains(where: { $0.to == table.name }) { plan.renamedTables.append((name, table.name)) }
    }
    let columns = try columns(of: name)
    guard columns["Z_PK"] != nil, columns["Z_ENT"] != nil, columns["Z_OPT"] != nil else {
      throw StoreOpening.error(StoreProblem(.damaged, "The store is damaged: it has no table \(name)."))
    }
    for column in table.columns {
      if let type = columns[column.name] {
        try compare(column, type)
        continue
      }
      let former = "Z" + column.property.formerName.uppercased()
      let isKnown = plan.newColumns.contains { $0.table == table.name && $0.column.name == column.name }
      let isRenamed = plan.renamedColumns.contains { $0.table == table.name && $0.to == column.name }
      if isKnown || isRenamed { continue }
      if former != column.name, let type = columns[former] {
        try compare(column, type)
        plan.renamedColumns.append((table.name, former, column.name))
        continue
      }
      if let attribute = column.attribute, !attribute.isOptional, attribute.defaultValue == nil,
        try database.integer(
          "SELECT EXISTS (SELECT 1 FROM \(name: name) WHERE Z_ENT = \(SQLText(.integer(table.number))))")
          == 1
      {
        throw CoreDataError.error(
          NSInferredMappingModelError,
          "The store \(file?.path ?? "") cannot be migrated: \(table.entity.entityName).\(attribute.name) is new, required "
            + "and without a default value. The file was not changed. Add a default value, or make the attribute optional."
        )
      }
      plan.newColumns.append((table.name, column))
    }
  }

  /// Fails if an attribute has got a type whose values are kept otherwise.
  private func compare(_ column: StoreLayout.Column, _ type: String) throws {
    let wanted = StoreLayout.type(of: column)
    func isNumber(_ type: String) -> Bool { ["INTEGER", "FLOAT", "DECIMAL"].contains(type) }
    if type == wanted || type.isEmpty || (isNumber(type) && isNumber(wanted)) { return }
    throw CoreDataError.error(
      NSInferredMappingModelError,
      "The store \(file?.path ?? "") cannot be migrated: \(column.property.entity?.entityName ?? "").\(column.property.name) "
        + "was \(type) and is now \(wanted). The file was not changed. Give the new attribute another name.")
  }

  /// Finds the columns of properties that the model no longer has. Those of Apple's files stay, as they may be more.
  private func findGoneColumns(_ plan: inout Plan) throws {
    let noted = try StoreMetadata.read(database)[Self.propertiesKey] as? [String: [String]] ?? [:]
    for table in plan.layout.tables.values.sorted(by: { $0.number < $1.number }) {
      let name = table.entity.renamingIdentifier.flatMap { noted[$0] == nil ? nil : $0 } ?? table.entity.entityName
      let old = plan.renamedTables.first { $0.to == table.name }?.from ?? table.name
      let columns = try columns(of: old)
      let wanted = Set(plan.layout.tables.values.filter { $0.name == table.name }.flatMap { $0.columns.map(\.name) })
      for property in noted[name] ?? [] {
        let column = "Z" + property.uppercased()
        let isRenamed = plan.renamedColumns.contains { $0.table == table.name && $0.from == column }
        let isKnown = plan.goneColumns.contains { $0.table == table.name && $0.column == column }
        if columns[column] != nil, !wanted.contains(column), !isRenamed, !isKnown {
          plan.goneColumns.append((table.name, column))
        }
      }
    }
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
