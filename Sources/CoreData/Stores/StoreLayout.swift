import Foundation

/// The tables of a model, as Apple's Core Data lays them out.
///
/// An entity and its subentities share a table: `Z` and the name of the first, with a column for each property. `Z_ENT` is
/// the number of an object's entity, and `Z_OPT` counts its saves.
final class StoreLayout: @unchecked Sendable {
  // Sendable: nothing changes after the initializer.

  struct Column {
    let property: NSPropertyDescription
    let name: String
    var attribute: NSAttributeDescription? { property as? NSAttributeDescription }
    var relationship: NSRelationshipDescription? { property as? NSRelationshipDescription }
  }

  struct Table {
    let entity: NSEntityDescription
    let number: Int64
    let name: String
    let columns: [Column]
  }

  /// Where a relationship to many is stored.
  enum Storage {
    /// In a column of the objects that it leads to, and their order in another.
    case column(table: String, column: String, order: String?)
    /// In a table of pairs.
    case join(Join)
  }

  struct Join {
    let table: String
    let owner: String
    let other: String
    let order: String?
  }

  private(set) var tables: [String: Table] = [:]
  private(set) var entities: [Int64: NSEntityDescription] = [:]
  private var storages: [String: Storage] = [:]
  let model: NSManagedObjectModel

  /// - Parameters:
  ///   - numbers: The numbers that a file gives to entities.
  ///   - joins: The names of the tables of a file.
  init(_ model: NSManagedObjectModel, numbers: [String: Int64] = [:], having names: Set<String> = []) {
    self.model = model
    var next = (numbers.values.max() ?? 0) + 1
    var ordered: [NSEntityDescription] = []
    // Apple numbers superentities first, in the order of their names.
    for root in model.entities.filter({ $0.superentity == nil }).sorted(by: { $0.entityName < $1.entityName }) {
      ordered += root.withSubentities
    }
    let columnNames = Dictionary(grouping: ordered, by: { $0.root.entityName }).mapValues(Self.columnNames)
    for entity in ordered {
      let number = numbers[entity.entityName] ?? numbers[entity.renamingIdentifier ?? ""] ?? next
      if number == next { next += 1 }
      let root = entity.root
      let columns = entity.propertiesByName.values.sorted { $0.name < $1.name }.compactMap { property -> Column? in
        guard Self.hasColumn(property) else { return nil }
        return columnNames[root.entityName]?[ObjectIdentifier(property)].map { Column(property: property, name: $0) }
      }
      tables[entity.entityName] = Table(
        entity: entity, number: number, name: "Z" + root.entityName.uppercased(), columns: columns)
      entities[number] = entity
    }
    for entity in ordered {
      for case let relationship as NSRelationshipDescription in entity.properties where relationship.isToMany {
        storages[Self.key(relationship)] = storage(of: relationship, entity, having: names)
      }
    }
  }

  private static func hasColumn(_ property: NSPropertyDescription) -> Bool {
    if property.isTransient { return false }
    if let relationship = property as? NSRelationshipDescription { return !relationship.isToMany }
    return property is NSAttributeDescription
  }

  /// The names of the columns of entities that share a table. Two properties of one name get a number.
  private static func columnNames(_ entities: [NSEntityDescription]) -> [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    var taken: Set<String> = []
    for entity in entities {
      for property in entity.properties where hasColumn(property) {
        let plain = "Z" + property.name.uppercased()
        var name = plain
        var number = 1
        while !taken.insert(name).inserted {
          name = "\(plain)\(number)"
          number += 1
        }
        names[ObjectIdentifier(property)] = name
      }
    }
    return names
  }

  private static func key(_ relationship: NSRelationshipDescription) -> String {
    "\(relationship.entity?.entityName ?? "").\(relationship.name)"
  }

  private func storage(
    of relationship: NSRelationshipDescription, _ entity: NSEntityDescription, having names: Set<String>
  ) -> Storage? {
    guard let destination = relationship.destinationEntity, let other = tables[destination.entityName],
      let own = tables[entity.entityName]
    else { return nil }
    let name = relationship.name.uppercased()
    guard let inverse = relationship.inverseRelationship else {
      let column = "Z\(own.number)\(name)"
      return .column(
        table: other.name, column: column, order: relationship.isOrdered ? "Z_FOK_\(own.number)\(name)" : nil)
    }
    let back = inverse.name.uppercased()
    if !inverse.isToMany {
      guard let column = other.columns.first(where: { $0.property === inverse })?.name else { return nil }
      return .column(table: other.name, column: column, order: relationship.isOrdered ? "Z_FOK_\(back)" : nil)
    }
    let otherNumber = tables[inverse.entity?.entityName ?? ""]?.number ?? other.number
    let mine = "Z_\(own.number)\(name)"
    let its = "Z_\(otherNumber)\(back)"
    // Apple names the table after one of the two. A file shows after which.
    let isMine = names.contains(mine) || (!names.contains(its) && (name, own.number) >= (back, otherNumber))
    let isReflexive = relationship === inverse
    return .join(
      Join(
        table: isMine ? mine : its, owner: "Z_\(own.number)\(back)",
        other: isReflexive ? "REFLEXIVE" : "Z_\(otherNumber)\(name)",
        order: relationship.isOrdered ? "Z_FOK_\(otherNumber)\(name)" : nil))
  }

  // MARK: Asking

  func table(of entity: NSEntityDescription) -> Table? { tables[entity.entityName] }

  /// Returns the table of an entity, or fails if the store was not made for it.
  func required(_ entity: NSEntityDescription) throws -> Table {
    if let table = table(of: entity) { return table }
    throw CoreDataError.error(
      NSPersistentStoreIncompatibleSchemaError, "The store has no table for \(entity.entityName).")
  }

  func storage(of relationship: NSRelationshipDescription) -> Storage? { storages[Self.key(relationship)] }

  /// The columns that objects have beyond those of their properties, by table.
  var hiddenColumns: [(table: String, column: String)] {
    storages.values.flatMap { storage -> [(table: String, column: String)] in
      guard case .column(let table, let column, let order) = storage else { return [] }
      let known = tables.values.contains { $0.name == table && $0.columns.contains { $0.name == column } }
      return (known ? [] : [(table, column)]) + (order.map { [(table, $0)] } ?? [])
    }.sorted { ($0.table, $0.column) < ($1.table, $1.column) }
  }

  /// The tables of pairs, each once.
  var joins: [Join] {
    var found: [String: Join] = [:]
    for case .join(let join) in storages.values {
      // One of the two ends may have an order.
      if found[join.table]?.order == nil { found[join.table] = join }
    }
    return found.values.sorted { $0.table < $1.table }
  }

  /// The names of SQLite's types, as Apple writes them.
  static func type(of column: Column) -> String {
    guard let attribute = column.attribute else { return "INTEGER" }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
      return "INTEGER"
    case .decimalAttributeType: return "DECIMAL"
    case .doubleAttributeType, .floatAttributeType: return "FLOAT"
    case .stringAttributeType, .URIAttributeType: return "VARCHAR"
    case .dateAttributeType: return "TIMESTAMP"
    default: return "BLOB"
    }
  }
}
