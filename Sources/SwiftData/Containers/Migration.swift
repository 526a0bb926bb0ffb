import CairnStore
import Foundation

/// The versions of an app's schema, and how to get from one to the next.
///
/// ```swift
/// enum TripsMigrationPlan: SchemaMigrationPlan {
///   static var schemas: [any VersionedSchema.Type] { [TripsSchemaV1.self, TripsSchemaV2.self] }
///   static var stages: [MigrationStage] { [.lightweight(fromVersion: TripsSchemaV1.self, toVersion: TripsSchemaV2.self)] }
/// }
/// ```
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps from each version to the next.
  static var stages: [MigrationStage] { get }
}

/// One step of a migration.
public enum MigrationStage: Sendable {
  /// Adds and renames properties, which needs no code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// Calls code before and after the change: the first with the old models, the second with the new ones.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: (@Sendable (ModelContext) throws -> Void)?, didMigrate: (@Sendable (ModelContext) throws -> Void)?)

  fileprivate var from: Schema.Version {
    switch self {
    case .lightweight(let from, _), .custom(let from, _, _, _): from.versionIdentifier
    }
  }

  fileprivate var to: any VersionedSchema.Type {
    switch self {
    case .lightweight(_, let to), .custom(_, let to, _, _): to
    }
  }
}

/// Brings a store to the version of the app.
///
/// It works on a copy, which replaces the store at the end, so that an interrupted or failed migration leaves the store as
/// it was.
struct Migration {
  let plan: any SchemaMigrationPlan.Type
  let file: StoreFile
  let target: Schema

  func run(from stored: Schema.Version?) throws {
    // A store without a version was written before the app had a plan.
    guard let start = stored ?? plan.schemas.first?.versionIdentifier, start < target.version else { return }
    var stages: [MigrationStage] = []
    var version = start
    while version < target.version {
      guard let stage = plan.stages.first(where: { $0.from == version }),
        stage.to.versionIdentifier > version
      else {
        throw SwiftDataError(
          .unknownSchema,
          "The migration plan has no stage from version \(version), which the store has, toward \(target.version).")
      }
      stages.append(stage)
      version = stage.to.versionIdentifier
    }
    let copy = URL(filePath: file.url.path + ".migrating")
    try StoreFile(copy).delete()
    try StorePlace(copy.path).makePrivate(always: false)
    try copyStore(to: copy)
    do {
      for stage in stages { try run(stage, on: copy) }
      let database = try Database(path: copy.path, isWritable: true)
      try database.execute("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE;")
    } catch {
      try? StoreFile(copy).delete()
      throw error
    }
    guard rename(copy.path, file.url.resolvingSymlinksInPath().path) == 0 else {
      throw SwiftDataError(.loadIssueModelContainer, "The migrated store cannot replace \(file.url.path).")
    }
  }

  private func copyStore(to copy: URL) throws {
    let database = try Database(path: file.url.path, isWritable: true)
    // Leaves no journal that would be applied to the migrated file.
    try database.execute("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE;")
    try database.run("VACUUM INTO \(SQLText(.text(copy.path)))")
  }

  private func run(_ stage: MigrationStage, on copy: URL) throws {
    let to = Schema(versionedSchema: stage.to)
    guard case .custom(let from, _, let before, let after) = stage else {
      _ = try open(copy, to)
      return
    }
    if let before { try work(Schema(versionedSchema: from), copy, before) }
    try work(to, copy, after ?? { _ in })
  }

  private func open(_ copy: URL, _ schema: Schema) throws -> StoreCoordinator {
    let store = try SQLiteStore(
      path: copy.path, plan: schema.plan, entities: schema.plan.entities, isWritable: true)
    return StoreCoordinator(schema: schema, stores: [store], storeIndices: schema.plan.entities.map { _ in 0 })
  }

  private func work(_ schema: Schema, _ copy: URL, _ code: (ModelContext) throws -> Void) throws {
    let context = ModelContext(try open(copy, schema))
    try code(context)
    try context.save()
  }
}
