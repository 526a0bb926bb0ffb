import Foundation

/// Where and how a container stores its models.
///
/// ```swift
/// let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
/// ```
public struct ModelConfiguration: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
  /// A folder that apps of a group share.
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String?

    /// The app's own folder.
    public static let automatic = GroupContainer(identifier: nil)
    /// No group.
    public static let none = GroupContainer(identifier: nil)
    /// The folder of a group.
    public static func identifier(_ identifier: String) -> GroupContainer { GroupContainer(identifier: identifier) }
  }

  /// A database in iCloud. Linux has none: anything but `none` and `automatic` is reported, and the models stay on this
  /// machine.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String?

    /// The database of the app's entitlements; none here.
    public static let automatic = CloudKitDatabase(name: nil)
    /// No database.
    public static let none = CloudKitDatabase(name: nil)
    /// A private database.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(name: privateDBName) }
  }

  /// The name of the configuration.
  public let name: String
  /// The models it stores, or `nil` for all.
  public let schema: Schema?
  /// The file of the store.
  public let url: URL
  /// Whether models are lost when the container goes.
  public let isStoredInMemoryOnly: Bool
  /// Whether contexts may save.
  public let allowsSave: Bool
  /// The group whose folder holds the store.
  public let groupAppContainerIdentifier: String?
  /// The database in iCloud.
  public let cloudKitContainerIdentifier: String?
  /// Whether the app chose the place of the store.
  let hasURL: Bool
  /// Whether the store is in the app's own folder, or in a user's.
  let isPrivate: Bool

  public var id: String { name }

  /// Configures a store in the app's folder, or in memory.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    groupAppContainerIdentifier = groupContainer.identifier
    cloudKitContainerIdentifier = cloudKitDatabase.name
    let group = groupContainer.identifier.flatMap {
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0)
    }
    url = DefaultPlace.folder(inGroup: group).appending(path: "\(self.name).store")
    hasURL = false
    isPrivate = groupContainer.identifier == nil
  }

  /// Configures a store in memory.
  public init(isStoredInMemoryOnly: Bool) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Configures models that are stored together.
  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Configures a store in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    groupAppContainerIdentifier = nil
    cloudKitContainerIdentifier = cloudKitDatabase.name
    hasURL = true
    isPrivate = false
  }

  private init(_ other: ModelConfiguration, folder: URL?) {
    name = other.name
    schema = other.schema
    url = folder?.appending(path: "\(other.name).store") ?? other.url
    isStoredInMemoryOnly = other.isStoredInMemoryOnly || folder == nil
    allowsSave = other.allowsSave
    groupAppContainerIdentifier = other.groupAppContainerIdentifier
    cloudKitContainerIdentifier = other.cloudKitContainerIdentifier
    hasURL = true
    isPrivate = true
  }

  /// Returns the configuration with its store in another folder, unless the app chose the place.
  func moved(to folder: URL) -> ModelConfiguration {
    hasURL || groupAppContainerIdentifier != nil ? self : ModelConfiguration(self, folder: folder)
  }

  /// Whether the app has decided where the models are, if only in memory.
  var isPlaced: Bool { hasURL || isStoredInMemoryOnly }

  /// The configuration of the same models in memory.
  var inMemory: ModelConfiguration { ModelConfiguration(self, folder: nil) }

  public var debugDescription: String { isStoredInMemoryOnly ? "\(name) in memory" : "\(name) in \(url.path)" }

  public static func == (a: Self, b: Self) -> Bool {
    a.name == b.name && a.url == b.url && a.isStoredInMemoryOnly == b.isStoredInMemoryOnly
      && a.allowsSave == b.allowsSave
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(url) }
}
