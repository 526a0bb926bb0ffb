import CairnStore
import Foundation

/// Finds values that several objects would have after a save, and only one may have.
extension StoreWriting {
  /// Attributes whose values together belong to one object of an entity and its subentities.
  private struct Constraint: Hashable {
    let owner: String
    let root: String
    let numbers: String
    let columns: [StoreLayout.Column]

    static func == (a: Constraint, b: Constraint) -> Bool {
      a.owner == b.owner && a.columns.map(\.name) == b.columns.map(\.name)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(owner)
      hasher.combine(columns.map(\.name))
    }

    func isTouched(by update: SaveChanges.Write) -> Bool {
      columns.contains { update.keys.contains($0.property.name) }
    }
  }

  /// The values of one object. Texts are bytes, as SQLite compares them.
  private struct Claim: Hashable {
    let constraint: Constraint
    let values: [CairnStore.StoredValue]
  }

  private struct Row: Hashable {
    let root: String
    let key: Int64
  }

  private func constraints(of entity: NSEntityDescription) throws -> [Constraint] {
    let columns = try layout.required(entity).columns
    return entity.constraints.compactMap { owner, names in
      let members = columns.filter { names.contains($0.property.name) }
      if members.isEmpty || members.count < names.count { return nil }
      let numbers = owner.withSubentities.compactMap { layout.table(of: $0).map { "\($0.number)" } }
      return Constraint(
        owner: owner.entityName, root: owner.root.entityName, numbers: numbers.joined(separator: ", "),
        columns: members)
    }
  }

  /// Fails with all conflicts if objects would have values that only one may have once everything is saved.
  func findDuplicates(
    _ changes: SaveChanges, _ permanent: (NSManagedObjectID) -> NSManagedObjectID, in database: Database
  ) throws {
    let gone = Set(changes.deletes.map { Row(root: $0.id.entity.root.entityName, key: $0.id.key) })
    // Objects whose stored values no longer count, as this save gives them others.
    var moved: [Constraint: Set<Int64>] = [:]
    var holders: [Claim: [NSManagedObjectID]] = [:]
    var order: [Claim] = []
    func note(_ write: SaveChanges.Write, isNew: Bool) throws {
      for constraint in try constraints(of: write.id.entity) where isNew || constraint.isTouched(by: write) {
        if !isNew { moved[constraint, default: []].insert(write.id.key) }
        let values = try values(constraint, write, isNew, permanent, in: database)
        // Nothing is not the same as nothing.
        if values.contains(.null) { continue }
        let claim = Claim(constraint: constraint, values: values.map(Self.bytes))
        if holders[claim] == nil { order.append(claim) }
        holders[claim, default: []].append(write.id)
      }
    }
    for insert in changes.inserts { try note(insert, isNew: true) }
    for update in changes.updates { try note(update, isNew: false) }
    var conflicts = SaveConflicts()
    for claim in order {
      let ids = holders[claim] ?? []
      for (earlier, later) in zip(ids, ids.dropFirst()) { conflicts.unique.append((later, earlier)) }
      let other = try stored(claim, in: database) { key in
        !gone.contains(Row(root: claim.constraint.root, key: key)) && moved[claim.constraint]?.contains(key) != true
      }
      if let last = ids.last, let other { conflicts.unique.append((last, other)) }
    }
    if !conflicts.unique.isEmpty { throw conflicts }
  }

  /// Takes the unique values of changed objects away before they get others, so that two can swap theirs in spite of an
  /// index of the file.
  func freeUniqueValues(of updates: [SaveChanges.Write], in database: Database) throws {
    let touched = try updates.compactMap { update -> (SaveChanges.Write, Set<String>)? in
      let names = try constraints(of: update.id.entity).flatMap(\.columns)
        .filter { update.keys.contains($0.property.name) }.map(\.name)
      return names.isEmpty ? nil : (update, Set(names))
    }
    if touched.count < 2 { return }
    for (update, names) in touched {
      let list = names.sorted().map { "\(SQLText.quoted($0)) = NULL" }.joined(separator: ", ")
      let table = try layout.required(update.id.entity).name
      try database.run(
        "UPDATE \(name: table) SET \(raw: list) WHERE Z_PK = \(SQLText(.integer(update.id.key)))")
    }
  }

  /// Returns the values that an object will have, in the order of the columns.
  private func values(
    _ constraint: Constraint, _ write: SaveChanges.Write, _ isNew: Bool,
    _ permanent: (NSManagedObjectID) -> NSManagedObjectID, in database: Database
  ) throws -> [CairnStore.StoredValue] {
    var found = Dictionary(try columns(write, permanent).map { ($0.name, $0.value) }) { first, _ in first }
    let unwritten = constraint.columns.map(\.name).filter { found[$0] == nil }
    if !isNew, !unwritten.isEmpty {
      let list = unwritten.map(SQLText.quoted).joined(separator: ", ")
      let table = try layout.required(write.id.entity).name
      try database.query(
        "SELECT \(raw: list) FROM \(name: table) WHERE Z_PK = \(SQLText(.integer(write.id.key)))"
      ) { row in
        for (index, name) in unwritten.enumerated() { found[name] = row.value(Int32(index)) }
      }
    }
    return constraint.columns.map { found[$0.name] ?? .null }
  }

  private static func bytes(_ value: CairnStore.StoredValue) -> CairnStore.StoredValue {
    if case .text(let text) = value { return .data(Data(text.utf8)) }
    return value
  }

  /// Returns the first stored object with some values that counts.
  private func stored(
    _ claim: Claim, in database: Database, where counts: (Int64) -> Bool
  ) throws -> NSManagedObjectID? {
    guard let entity = layout.model.entitiesByName[claim.constraint.owner] else { return nil }
    var condition: SQLText = "Z_ENT IN (\(raw: claim.constraint.numbers))"
    for (column, value) in zip(claim.constraint.columns, claim.values) {
      let isText = StoreLayout.type(of: column) == "VARCHAR"
      let parameter: SQLText = if isText { "CAST(\(SQLText(value)) AS TEXT)" } else { SQLText(value) }
      condition = "\(condition) AND \(name: column.name) = \(parameter)"
    }
    var found: NSManagedObjectID?
    try database.query("SELECT Z_PK, Z_ENT FROM \(name: try layout.required(entity).name) WHERE \(condition)") { row in
      guard found == nil, counts(row.integer(0)) else { return }
      found = NSManagedObjectID(layout.entities[row.integer(1)] ?? entity, row.integer(0), in: owner)
    }
    return found
  }
}
