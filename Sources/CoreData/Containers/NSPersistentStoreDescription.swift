import Foundation

/// How a store is opened.
///
/// ```swift
/// let description = NSPersistentStoreDescription(url: url)
/// description.isReadOnly = true
/// container.persistentStoreDescriptions = [description]
/// ```
open class NSPersistentStoreDescription: NSObject, NSCopying {
  /// The kind of the store.
  open var type = NSSQLiteStoreType
  /// The name of the configuration whose entities the store keeps.
  open var configuration: String?
  /// The file of the store. `/dev/null` keeps the objects in memory.
  open var url: URL? { didSet { isPlaced = true } }
  /// Whether objects cannot be saved.
  open var isReadOnly = false
  /// Has no effect. A store is not waited for long.
  open var timeout: TimeInterval = 240
  /// Has no effect. Stores are open when `loadPersistentStores` returns, and their handlers were called.
  open var shouldAddStoreAsynchronously = false
  /// Whether a store of a former version of the model is brought to this one.
  open var shouldMigrateStoreAutomatically = true
  /// Whether what has changed is found by comparing the versions.
  open var shouldInferMappingModelAutomatically = true
  /// The settings of SQLite. They have no effect.
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  /// The options of the store.
  open private(set) var options: [String: NSObject] = [:]
  /// How the store is shared by iCloud. There is none on Linux.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// Whether the app has chosen the place.
  var isPlaced = false

  /// Describes a store in a file.
  public init(url: URL) {
    self.url = url
    super.init()
    isPlaced = true
  }

  /// Describes a store without a file.
  public override init() { super.init() }

  /// Sets an option of the store.
  open func setOption(_ option: NSObject?, forKey key: String) {
    options[key] = option
    if key == NSReadOnlyPersistentStoreOption { isReadOnly = (option as? NSNumber)?.boolValue ?? false }
  }

  /// Has no effect.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.type = type
    copy.configuration = configuration
    copy.url = url
    copy.isPlaced = isPlaced
    copy.isReadOnly = isReadOnly
    copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    copy.options = options
    return copy
  }

  open override var description: String { "\(type) in \(url?.path ?? "no file")" }
}
