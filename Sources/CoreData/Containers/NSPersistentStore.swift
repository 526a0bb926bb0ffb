// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's Core Data.

import Foundation

/// A store of objects: a file, or memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  // Sendable: the database has a lock, and the rest does not change but for metadata, which the database keeps.

  let store: SQLStore
  /// The entities of the store.
  let entities: Set<String>
  /// The kind of the store.
  public let type: String
  /// The name of the configuration whose entities the store keeps.
  public let configurationName: String
  /// The file, or `/dev/null`.
  public let url: URL?
  /// The options that the store was opened with.
  public let options: [AnyHashable: Any]?
  /// What opened the store.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  init(
    _ store: SQLStore, entities: Set<String>, type: String, configuration: String?, url: URL?,
    options: [AnyHashable: Any]?
  ) {
    self.store = store
    self.entities = entities
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.options = options
  }

  /// The identity of the store.
  open var identifier: String { store.identifier }
  /// Whether objects cannot be saved.
  open var isReadOnly: Bool { !store.isWritable }
  /// What the store says of itself.
  open var metadata: [String: Any] {
    get { store.metadata }
    set { store.setMetadata(newValue) }
  }
}

/// A file of SQLite.
public let NSSQLiteStoreType = "SQLite"
/// A file in XML, which cannot be opened here.
public let NSXMLStoreType = "XML"
/// A binary file, which cannot be opened here.
public let NSBinaryStoreType = "Binary"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The kind of a store, in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The identifier of a store, in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The numbers of the entities, in the metadata of a store.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The names of the model's version, in the metadata of a store.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// Opens a store to be read only.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Migrates a store of a former version when it is opened.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Compares two versions to migrate a store.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Has no effect. A store keeps no history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Has no effect. The notification is never posted.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// Has no effect. Only the user can read the file.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// Has no effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

extension NSPersistentStore {
  /// A kind of store.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A file of SQLite.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A binary file, which cannot be opened here.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// A store in memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }
}
