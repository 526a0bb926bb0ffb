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

  private func stores(of entity: NSEntityDescription) throws -> [NSPersistentStore] {
    let open = persistentStores
    let found = open.filter { $0.entities.contains(entity.entityName) }
    guard !found.isEmpty else {
      throw CoreDataError.error(
        NSPersistentStoreOperationError,
        open.isEmpty
          ? "No store is open. Call loadPersistentStores of the container first, and look at its error."
          : "No open store keeps objects of \(entity.entityName).")
    }
    return found
  }

  /// Returns the store of an object: its own, or the one that a new object is saved to.
  func store(of id: NSManagedObjectID) throws -> NSPersistentStore {
    let open = try stores(of: id.entity)
    if let own = open.first(where: { $0 === id.persistentStore }) { return own }
    if id.isTemporaryID { return open.first { !$0.isReadOnly } ?? open[0] }
    // Another coordinator may have read the identifier from the same store.
    if let same = open.first(where: { $0.identifier == id.storeIdentifier }) { return same }
    throw CoreDataError.error(
      NSPersistentStoreOperationError, "The store of \(id) is not open, so the object cannot be read or saved.")
  }

  func row(_ id: NSManagedObjectID) throws -> ObjectRow? { id.isTemporaryID ? nil : try store(of: id).reader.row(id) }

  func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID] {
    id.isTemporaryID ? [] : try store(of: id).reader.related(id, relationship)
  }

  func rows(_ plan: FetchPlan) throws -> [ObjectRow]? {
    try ask(plan) { try $0.reader.rows(plan) }?.flatMap { $0 }
  }

  func count(_ plan: FetchPlan) throws -> Int? { try ask(plan) { try $0.reader.count(plan) }?.reduce(0, +) }

  /// Asks each store of a plan, or returns `nil` if only a context can combine their answers.
  private func ask<Answer>(_ plan: FetchPlan, _ question: (NSPersistentStore) throws -> Answer?) throws -> [Answer]? {
    let asked = try stores(of: plan.entity).filter { plan.asks($0) }
    if asked.count > 1, !plan.order.isEmpty || plan.limit > 0 || plan.offset > 0 { return nil }
    var answers: [Answer] = []
    for store in asked {
      guard let answer = try question(store) else { return nil }
      answers.append(answer)
    }
    return answers
  }

  /// Saves changes: those of one store all or none.
  func save(_ changes: SaveChanges) throws -> SaveResult {
    var result = SaveResult()
    var places: [NSManagedObjectID: NSPersistentStore] = [:]
    for id in changes.ids where places[id] == nil { places[id] = try store(of: id) }
    let open = persistentStores
    if open.count > 1 { try requireOneStore(changes, places) }
    for store in open {
      let part = changes.filtered { places[$0] === store }
      if part.isEmpty { continue }
      let saved = try store.writer.save(part)
      result.permanent.merge(saved.permanent) { $1 }
      result.versions.merge(saved.versions) { $1 }
    }
    return result
  }

  /// Fails if a relationship would lead from one store to another, where only the key of the other object would be kept.
  private func requireOneStore(
    _ changes: SaveChanges, _ places: [NSManagedObjectID: NSPersistentStore]
  ) throws {
    func check(_ id: NSManagedObjectID, _ key: String, _ other: NSManagedObjectID) throws {
      let other = other.current
      if try places[other] ?? store(of: other) === places[id] { return }
      throw CoreDataError.error(
        NSManagedObjectExternalRelationshipError,
        "\(id.entity.entityName).\(key) leads to an object of another store. Assign both objects to the same store.")
    }
    for write in changes.inserts + changes.updates {
      for (key, value) in write.values where write.keys.contains(key) {
        if let other = value as? NSManagedObjectID, write.id.entity.relationshipsByName[key] != nil {
          try check(write.id, key, other)
        }
      }
    }
    for link in changes.links {
      for other in link.added { try check(link.id, link.relationship.name, other) }
    }
  }

  func reserve(_ ids: [NSManagedObjectID]) throws -> [NSManagedObjectID: NSManagedObjectID] {
    var places: [ObjectIdentifier: (store: NSPersistentStore, ids: [NSManagedObjectID])] = [:]
    for id in ids {
      let store = try store(of: id)
      places[ObjectIdentifier(store), default: (store, [])].ids.append(id)
    }
    return try places.values.reduce(into: [:]) { permanent, place in
      permanent.merge(try place.store.writer.reserve(place.ids)) { first, _ in first }
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
