import CairnCore
import Foundation
import SwiftUI

/// Inserts, fetches, changes and deletes models.
///
/// ```swift
/// context.insert(Trip(name: "Yosemite"))
/// let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
/// try context.save()
/// ```
public final class ModelContext: Equatable {
  let core: ContextCore
  /// Runs code on the context's own executor, if it has one.
  private var schedule: ((@escaping @Sendable () -> Void) -> Void)?
  private var waitsForAutosave = false
  /// Whether the first window that shows the models undoes their changes.
  var wantsUndo = false
  /// The author of changes, for the history, which is not kept here.
  public var author: String?

  /// Creates a context. It saves only when it is asked to.
  public convenience init(_ container: ModelContainer) { self.init(container.shared) }

  init(_ shared: StoreCoordinator) {
    core = ContextCore(shared)
    core.handle = self
    shared.add(core.inbox)
  }

  deinit {
    if core.isAutosaving, core.hasChanges {
      do { try core.save() } catch { DataProblem.saveFailed(error) }
    }
    core.close()
  }

  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

  /// The container of the context's models.
  public var container: ModelContainer { ModelContainer.container(of: core.shared) }

  /// Records how to undo changes, if it is set.
  public var undoManager: UndoManager? {
    get { core.undoManager }
    set { core.undoManager = newValue }
  }

  // MARK: Changes

  /// Whether there are changes that are not saved.
  public var hasChanges: Bool { core.hasChanges }
  /// The models that the next save inserts.
  public var insertedModelsArray: [any PersistentModel] { core.inserted.all }
  /// The models that the next save changes.
  public var changedModelsArray: [any PersistentModel] { core.changed.all }
  /// The models that the next save deletes.
  public var deletedModelsArray: [any PersistentModel] { core.deleted.all }

  /// Inserts a model and those it is related to.
  public func insert<T: PersistentModel>(_ model: T) { core.insert(model) }

  /// Deletes a model. Those it is related to follow the rules of the relationships.
  public func delete<T: PersistentModel>(_ model: T) { core.delete(model) }

  /// Deletes all models that a predicate describes.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    let models = try core.fetch(FetchDescriptor(predicate: predicate))
    core.asOneStep { for model in models { core.delete(model) } }
  }

  /// Saves all changes or none.
  public func save() throws {
    guard core.hasChanges else { return core.processInbox() }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try core.save()
  }

  /// Discards the changes that are not saved.
  public func rollback() { core.rollback() }

  /// Takes pending changes into account. They are here at once, so there is never anything to do.
  public func processPendingChanges() { core.processInbox() }

  /// Makes changes and saves them. If the closure or the save fails, the changes stay pending.
  public func transaction(block: () throws -> Void) throws {
    try core.asOneStep(block)
    try save()
  }

  // MARK: Fetches

  /// Returns the models that a descriptor describes.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] { try core.fetch(descriptor) }

  /// Returns the models that a descriptor describes, which are loaded as they are read.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(core, try core.keys(descriptor), batchSize: batchSize)
  }

  /// Returns how many models a descriptor describes.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try core.count(descriptor)
  }

  /// Returns the identifiers of the models that a descriptor describes.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    guard let entity = core.plan.entity(of: T.self) else { return [] }
    let store = core.store(of: entity).identifier
    return try core.keys(descriptor).map {
      PersistentIdentifier(entityName: entity.name, key: $0, storeIdentifier: store)
    }
  }

  /// Returns the identifiers of the models that a descriptor describes.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [PersistentIdentifier] { try fetchIdentifiers(descriptor) }

  /// Calls code for each model that a descriptor describes, without keeping all of them in memory.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    guard let entity = core.plan.entity(of: T.self) else { return }
    var rest = try core.keys(descriptor)[...]
    while !rest.isEmpty {
      let batch = rest.prefix(max(1, batchSize))
      rest = rest.dropFirst(batch.count)
      for case let model as T in try core.models(entity.index, Array(batch)) { try block(model) }
    }
  }

  /// Returns the model with an identifier. If there is none, the model it returns is deleted and without values.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let entity = core.plan.entity(named: persistentModelID.entityName) else {
      fatalError("The container has no \(persistentModelID.entityName).")
    }
    return core.fault(entity, persistentModelID.key)
  }

  /// Returns the model with an identifier if the context has it already.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    guard let entity = core.plan.entity(named: persistentModelID.entityName) else { return nil }
    return core.registeredModel(entity.index, persistentModelID.key) as? T
  }

  /// Returns the model with an identifier, or `nil` if it does not exist.
  public func existingModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) throws -> T? {
    guard let entity = core.plan.entity(named: persistentModelID.entityName) else { return nil }
    return try core.existingModel(entity.index, persistentModelID.key) as? T
  }

  // MARK: Autosave

  /// Whether changes are saved without a call of `save()`: at the end of the turn in which they are made.
  public var autosaveEnabled: Bool {
    get { core.isAutosaving }
    set {
      core.isAutosaving = newValue
      if newValue, core.hasChanges { requestAutosave() }
    }
  }

  /// Sets how code is run on the context's executor.
  func run(on schedule: @escaping (@escaping @Sendable () -> Void) -> Void) { self.schedule = schedule }

  func requestAutosave() {
    guard let schedule, !waitsForAutosave else { return }
    waitsForAutosave = true
    let link = ContextLink(self)
    // A save that fails is a problem of the app that has changed the models.
    let app = RunningApp.current
    schedule { RunningApp.$current.withValue(app) { link.context?.autosave() } }
  }

  /// Saves the changes. If that fails, it reports the error and keeps them.
  func autosave() {
    waitsForAutosave = false
    guard core.isAutosaving, core.hasChanges else { return }
    do { try save() } catch { DataProblem.saveFailed(error) }
  }

  func didSave(_ summary: SaveSummary) {
    NotificationCenter.default.post(
      name: Self.didSave, object: self,
      userInfo: [
        NotificationKey.insertedIdentifiers.rawValue: summary.inserted,
        NotificationKey.updatedIdentifiers.rawValue: summary.updated,
        NotificationKey.deletedIdentifiers.rawValue: summary.deleted,
      ])
  }
}

extension ModelContext {
  /// Posted before a context saves.
  public static let willSave = Notification.Name("ModelContext.willSave")
  /// Posted after a context has saved.
  public static let didSave = Notification.Name("ModelContext.didSave")

  /// The keys of the identifiers that come with a notification.
  public enum NotificationKey: String {
    case insertedIdentifiers
    case updatedIdentifiers
    case deletedIdentifiers
    case invalidatedAllIdentifiers
    case queryGeneration
  }
}

@available(*, unavailable)
extension ModelContext: Sendable {}

/// A context for code that its own executor runs.
final class ContextLink: @unchecked Sendable {
  // Sendable: only code on the context's executor follows the link.
  weak var context: ModelContext?

  init(_ context: ModelContext) { self.context = context }
}
