import CairnStore
import Foundation

/// The file of a store, with those that SQLite keeps beside it.
struct StoreFile {
  let url: URL
  let isWritable: Bool
  /// Whether only this user may read the file, also if an older version of Cairn has made it.
  let isPrivate: Bool

  init(_ url: URL, isWritable: Bool = true, isPrivate: Bool = false) {
    self.url = url
    self.isWritable = isWritable
    self.isPrivate = isPrivate
  }

  private var path: String { url.path }
  private var companions: [String] { ["", "-wal", "-shm"].map { path + $0 } }
  private var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Opens the store. One of an older version is migrated, and a damaged one is kept aside.
  func open(
    _ schema: Schema, _ entities: [EntityPlan], _ migrationPlan: (any SchemaMigrationPlan.Type)?
  ) throws -> SQLiteStore {
    do {
      return try openReadable(schema, entities, migrationPlan)
    } catch let error as SwiftDataError where error.code == .damagedStore && isWritable {
      DataProblem.damaged(path, keptAs: try keepAside())
      return try openReadable(schema, entities, migrationPlan)
    }
  }

  private func openReadable(
    _ schema: Schema, _ entities: [EntityPlan], _ migrationPlan: (any SchemaMigrationPlan.Type)?
  ) throws -> SQLiteStore {
    if isWritable {
      try makeFolder()
      try StorePlace(path).requireOwn()
    } else if !exists {
      throw SwiftDataError(
        .loadIssueModelContainer, "There is no store \(path), and none is made because `allowsSave` is false.")
    }
    if exists {
      let stored = try storedVersion()
      if let stored, schema.isVersioned, stored > schema.version {
        throw SwiftDataError(
          .backwardMigration,
          "The store \(path) was written by a newer version of the app: its schema is \(stored), and this app's is "
            + "\(schema.version). The store was not changed. Update the app, or choose another store.")
      }
      if let migrationPlan, isWritable {
        try Migration(plan: migrationPlan, file: self, target: schema).run(from: stored)
      }
    }
    if isWritable { try StorePlace(path).makePrivate(always: isPrivate) }
    let store = try SQLiteStore(path: path, plan: schema.plan, entities: entities, isWritable: isWritable)
    if isWritable, schema.isVersioned || migrationPlan != nil {
      try store.maintain { try Self.note(schema.version, in: $0) }
    }
    return store
  }

  private func makeFolder() throws {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw SwiftDataError(
        .loadIssueModelContainer, "The folder of the store \(path) cannot be made: \(error.localizedDescription)")
    }
  }

  /// Returns the version of the schema that wrote the store, if it had one. Fails if something else wrote it.
  func storedVersion() throws -> Schema.Version? {
    let database = try StorePlace(path).openUnchanged()
    guard try database.integer("SELECT COUNT(*) FROM sqlite_master WHERE name = '_cairn'") == 1 else {
      // A process that was killed while it made the store leaves an empty one.
      if try database.integer("SELECT COUNT(*) FROM sqlite_master") == 0 { return nil }
      throw StorePlace.foreign(path, "it is a database of another program")
    }
    var version: Schema.Version?
    try database.query("SELECT value FROM _cairn WHERE name = 'version'") {
      if case .text(let text) = $0.value(0) { version = Schema.Version(text) }
    }
    return version
  }

  static func note(_ version: Schema.Version, in database: Database) throws {
    try database.run("INSERT OR REPLACE INTO _cairn VALUES ('version', \(SQLText(.text(version.description))))")
  }

  /// Renames the files of a damaged store. Returns the new name.
  private func keepAside() throws -> String {
    try StorePlace(path).requireOwn(followsLinks: false)
    var number = 1
    while StorePlace("\(path).damaged-\(number)").isTaken { number += 1 }
    let kept = "\(path).damaged-\(number)"
    for suffix in ["-shm", "-wal", ""] where FileManager.default.fileExists(atPath: path + suffix) {
      try FileManager.default.moveItem(atPath: path + suffix, toPath: kept + suffix)
    }
    return kept
  }

  /// Deletes the store.
  func delete() throws {
    try StorePlace(path).requireOwn(followsLinks: false)
    for file in companions where unlink(file) != 0 && errno != ENOENT {
      throw SwiftDataError(
        .loadIssueModelContainer, "The file \(file) cannot be removed: \(String(cString: strerror(errno))).")
    }
  }
}
