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

public let NSSQLiteStoreType = "SQLite"
public let NSXMLStoreType = "XML"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

extension NSPersistentStore {
  /// A kind of store.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }
}
