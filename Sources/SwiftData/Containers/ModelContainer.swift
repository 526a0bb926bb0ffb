import CairnCore
import CairnLocks
import Foundation

/// The stores of an app's models.
///
/// ```swift
/// let container = try ModelContainer(for: Trip.self)
/// ```
public final class ModelContainer: Equatable, Sendable {
  let shared: StoreCoordinator
  /// The configurations of the stores.
  public let configurations: Set<ModelConfiguration>
  /// The plan by which older stores were migrated.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  @MainActor private var main: ModelContext?

  /// The models.
  public var schema: Schema { shared.schema }

  /// Opens stores for models and those they are related to.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Self.schema(of: forTypes, migrationPlan), migrationPlan: migrationPlan, configurations)
  }

  /// Opens stores for the models of a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations)
  }

  /// Opens stores for the models of a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations)
  }

  /// - Parameter place: Where the app that runs keeps its models, unless it has chosen a file.
  init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, _ configurations: [ModelConfiguration],
    at place: ModelPlace? = nil
  ) throws {
    let given = configurations.isEmpty ? [ModelConfiguration(schema: nil)] : configurations
    let place = place ?? .ofCaller
    let chosen: [ModelConfiguration]
    switch place {
    case .memory(let memory) where !given.contains(where: \.isPlaced):
      chosen = given.map(\.inMemory)
      shared = try StoreOpening.open(schema, chosen, named: given.map(\.name), in: memory)
    case .folder(let folder):
      chosen = given.map { $0.moved(to: folder) }
      shared = try StoreOpening.open(schema, chosen, migrationPlan: migrationPlan)
    case .memory, .appFolder:
      chosen = given
      shared = try StoreOpening.open(schema, chosen, migrationPlan: migrationPlan)
    }
    self.configurations = Set(chosen)
    self.migrationPlan = migrationPlan
    Self.remember(self)
  }

  private init(_ shared: StoreCoordinator) {
    self.shared = shared
    configurations = []
    migrationPlan = nil
    Self.remember(self)
  }

  /// Returns a schema of models. Those that the migration plan ends with have its version.
  static func schema(
    of types: [any PersistentModel.Type], _ migrationPlan: (any SchemaMigrationPlan.Type)?
  ) -> Schema {
    guard let last = migrationPlan?.schemas.last else { return Schema(types) }
    return Schema(versionedSchema: last)
  }

  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a.shared === b.shared }

  /// The context for views. It saves at the end of each turn.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let new = ModelContext(shared)
    new.run { work in DispatchQueue.main.async(execute: work) }
    new.autosaveEnabled = true
    let link = ContextLink(new)
    let app = RunningApp.current
    new.core.inbox.onArrival {
      DispatchQueue.main.async { RunningApp.$current.withValue(app) { link.context?.core.processInbox() } }
    }
    MainContexts.add(new)
    main = new
    return new
  }

  /// Deletes all models.
  public func deleteAllData() {
    let context = ModelContext(shared)
    do {
      for entity in shared.plan.entities { try Self.deleteAll(entity.layout.type, in: context) }
      try context.save()
    } catch { DataProblem.saveFailed(error) }
  }

  /// Deletes all models.
  public func erase() throws {
    let context = ModelContext(shared)
    for entity in shared.plan.entities { try Self.deleteAll(entity.layout.type, in: context) }
    try context.save()
  }

  private static func deleteAll<Model: PersistentModel>(_ type: Model.Type, in context: ModelContext) throws {
    try context.delete(model: type)
  }

  // MARK: From contexts to containers

  private struct WeakContainer: Sendable {
    weak let container: ModelContainer?
  }

  private static let all = Mutex<[ObjectIdentifier: WeakContainer]>([:])

  private static func remember(_ container: ModelContainer) {
    all.withLock { all in
      all = all.filter { $0.value.container != nil }
      all[ObjectIdentifier(container.shared)] = WeakContainer(container: container)
    }
  }

  /// Returns the container of a context. Contexts do not keep it alive, because it keeps one of them.
  static func container(of shared: StoreCoordinator) -> ModelContainer {
    all.withLock { $0[ObjectIdentifier(shared)]?.container } ?? ModelContainer(shared)
  }
}

/// The contexts for views, which save before the app may end.
@MainActor
enum MainContexts {
  private static var all: [ContextLink] = []
  private static var listens = false

  static func add(_ context: ModelContext) {
    all.removeAll { $0.context == nil }
    all.append(ContextLink(context))
    guard !listens else { return }
    listens = true
    AppPhaseListeners.add { phase, _ in if phase != .active { saveAll() } }
    AppPhaseListeners.addAtEnd { saveAll() }
  }

  private static func saveAll() { for link in all { link.context?.autosave() } }
}
