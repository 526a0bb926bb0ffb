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
    try copy(store, to: url)
    try remove(store)
    return try addPersistentStore(
      ofType: storeType, configurationName: store.configurationName, at: url, options: options)
  }

  /// Copies a store's file over another.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws {
    let source = try StoreOpening(
      model: managedObjectModel, type: storeType, configuration: nil, url: sourceURL, isWritable: false, migrates: false
    ).open()
    try destroyPersistentStore(at: destinationURL, ofType: storeType)
    try copy(source, to: destinationURL)
  }

  private func copy(_ store: NSPersistentStore, to url: URL) throws { try copy(store.store, to: url) }

  private func copy(_ store: SQLStore, to url: URL) throws {
    let place = StorePlace(url.path, problem: StoreOpening.error)
    guard !place.isTaken else {
      throw StoreOpening.error(.foreign(url.path, "a file is there already"))
    }
    try place.makePrivate(always: false)
    try store.use { try $0.run("VACUUM INTO \(SQLText(.text(url.path)))") }
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
