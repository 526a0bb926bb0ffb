import CairnStore
import Foundation

extension NSPersistentStoreCoordinator {
  /// Deletes the file of a store, and those that SQLite keeps beside it. A file of another program stays.
  public func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    guard url.path != "/dev/null", storeType != NSInMemoryStoreType else { return }
    try StorePlace(url.path, problem: StoreOpening.error).requireOwn(followsLinks: false)
    for suffix in ["-shm", "-wal", ""] where unlink(url.path + suffix) != 0 && errno != ENOENT {
      throw CoreDataError.error(
        NSPersistentStoreOperationError,
        "The file \(url.path + suffix) cannot be removed: \(String(cString: strerror(errno))).")
    }
  }

  /// Deletes the file of a store, and those that SQLite keeps beside it. A file of another program stays.
  public func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// Copies a store to another file, and uses that from now on.
  public func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    try copy(store.store, to: url, for: url)
    let new = try addPersistentStore(
      ofType: storeType, configurationName: store.configurationName, at: url, options: options)
    try remove(store)
    return new
  }

  /// Copies a store's file over another.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws {
    let source = try StoreOpening(
      model: managedObjectModel, type: storeType, configuration: nil, url: sourceURL, isWritable: false, migrates: false
    ).open()
    let place = StorePlace(destinationURL.path, problem: StoreOpening.error)
    try place.requireOwn(followsLinks: false)
    let folder = destinationURL.deletingLastPathComponent()
    let new = folder.appending(path: ".\(UUID().uuidString)-\(destinationURL.lastPathComponent)")
    defer { unlink(new.path) }
    try copy(source, to: new, for: destinationURL)
    // Changes that are only in the journal would be lost with it, if the new file could not take the old one's place.
    if place.isTaken, let old = try? Database(path: destinationURL.path, isWritable: true, problem: StoreOpening.error)
    {
      try? old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    for suffix in ["-shm", "-wal"] { unlink(destinationURL.path + suffix) }
    guard rename(new.path, destinationURL.path) == 0 else {
      throw CoreDataError.error(
        NSPersistentStoreOperationError,
        "The file \(destinationURL.path) cannot be replaced: \(String(cString: strerror(errno))).")
    }
  }

  /// - Parameter final: The name that the copy gets, beside which its large data is.
  private func copy(_ store: SQLStore, to url: URL, for final: URL) throws {
    let place = StorePlace(url.path, problem: StoreOpening.error)
    guard !place.isTaken else {
      throw StoreOpening.error(.foreign(url.path, "a file is there already"))
    }
    try place.makePrivate(always: false)
    do {
      try store.use { try $0.run("VACUUM INTO \(SQLText(.text(url.path)))") }
      try copyLargeData(from: store.externalFiles, to: SQLStore.externalFiles(of: final))
    } catch {
      unlink(url.path)
      throw error
    }
  }

  private func copyLargeData(from source: URL?, to target: URL) throws {
    let files = FileManager.default
    guard let source, let names = try? files.contentsOfDirectory(atPath: source.path), !names.isEmpty else { return }
    try files.createDirectory(at: target, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for name in names where !files.fileExists(atPath: target.appending(path: name).path) {
      try files.copyItem(at: source.appending(path: name), to: target.appending(path: name))
    }
  }

  /// Returns what a file says of itself.
  public class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    let place = StorePlace(url.path, problem: StoreOpening.error)
    try place.requireOwn()
    guard place.isTaken else {
      throw CoreDataError.error(NSPersistentStoreOpenError, "There is no store \(url.path).")
    }
    let database = try place.openUnchanged()
    var metadata = try StoreMetadata.read(database)
    try database.query("SELECT Z_UUID FROM Z_METADATA") {
      if case .text(let text) = $0.value(0) { metadata[NSStoreUUIDKey] = text }
    }
    return metadata
  }

  /// Returns what a file says of itself.
  public class func metadataForPersistentStore(
    type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    try metadataForPersistentStore(ofType: type.rawValue, at: url, options: options)
  }
}
