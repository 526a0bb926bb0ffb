import CairnStore
import Foundation

/// Writes the objects of a store.
struct StoreWriting {
  let owner: NSPersistentStore
  var store: SQLStore { owner.store }
  var layout: StoreLayout { owner.store.layout }

  init(owner: NSPersistentStore) { self.owner = owner }

  /// Returns keys for new objects.
  func reserve(_ ids: [NSManagedObjectID]) throws -> [NSManagedObjectID: NSManagedObjectID] {
    try store.transaction { try reserve(ids, in: $0) }
  }

  /// Returns keys for new objects. An entity and its subentities share a table and its keys.
  private func reserve(
    _ ids: [NSManagedObjectID], in database: Database
  ) throws -> [NSManagedObjectID: NSManagedObjectID] {
    var permanent: [NSManagedObjectID: NSManagedObjectID] = [:]
    for (root, members) in Dictionary(grouping: ids, by: { $0.entity.root }) {
      // The keys of a table come from the row of its first entity.
      let table = try layout.required(root)
      let number = SQLText(.integer(table.number))
      let last = try database.integer("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = \(number)") ?? 0
      let greatest = max(last, try database.integer("SELECT MAX(Z_PK) FROM \(name: table.name)") ?? 0, 0)
      guard greatest < .max - Int64(members.count) else {
        throw CoreDataError.error(
          NSPersistentStoreSaveError, "The store has no keys left for \(root.entityName): the greatest is \(greatest).")
      }
      for (offset, id) in members.enumerated() {
        permanent[id] = NSManagedObjectID(id.entity, greatest + 1 + Int64(offset), in: owner)
      }
      let new = SQLText(.integer(greatest + Int64(members.count)))
      try database.run("UPDATE Z_PRIMARYKEY SET Z_MAX = \(new) WHERE Z_ENT = \(number)")
    }
    return permanent
  }

  /// Saves all changes or none.
  func save(_ changes: SaveChanges) throws -> SaveResult {
    try store.transaction { database in
      try findConflicts(changes, in: database)
      var result = SaveResult()
      result.permanent = try reserve(changes.inserts.map(\.id).filter(\.isTemporaryID), in: database)
      func permanent(_ id: NSManagedObjectID) -> NSManagedObjectID { result.permanent[id] ?? id.current }
      try findDuplicates(changes, permanent, in: database)
      for (id, _) in changes.deletes { try delete(id.entity, id.key, in: database) }
      try freeUniqueValues(of: changes.updates, in: database)
      for update in changes.updates where !update.keys.isEmpty {
        let values = try columns(update, permanent)
        var list: SQLText = "Z_OPT = IFNULL(Z_OPT, 1) + 1"
        for (name, value) in values { list = "\(list), \(name: name) = \(SQLText(value))" }
        let table = try layout.required(update.id.entity)
        try database.run("UPDATE \(name: table.name) SET \(list) WHERE Z_PK = \(SQLText(.integer(update.id.key)))")
        result.versions[update.id] = update.version &+ 1
      }
      for insert in changes.inserts {
        let id = permanent(insert.id)
        let table = try layout.required(id.entity)
        var names: SQLText = "Z_PK, Z_ENT, Z_OPT"
        var values: SQLText =
          "\(SQLText(.integer(id.key))), \(SQLText(.integer(table.number))), \(SQLText(.integer(1)))"
        for (name, value) in try columns(insert, permanent) {
          names = "\(names), \(name: name)"
          values = "\(values), \(SQLText(value))"
        }
        try database.run("INSERT INTO \(name: table.name) (\(names)) VALUES (\(values))")
        result.versions[id] = 1
      }
      for link in changes.links { try save(link, permanent, in: database) }
      return result
    }
  }

  func columns(
    _ write: SaveChanges.Write, _ permanent: (NSManagedObjectID) -> NSManagedObjectID
  ) throws -> [(name: String, value: CairnStore.StoredValue)] {
    let keys = Set(write.keys)
    return try layout.required(write.id.entity).columns.filter { keys.contains($0.property.name) }.map { column in
      let value = write.values[column.property.name]
      if let attribute = column.attribute { return (column.name, try StoredAttribute.stored(value, attribute)) }
      return (column.name, (value as? NSManagedObjectID).map { .integer(permanent($0).key) } ?? .null)
    }
  }

  private func save(
    _ link: SaveChanges.Link, _ permanent: (NSManagedObjectID) -> NSManagedObjectID, in database: Database
  ) throws {
    guard let storage = layout.storage(of: link.relationship) else { return }
    let own = SQLText(.integer(permanent(link.id).key))
    func key(_ id: NSManagedObjectID) -> SQLText { SQLText(.integer(permanent(id).key)) }
    switch storage {
    case .column(let table, let column, let order):
      if link.relationship.inverseRelationship == nil {
        for id in link.removed {
          try database.run(
            "UPDATE \(name: table) SET \(name: column) = NULL WHERE Z_PK = \(key(id)) AND \(name: column) = \(own)")
        }
        for id in link.added {
          try database.run("UPDATE \(name: table) SET \(name: column) = \(own) WHERE Z_PK = \(key(id))")
        }
      }
      guard let order else { return }
      for (index, id) in (link.order ?? []).enumerated() {
        try database.run(
          "UPDATE \(name: table) SET \(name: order) = \(SQLText(.integer(Int64(index)))) WHERE Z_PK = \(key(id))")
      }
    case .join(let join):
      for id in link.removed {
        try database.run(
          "DELETE FROM \(name: join.table) WHERE \(name: join.owner) = \(own) AND \(name: join.other) = \(key(id))")
      }
      for id in link.added {
        try database.run(
          """
          INSERT OR IGNORE INTO \(name: join.table) (\(name: join.owner), \(name: join.other)) VALUES (\(own), \(key(id)))
          """)
      }
      guard let order = join.order else { return }
      for (index, id) in (link.order ?? []).enumerated() {
        try database.run(
          """
          UPDATE \(name: join.table) SET \(name: order) = \(SQLText(.integer(Int64(index))))
          WHERE \(name: join.owner) = \(own) AND \(name: join.other) = \(key(id))
          """)
      }
    }
  }

  /// Removes a row, its pairs, and what leads to it without a way back.
  func delete(_ entity: NSEntityDescription, _ key: Int64, in database: Database) throws {
    let key = SQLText(.integer(key))
    try database.run("DELETE FROM \(name: try layout.required(entity).name) WHERE Z_PK = \(key)")
    var known: Set<String> = []
    for other in layout.model.entities {
      for case let relationship as NSRelationshipDescription in other.properties {
        guard let destination = relationship.destinationEntity, let table = layout.table(of: other) else { continue }
        if let storage = layout.storage(of: relationship), case .join(let join) = storage {
          // The row may be at either end.
          if other.root === entity.root, known.insert("\(join.table).\(join.owner)").inserted {
            try database.run("DELETE FROM \(name: join.table) WHERE \(name: join.owner) = \(key)")
          }
          if destination.root === entity.root, known.insert("\(join.table).\(join.other)").inserted {
            try database.run("DELETE FROM \(name: join.table) WHERE \(name: join.other) = \(key)")
          }
        } else if !relationship.isToMany, relationship.inverseRelationship == nil, destination.root === entity.root,
          let column = table.columns.first(where: { $0.property === relationship })
        {
          try database.run(
            "UPDATE \(name: table.name) SET \(name: column.name) = NULL WHERE \(name: column.name) = \(key)")
        }
      }
    }
  }
}
