import CairnStore
import Foundation

extension StoreWriting {
  /// Fails if rows were changed since they were read.
  func findConflicts(_ changes: SaveChanges, in database: Database) throws {
    var conflicts = SaveConflicts()
    func version(_ id: NSManagedObjectID) throws -> Int64? {
      try database.integer(
        """
        SELECT MAX(IFNULL(Z_OPT, 1), 1) FROM \(name: table(of: id.entity).name) WHERE Z_PK = \(SQLText(.integer(id.key)))
        """)
    }
    for update in changes.updates where try version(update.id) != update.version { conflicts.changed.append(update.id) }
    for (id, known) in changes.deletes {
      // An object to delete may be gone already.
      if let found = try version(id), found != known { conflicts.changed.append(id) }
    }
    if !conflicts.changed.isEmpty { throw conflicts }
  }

  private func constraints(of entity: NSEntityDescription) throws -> [[StoreLayout.Column]] {
    let columns = try table(of: entity).columns
    return sequence(first: entity, next: \.superentity).flatMap(\.uniquenessConstraints).map { constraint in
      let names = constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
      return columns.filter { names.contains($0.property.name) }
    }.filter { !$0.isEmpty }
  }

  /// Fails if new objects have values that only one may have.
  func findDuplicates(among changes: SaveChanges, in database: Database) throws {
    struct Values: Hashable {
      let entity: String
      let columns: [String]
      let values: [CairnStore.StoredValue]
    }
    var known: [Values: NSManagedObjectID] = [:]
    let gone = changes.deletes.map { "\($0.id.key)" }.joined(separator: ", ")
    for insert in changes.inserts {
      let entity = insert.id.entity
      for constraint in try constraints(of: entity) {
        let names = constraint.map(\.name)
        let values = try columns(insert) { $0 }.filter { names.contains($0.name) }
        // Nothing is not the same as nothing.
        if values.contains(where: { $0.value == .null }) { continue }
        let key = Values(entity: entity.root.entityName, columns: values.map(\.name), values: values.map(\.value))
        if let other = known.updateValue(insert.id, forKey: key) {
          throw SaveConflicts(unique: [(insert.id, other)])
        }
        var condition: SQLText = "Z_PK NOT IN (\(raw: gone))"
        for (name, value) in values { condition = "\(condition) AND \(name: name) = \(SQLText(value))" }
        let other = try database.integer("SELECT Z_PK FROM \(name: table(of: entity).name) WHERE \(condition)")
        guard let other else { continue }
        throw SaveConflicts(unique: [(insert.id, NSManagedObjectID(entity, other, in: owner))])
      }
    }
  }

  /// Fails if changed objects have values that only one may have.
  func findDuplicates(afterUpdates updates: [SaveChanges.Write], in database: Database) throws {
    for update in updates {
      for constraint in try constraints(of: update.id.entity)
      where constraint.contains(where: { update.keys.contains($0.property.name) }) {
        let table = try table(of: update.id.entity).name
        var condition: SQLText = "a.Z_PK = \(SQLText(.integer(update.id.key))) AND b.Z_PK != a.Z_PK"
        for column in constraint { condition = "\(condition) AND a.\(name: column.name) = b.\(name: column.name)" }
        let other = try database.integer("SELECT b.Z_PK FROM \(name: table) a, \(name: table) b WHERE \(condition)")
        if let other {
          throw SaveConflicts(unique: [(update.id, NSManagedObjectID(update.id.entity, other, in: owner))])
        }
      }
    }
  }
}
