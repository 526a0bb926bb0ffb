import CairnStore
import Foundation

/// Opens a store: a file of Core Data's, which may be Apple's, or memory.
struct StoreOpening {
  let model: NSManagedObjectModel
  let type: String
  let configuration: String?
  var url: URL?
  let isWritable: Bool
  let migrates: Bool

  var entities: [NSEntityDescription]? { model.entities(forConfigurationName: configuration) }

  private var isInMemory: Bool { type == NSInMemoryStoreType || url?.path == "/dev/null" }

  func open() throws -> SQLStore {
    guard entities != nil else {
      throw CoreDataError.error(
        NSPersistentStoreIncompatibleSchemaError, "The model has no configuration \(configuration ?? "").")
    }
    guard type == NSSQLiteStoreType || type == NSInMemoryStoreType else {
      throw CoreDataError.error(
        NSPersistentStoreInvalidTypeError, "A store cannot have the type \(type). Use NSSQLiteStoreType.")
    }
    if isInMemory {
      let database = try Database(path: ":memory:", isWritable: true, problem: Self.error)
      return try StoreInstaller(model: model, database: database, file: nil).open(isWritable: true, migrates: true)
    }
    guard let url else {
      throw CoreDataError.error(NSPersistentStoreOpenError, "A store of the type \(type) needs a URL.")
    }
    let file = url.resolvingSymlinksInPath()
    let place = StorePlace(url.path, problem: Self.error)
    let exists = FileManager.default.fileExists(atPath: file.path)
    if isWritable {
      try makeFolder(of: url)
      try place.requireOwn()
    } else if !exists {
      throw CoreDataError.error(
        NSPersistentStoreOpenError,
        "There is no store \(url.path), and none is made because it is opened to be read only.")
    }
    if exists { try inspect(place, url) }
    if isWritable { try place.makePrivate(always: false) }
    let database = try Database(path: url.path, isWritable: isWritable, problem: Self.error)
    if isWritable { try database.useJournal() }
    return try StoreInstaller(model: model, database: database, file: url)
      .open(isWritable: isWritable, migrates: migrates)
  }

  /// Fails before anything is written if the file is not Core Data's, or is damaged.
  private func inspect(_ place: StorePlace, _ url: URL) throws {
    let database = try place.openUnchanged()
    // A process that was killed while it made the store leaves an empty one.
    if try database.integer("SELECT COUNT(*) FROM sqlite_master") == 0 { return }
    let found = try database.integer(
      "SELECT COUNT(*) FROM sqlite_master WHERE name IN ('Z_PRIMARYKEY', 'Z_METADATA') AND type = 'table'")
    guard found == 2 else { throw Self.error(.foreign(url.path, "it is a database of another program")) }
    // Checking takes as long as reading all of the file. Damage in a large one shows when it is read.
    let size = try FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)[.size] as? Int ?? 0
    guard size < 8 << 20 else { return try compare(database, url) }
    try database.query("PRAGMA quick_check(1)") { row in
      if case .text(let text) = row.value(0), text != "ok" {
        throw Self.error(StoreProblem(.damaged, "The store is damaged: \(text)."))
      }
    }
    try compare(database, url)
  }

  private func compare(_ database: Database, _ url: URL) throws {
    _ = try StoreInstaller(model: model, database: database, file: url).plan(isWritable: isWritable, migrates: migrates)
  }

  private func makeFolder(of url: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw CoreDataError.error(
        NSPersistentStoreOpenError, "The folder of \(url.path) cannot be made: \(error.localizedDescription)")
    }
  }

  /// Returns the error of a problem.
  @Sendable static func error(_ problem: StoreProblem) -> any Error {
    switch problem.kind {
    case .noLibrary: CoreDataError.error(NSPersistentStoreOpenError, problem.explanation)
    case .damaged:
      CoreDataError.error(
        CocoaError.Code.fileReadCorruptFile.rawValue,
        problem.explanation
          + " The file was not changed. Put a copy of it in its place, or move it away and begin with an empty store."
      )
    case .notWritable: CoreDataError.error(CocoaError.Code.fileWriteNoPermission.rawValue, problem.explanation)
    case .notUnique: CoreDataError.error(NSManagedObjectConstraintMergeError, problem.explanation)
    case .notOpened:
      CoreDataError.error(
        NSPersistentStoreOpenError, problem.explanation + " Choose another URL for the store, or move the file away.")
    case .failed: CoreDataError.error(NSSQLiteError, problem.explanation)
    }
  }
}
