import CairnStore
import Foundation

/// The tables that a file has, and the properties that they were made for.
///
/// A file notes where each property is, by entity and name, so that a migration finds it whatever else has changed. In a file
/// of Apple's, which notes nothing, the names of columns say it.
struct StoredTables {
  /// The place of a property: a `column` of its own table; a `column` of another `table`; or a `table` of pairs with the columns
  /// `owner` and `other`. The last two may have an `order`.
  typealias Place = [String: String]

  /// The numbers of entities.
  var numbers: [String: Int64] = [:]
  private var parents: [Int64: Int64] = [:]
  /// The types of columns by name, for each table.
  var columns: [String: [String: String]] = [:]
  /// The places of properties, by entity and name, or `nil` if the file notes nothing.
  var places: [String: [String: Place]]?

  static let key = "CairnPlaces"

  /// The tables of a new file.
  init() {}

  init(_ database: Database) throws {
    var tables: [String] = []
    try database.query("SELECT name FROM sqlite_master WHERE type = 'table'") {
      if case .text(let name) = $0.value(0) { tables.append(name) }
    }
    for table in tables { columns[table] = try database.columnTypes(of: table) }
    try database.query("SELECT Z_NAME, Z_ENT, Z_SUPER FROM Z_PRIMARYKEY") {
      guard case .text(let name) = $0.value(0), $0.integer(1) > 0, $0.integer(1) < 1 << 40 else { return }
      numbers[name] = $0.integer(1)
      parents[$0.integer(1)] = $0.integer(2)
    }
    places = try StoreMetadata.read(database)[Self.key] as? [String: [String: Place]]
  }

  /// The entity that a file names a table after: the one above all others.
  func root(of entity: String) -> String {
    var number = numbers[entity] ?? 0
    for _ in 0..<100 {
      guard let parent = parents[number], parent > 0 else { break }
      number = parent
    }
    return numbers.first { $0.value == number }?.key ?? entity
  }

  /// The table of an entity.
  func table(of entity: String) -> String { "Z" + root(of: entity).uppercased() }

  func has(_ column: String, in table: String) -> Bool { columns[table]?[column] != nil }

  /// Returns the names that the entities of a model have in the file. A renaming identifier counts if the file does not know
  /// the entity's own name, as those of earlier versions stay in a model.
  func formerNames(of entities: [NSEntityDescription]) -> [String: String] {
    Self.formerNames(of: entities.map { ($0.entityName, $0.renamingIdentifier) }, among: Set(numbers.keys))
  }

  /// Returns the former names of things, each of which has one successor.
  static func formerNames(of names: [(name: String, renamed: String?)], among stored: Set<String>) -> [String: String] {
    var found: [String: String] = [:]
    var taken: Set<String> = []
    func claim(_ name: String, _ former: String) {
      guard found[name] == nil, stored.contains(former), taken.insert(former).inserted else { return }
      found[name] = former
    }
    for (name, renamed) in names where !stored.contains(name) { if let renamed { claim(name, renamed) } }
    for (name, _) in names { claim(name, name) }
    for (name, renamed) in names { if let renamed { claim(name, renamed) } }
    return found
  }
}

extension Database {
  /// Returns the types of a table's columns by name.
  func columnTypes(of table: String) throws -> [String: String] {
    var found: [String: String] = [:]
    try query("SELECT name, type FROM pragma_table_info(\(SQLText(.text(table))))") {
      if case .text(let name) = $0.value(0), case .text(let type) = $0.value(1) { found[name] = type.uppercased() }
    }
    return found
  }

  /// Returns the names of the indices that were made on columns of a table.
  func indices(of table: String, on column: String) throws -> [String] {
    var found: [String] = []
    try query(
      """
      SELECT DISTINCT l.name FROM pragma_index_list(\(SQLText(.text(table)))) l, pragma_index_info(l.name) i
      WHERE l.origin = 'c' AND i.name = \(SQLText(.text(column)))
      """
    ) {
      if case .text(let name) = $0.value(0) { found.append(name) }
    }
    return found
  }
}
