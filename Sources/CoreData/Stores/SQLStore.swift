import CairnLocks
import CairnStore
import CairnUnsafe
import Foundation

/// The database of a store, which several coordinators may share.
final class SQLStore: Sendable {
  let identifier: String
  let isWritable: Bool
  /// The file, or `nil` for a store in memory.
  let url: URL?
  let layout: StoreLayout
  private let connection: Mutex<Connection>

  /// The database, which only the holder of the lock uses.
  private struct Connection: ~Copyable {
    let database: Database
  }

  init(_ database: Handed<Database>, _ layout: StoreLayout, identifier: String, url: URL?, isWritable: Bool) {
    self.layout = layout
    self.identifier = identifier
    self.url = url
    self.isWritable = isWritable
    connection = Mutex(Connection(database: database.value))
  }

  func use<Result>(_ body: (Database) throws -> Result) throws -> Result {
    try connection.withLock { Handed(try body($0.database)) }.value
  }

  /// Runs code in one transaction of SQLite: all of it is saved, or nothing.
  func transaction<Result>(_ body: (Database) throws -> Result) throws -> Result {
    guard isWritable else {
      throw CoreDataError.error(NSPersistentStoreSaveError, "The store \(url?.path ?? "") was opened to be read only.")
    }
    return try use { database in try database.transaction { try body(database) } }
  }

  /// Whether the store was made for the entities of a model.
  func fits(_ model: NSManagedObjectModel) -> Bool {
    layout.model === model || layout.model.entityVersionHashesByName == model.entityVersionHashesByName
  }

  /// The folder of data that is too large for the database, as Apple's Core Data names it.
  var externalFiles: URL? { url.map(Self.externalFiles) }

  static func externalFiles(of url: URL) -> URL {
    url.deletingLastPathComponent().appending(path: ".\(url.deletingPathExtension().lastPathComponent)_SUPPORT")
      .appending(path: "_EXTERNAL_DATA")
  }

  // MARK: Metadata

  var metadata: [String: Any] {
    var found = (try? use { try StoreMetadata.read($0) }) ?? [:]
    found[NSStoreUUIDKey] = identifier
    return found
  }

  /// Replaces what the app has noted. The entries that open the store stay.
  func setMetadata(_ metadata: [String: Any]) {
    do {
      try transaction { database in
        let needed = try StoreMetadata.read(database).filter { StoreMetadata.neededKeys.contains($0.key) }
        try StoreMetadata.write(metadata.merging(needed) { $1 }, in: database)
      }
    } catch {
      CoreDataProblem.unsavedMetadata(url?.path ?? "in memory", error)
    }
  }
}

/// What a file says of itself, in a property list.
enum StoreMetadata {
  static let neededKeys: Set<String> = [
    NSStoreTypeKey, NSStoreModelVersionHashesKey, "NSStoreModelVersionHashesVersion", StoredTables.key,
  ]

  static func read(_ database: Database) throws -> [String: Any] {
    var found: [String: Any] = [:]
    try database.query("SELECT Z_PLIST FROM Z_METADATA") {
      guard case .data(let data) = $0.value(0) else { return }
      found = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    }
    return found
  }

  static func write(_ metadata: [String: Any], in database: Database) throws {
    var kept = metadata
    kept[NSStoreUUIDKey] = nil
    let data = try PropertyListSerialization.data(fromPropertyList: kept, format: .binary, options: 0)
    try database.run("UPDATE Z_METADATA SET Z_PLIST = \(SQLText(.data(data)))")
  }

  /// What a new file says.
  static func new(for model: NSManagedObjectModel) -> [String: Any] {
    [
      NSStoreTypeKey: NSSQLiteStoreType, NSStoreModelVersionHashesKey: model.entityVersionHashesByName,
      "NSStoreModelVersionHashesVersion": 3, NSStoreModelVersionIdentifiersKey: [""],
      "NSAutoVacuumLevel": "2", "NSPersistenceMaximumFrameworkVersion": 1, "NSPersistenceFrameworkVersion": 1,
    ]
  }
}
