import CairnCore
import CairnLocks
import CairnUnsafe
import Foundation

/// The stores of a model, and the contexts that learn of each other's saves.
open class NSPersistentStoreCoordinator: NSObject, ObjectSource, @unchecked Sendable {
  // Sendable: a lock guards all that changes, and the model does not change once a coordinator uses it.

  /// The model of the stores.
  public let managedObjectModel: NSManagedObjectModel
  /// A name for the app's own use.
  open var name: String?
  private let stores = Mutex<[NSPersistentStore]>([])
  private let contexts = Mutex<[SharedContext]>([])

  private struct SharedContext: Sendable {
    weak var context: NSManagedObjectContext?
  }

  /// Creates a coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    model.freeze()
    ObjectClasses.note(model)
  }

  /// The stores.
  open var persistentStores: [NSPersistentStore] { stores.withLock { $0 } }

  // MARK: Opening

  /// Opens a store of the entities of a configuration.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    func isSet(_ key: String) -> Bool { (options?[key] as? Bool) ?? (options?[key] as? NSNumber)?.boolValue ?? false }
    let opening = StoreOpening(
      model: managedObjectModel, type: storeType, configuration: configuration, url: storeURL,
      isWritable: !isSet(NSReadOnlyPersistentStoreOption),
      migrates: isSet(NSMigratePersistentStoresAutomaticallyOption)
        && isSet(NSInferMappingModelAutomaticallyOption))
    return add(try opening.open(), opening, options)
  }

  /// Opens a store of the entities of a configuration.
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Opens a store, and calls code with the result.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try add(storeDescription, in: .appFolder, isPlaced: true)
      block(storeDescription, nil)
    } catch { block(storeDescription, error) }
  }

  func add(_ description: NSPersistentStoreDescription, in place: ModelPlace, isPlaced: Bool) throws {
    var opening = StoreOpening(
      model: managedObjectModel, type: description.type, configuration: description.configuration,
      url: description.url, isWritable: !description.isReadOnly,
      migrates: description.shouldMigrateStoreAutomatically && description.shouldInferMappingModelAutomatically)
    var store: SQLStore?
    switch place {
    case .folder(let folder) where !isPlaced:
      opening.url = opening.url.map { folder.appending(path: $0.lastPathComponent) }
    case .memory(let memory) where !isPlaced && description.type == NSSQLiteStoreType:
      opening.url = URL(filePath: "/dev/null")
      let model = managedObjectModel
      store = try memory.stores(
        "CoreData \(description.url?.lastPathComponent ?? "")", where: { $0.fits(model) },
        orElse: { try opening.open() })
    default: break
    }
    _ = add(try store ?? opening.open(), opening, description.options)
  }

  private func add(_ store: SQLStore, _ opening: StoreOpening, _ options: [AnyHashable: Any]?) -> NSPersistentStore {
    let new = NSPersistentStore(
      store, entities: Set((opening.entities ?? []).map(\.entityName)), type: opening.type,
      configuration: opening.configuration, url: opening.url, options: options)
    new.persistentStoreCoordinator = self
    stores.withLock { $0.append(new) }
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
    return new
  }

  /// Closes a store.
  open func remove(_ store: NSPersistentStore) throws {
    stores.withLock { stores in stores.removeAll { $0 === store } }
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
  }

  /// Returns the store of a file.
  open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }

  /// Returns the file of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(filePath: "/dev/null") }

  /// Returns what a store says of itself.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  /// Sets what a store says of itself.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }

  /// Returns the identifier that a link stands for, or `nil` if it belongs to another store.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.path.split(separator: "/")
    guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"), let key = Int64(parts[1].dropFirst()),
      key > 0, let entity = managedObjectModel.entitiesByName[String(parts[0])],
      let store = persistentStores.first(where: { $0.identifier.caseInsensitiveCompare(url.host ?? "") == .orderedSame }
      )
    else { return nil }
    return NSManagedObjectID(entity, key, in: store)
  }

  /// Runs code now.
  open func performAndWait(_ block: () -> Void) { block() }

  /// Runs code later.
  open func perform(_ block: @escaping () -> Void) {
    let work = Handed(block)
    DispatchQueue.global().async { work.value() }
  }

  // MARK: Rows

  private func store(of entity: NSEntityDescription) throws -> NSPersistentStore {
    let open = persistentStores
    guard let store = open.first(where: { $0.entities.contains(entity.entityName) }) else {
      throw CoreDataError.error(
        NSPersistentStoreOperationError,
        open.isEmpty
          ? "No store is open. Call loadPersistentStores of the container first, and look at its error."
          : "No open store keeps objects of \(entity.entityName).")
    }
    return store
  }

  func row(_ id: NSManagedObjectID) throws -> ObjectRow? {
    id.isTemporaryID ? nil : try store(of: id.entity).reader.row(id)
  }

  func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID] {
    id.isTemporaryID ? [] : try store(of: id.entity).reader.related(id, relationship)
  }

  func rows(_ plan: FetchPlan) throws -> [ObjectRow]? { try store(of: plan.entity).reader.rows(plan) }

  func count(_ plan: FetchPlan) throws -> Int? { try store(of: plan.entity).reader.count(plan) }

  /// Saves changes: those of one store all or none.
  func save(_ changes: SaveChanges) throws -> SaveResult {
    var result = SaveResult()
    let involved = changes.inserts.map(\.id) + changes.updates.map(\.id) + changes.deletes.map(\.id)
    for id in involved { _ = try store(of: id.entity) }
    for store in persistentStores {
      let part = changes.filtered { store.entities.contains($0.entity.entityName) }
      if part.isEmpty { continue }
      let saved = try store.writer.save(part)
      result.permanent.merge(saved.permanent) { $1 }
      result.versions.merge(saved.versions) { $1 }
    }
    return result
  }

  func reserve(_ ids: [NSManagedObjectID]) throws -> [NSManagedObjectID: NSManagedObjectID] {
    for id in ids { _ = try store(of: id.entity) }
    return try persistentStores.reduce(into: [:]) { permanent, store in
      let part = ids.filter { store.entities.contains($0.entity.entityName) }
      permanent.merge(try store.writer.reserve(part)) { first, _ in first }
    }
  }

  // MARK: Contexts

  func add(_ context: NSManagedObjectContext) {
    contexts.withLock { contexts in
      contexts.removeAll { $0.context == nil }
      contexts.append(SharedContext(context: context))
    }
  }

  func remove(_ context: NSManagedObjectContext) {
    contexts.withLock { contexts in contexts.removeAll { $0.context === context || $0.context == nil } }
  }

  /// Hands a save to the contexts that merge automatically.
  func publish(_ notice: SaveNotice, from sender: NSManagedObjectContext?) {
    let others = contexts.withLock { $0.compactMap(\.context) }
    for context in others where context !== sender && context.automaticallyMergesChangesFromParent {
      let app = RunningApp.current
      context.perform { RunningApp.$current.withValue(app) { context.merge(notice) } }
    }
  }
}
