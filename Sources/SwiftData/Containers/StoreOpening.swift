import CairnCore
import CairnLocks
import Foundation

/// Opens the stores of configurations.
enum StoreOpening {
  /// Whether to act as if the system had no SQLite.
  @TaskLocal static var isLibraryHidden = false

  static var hasLibrary: Bool { !isLibraryHidden && Database.isAvailable }

  private struct OpenContainer {
    weak var shared: StoreCoordinator?
    let types: [ObjectIdentifier]
  }

  private static let open = Mutex<[String: OpenContainer]>([:])

  /// Opens the stores of a schema. A file that is open already, with the same models, is shared: its contexts learn of
  /// each other's saves.
  static func open(
    _ schema: Schema, _ configurations: [ModelConfiguration], migrationPlan: (any SchemaMigrationPlan.Type)?
  ) throws -> StoreCoordinator {
    let paths = configurations.map { $0.isStoredInMemoryOnly ? nil : $0.url.standardizedFileURL.path }
    let names = paths.compactMap { $0 }
    guard !names.isEmpty, names.count == paths.count else {
      return try make(schema, configurations, migrationPlan: migrationPlan)
    }
    let key = zip(names, configurations).map { "\($0)\($1.allowsSave ? "" : " read-only")" }.joined(separator: "\n")
    let types = types(of: schema)
    if let known = open.withLock({ $0[key] }), known.types == types, let shared = known.shared { return shared }
    let new = try make(schema, configurations, migrationPlan: migrationPlan)
    open.withLock { open in
      open = open.filter { $0.value.shared != nil }
      open[key] = OpenContainer(shared: new, types: types)
    }
    return new
  }

  /// Opens stores of an app under test, which finds them again when it is restored.
  static func open(
    _ schema: Schema, _ configurations: [ModelConfiguration], named names: [String], in memory: ModelMemory
  ) throws -> StoreCoordinator {
    let types = types(of: schema)
    return try memory.stores(
      names.joined(separator: "\n"), where: { Self.types(of: $0.schema) == types },
      orElse: { try make(schema, configurations, migrationPlan: nil) })
  }

  private static func types(of schema: Schema) -> [ObjectIdentifier] {
    schema.plan.entities.map { ObjectIdentifier($0.layout.type) }
  }

  private static func make(
    _ schema: Schema, _ configurations: [ModelConfiguration], migrationPlan: (any SchemaMigrationPlan.Type)?
  ) throws -> StoreCoordinator {
    if configurations.contains(where: { $0.cloudKitContainerIdentifier != nil }) { DataProblem.cloud() }
    let indices = try storeIndices(of: schema, configurations)
    let stores = try configurations.indices.map { index in
      let entities = schema.plan.entities.filter { indices[$0.index] == index }
      return try store(configurations[index], schema, entities, migrationPlan)
    }
    return StoreCoordinator(schema: schema, stores: stores, storeIndices: indices)
  }

  /// Returns the configuration of each entity: one that names it, or the first that names none.
  private static func storeIndices(of schema: Schema, _ configurations: [ModelConfiguration]) throws -> [Int] {
    try schema.plan.entities.map { entity in
      let named = configurations.firstIndex { $0.schema?.plan.entity(of: entity.layout) != nil }
      guard let index = named ?? configurations.firstIndex(where: { $0.schema == nil }) else {
        throw SwiftDataError(.loadIssueModelContainer, "No configuration stores \(entity.name).")
      }
      return index
    }
  }

  private static func store(
    _ configuration: ModelConfiguration, _ schema: Schema, _ entities: [EntityPlan],
    _ migrationPlan: (any SchemaMigrationPlan.Type)?
  ) throws -> any ModelStore {
    guard hasLibrary else {
      guard configuration.isStoredInMemoryOnly else {
        throw SwiftDataError(
          .loadIssueModelContainer,
          "The store \(configuration.url.path) needs SQLite. Install libsqlite3-0 (Debian, Ubuntu) or sqlite-libs "
            + "(Fedora).")
      }
      if !isLibraryHidden { DataProblem.noLibrary() }
      return MemoryModelStore(schema.plan)
    }
    if configuration.isStoredInMemoryOnly {
      return try SQLiteStore(path: nil, plan: schema.plan, entities: entities, isWritable: true)
    }
    let file = StoreFile(
      configuration.url, isWritable: configuration.allowsSave, isPrivate: configuration.isPrivate)
    return try file.open(schema, entities, migrationPlan)
  }
}
