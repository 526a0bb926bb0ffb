import Foundation

/// The models of a container.
///
/// ```swift
/// let schema = Schema([Trip.self, Place.self])
/// ```
public final class Schema: Hashable, Sendable, CustomDebugStringConvertible {
  /// The version of a schema.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public var description: String { "\(major).\(minor).\(patch)" }

    public static func < (a: Self, b: Self) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }

    init?(_ text: String) {
      let numbers = text.split(separator: ".").compactMap { Int($0) }
      guard numbers.count == 3 else { return nil }
      self.init(numbers[0], numbers[1], numbers[2])
    }
  }

  /// The version of the models.
  public let version: Version
  let plan: SchemaPlan
  /// Whether the app chose the version, by a `VersionedSchema`.
  let isVersioned: Bool

  /// Creates a schema of models and those they are related to.
  public convenience init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.init(types, version: version, isVersioned: false)
  }

  /// Creates a schema of models and those they are related to.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version, isVersioned: false)
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier, isVersioned: true)
  }

  private init(_ types: [any PersistentModel.Type], version: Version, isVersioned: Bool) {
    self.version = version
    self.isVersioned = isVersioned
    plan = SchemaPlan(types)
  }

  /// The entities of the models.
  public var entities: [Entity] { plan.entities.map(Entity.init) }

  /// The entities by their names.
  public var entitiesByName: [String: Entity] {
    Dictionary(uniqueKeysWithValues: entities.map { ($0.name, $0) })
  }

  /// Returns the entity of a model.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    plan.entity(of: type).map(Entity.init)
  }

  public var debugDescription: String { "Schema \(version): \(plan.entities.map(\.name).joined(separator: ", "))" }

  public static func == (a: Schema, b: Schema) -> Bool { a.version == b.version && a.plan.shape == b.plan.shape }
  public func hash(into hasher: inout Hasher) { hasher.combine(version) }
}

extension Schema {
  /// The description of a model class.
  public struct Entity: Hashable, Sendable {
    let plan: EntityPlan

    /// The name of the class.
    public var name: String { plan.name }
    /// The properties that hold values.
    public var attributes: Set<String> { Set(plan.properties.filter { $0.codec != nil }.map(\.name)) }
    /// The properties that hold other models.
    public var relationships: Set<String> { Set(plan.properties.filter { $0.codec == nil }.map(\.name)) }

    public static func == (a: Self, b: Self) -> Bool { a.plan.layout === b.plan.layout }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}

/// The models of one version of an app.
///
/// ```swift
/// enum TripsSchemaV1: VersionedSchema {
///   static let versionIdentifier = Schema.Version(1, 0, 0)
///   static var models: [any PersistentModel.Type] { [Trip.self] }
/// }
/// ```
public protocol VersionedSchema: SendableMetatype {
  /// The models of this version.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}
