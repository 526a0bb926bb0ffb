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
  /// The tables and columns that a file has already.
  let file: StoredTables
  /// The names of entities in the file.
  let formerNames: [String: String]
  /// Where the values of properties are in the file, by entity and name.
  private(set) var sources: [String: [String: StoredTables.Place]] = [:]

  init(_ model: NSManagedObjectModel, in file: StoredTables = StoredTables()) {
    self.model = model
    self.file = file
    formerNames = file.formerNames(of: model.entities)
    var next = (file.numbers.values.max() ?? 0) + 1
    var ordered: [NSEntityDescription] = []
    // Apple numbers superentities first, in the order of their names.
    for root in model.entities.filter({ $0.superentity == nil }).sorted(by: { $0.entityName < $1.entityName }) {
      ordered += root.withSubentities
    }
    let families = Dictionary(grouping: ordered, by: { $0.root.entityName })
    var columnNames: [ObjectIdentifier: String] = [:]
    for (root, members) in families {
      let plain = Self.plainNames(members)
      for entity in members { sources[entity.entityName] = places(of: entity, plain) }
      columnNames.merge(columns(of: members, of: "Z" + root.uppercased())) { first, _ in first }
    }
    for entity in ordered {
      let number = formerNames[entity.entityName].flatMap { file.numbers[$0] } ?? next
      if number == next { next += 1 }
      let columns = entity.propertiesByName.values.sorted { $0.name < $1.name }.compactMap { property -> Column? in
        guard Self.hasColumn(property) else { return nil }
        return columnNames[ObjectIdentifier(property)].map { Column(property: property, name: $0) }
      }
      tables[entity.entityName] = Table(
        entity: entity, number: number, name: "Z" + entity.root.entityName.uppercased(), columns: columns)
      entities[number] = entity
    }
    for entity in ordered {
      for case let relationship as NSRelationshipDescription in entity.properties where relationship.isToMany {
        storages[Self.key(relationship)] = storage(of: relationship, entity)
      }
    }
  }

  static func hasColumn(_ property: NSPropertyDescription) -> Bool {
    if property.isTransient { return false }
    if let relationship = property as? NSRelationshipDescription { return !relationship.isToMany }
    return property is NSAttributeDescription
  }

  private static func key(_ relationship: NSRelationshipDescription) -> String {
    "\(relationship.entity?.entityName ?? "").\(relationship.name)"
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

  /// The columns of a table of pairs.
  func columns(of join: String) -> Set<String> {
    Set(joins.filter { $0.table == join }.flatMap { [$0.owner, $0.other] + ($0.order.map { [$0] } ?? []) })
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
