import Foundation

extension NSManagedObjectContext {
  /// Makes an object part of the context. The next save adds it.
  public func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    note(object, ObjectState(exists: false, values: object.values))
    object.managedObjectContext = self
    object.status = .inserted
    object.changedKeys = Set(object.values?.keys.map { $0 } ?? [])
    for relationship in object.entity.relationshipsByName.values where relationship.isToMany {
      object.values?[relationship.name] = [NSManagedObjectID]()
    }
    register(object)
    inserted.insert(object)
    let loose = object.looseObjects
    object.looseObjects = [:]
    for (key, objects) in loose.sorted(by: { $0.key < $1.key }) {
      for other in objects where other.managedObjectContext == nil { insert(other) }
      if let relationship = object.entity.relationshipsByName[key] { object.relate(relationship, to: objects) }
    }
    object.isQuiet = true
    object.awakeFromInsert()
    object.isQuiet = false
    didChange(object)
  }

  /// Chooses the store that a new object is saved to, where several keep objects of its entity. Otherwise it is the first
  /// that can be written.
  public func assign(_ object: Any, to store: NSPersistentStore) {
    (object as? NSManagedObject)?.objectID.assign(store)
  }

  /// Deletes an object with the next save, and follows the delete rules now.
  public func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, object.status != .deleted else { return }
    if object.values == nil { load(object) }
    object.prepareForDeletion()
    guard object.status != .deleted else { return }
    object.objectWillChange.send()
    willChange(object)
    let wasInserted = object.status == .inserted
    // Deleted first, so that a cascade that leads back ends.
    object.status = .deleted
    let further = object.detachForDeletion()
    move(object, to: wasInserted ? nil : .deleted)
    didChange(object)
    for other in further { delete(other) }
  }

  /// Moves an object to the set of its new status, or out of the context.
  func move(_ object: NSManagedObject, to status: NSManagedObject.Status?) {
    inserted.remove(object)
    updated.remove(object)
    deleted.remove(object)
    object.status = status ?? .clean
    switch status {
    case .inserted: inserted.insert(object)
    case .updated: updated.insert(object)
    case .deleted: deleted.insert(object)
    case .clean: break
    case nil:
      registry[object.objectID] = nil
      object.managedObjectContext = nil
    }
  }

  /// Notes an object's state before its first change in an event.
  func willChange(_ object: NSManagedObject) {
    note(object, ObjectState(exists: object.status != .deleted, values: object.values))
  }

  private func note(_ object: NSManagedObject, _ before: ObjectState) {
    guard eventPositions[ObjectIdentifier(object)] == nil else { return }
    eventPositions[ObjectIdentifier(object)] = event.count
    event.append((object, before))
  }

  func eventState(of object: NSManagedObject) -> ObjectState? {
    eventPositions[ObjectIdentifier(object)].map { event[$0].before }
  }

  func didChange(_ object: NSManagedObject) {
    if object.status == .clean, object.managedObjectContext === self { move(object, to: .updated) }
    tell(object.entity, object)
    scheduleEvent()
  }

  /// Ends an event: records how to undo it, and tells observers what it has changed.
  public func processPendingChanges() {
    guard !event.isEmpty else { return }
    let changes = event
    event = []
    eventPositions = [:]
    if let undoManager, undoManager.isUndoRegistrationEnabled {
      undoManager.registerUndo(withTarget: self) { context in
        context.restore(changes)
        context.processPendingChanges()
      }
    }
    var sets: [String: Set<NSManagedObject>] = [:]
    for (object, before) in changes {
      let exists = object.managedObjectContext === self && object.status != .deleted
      let key = exists ? (before.exists ? NSUpdatedObjectsKey : NSInsertedObjectsKey) : NSDeletedObjectsKey
      if exists || before.exists { sets[key, default: []].insert(object) }
    }
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: sets)
    tellProcessed()
  }

  // MARK: Undo

  /// Undoes the last event.
  public func undo() {
    processPendingChanges()
    undoManager?.undo()
  }

  /// Redoes the event that was undone last.
  public func redo() {
    processPendingChanges()
    undoManager?.redo()
  }

  /// Makes objects what they were.
  func restore(_ states: [(object: NSManagedObject, before: ObjectState)]) {
    for (object, state) in states.reversed() {
      object.objectWillChange.send()
      if object.managedObjectContext == nil {
        note(object, ObjectState(exists: false, values: object.values))
        object.managedObjectContext = self
        register(object)
      } else {
        willChange(object)
      }
      let isStored = object.isStored
      object.values = state.values.map { $0.mapValues(Self.current) }
      if !state.exists {
        move(object, to: isStored ? .deleted : nil)
      } else if !isStored {
        object.changedKeys = Set(object.values?.keys.map { $0 } ?? [])
        move(object, to: .inserted)
      } else {
        object.findChanges()
        move(object, to: object.changedKeys.isEmpty ? .clean : .updated)
      }
      object.awake(fromSnapshotEvents: state.exists ? .undoUpdate : .undoInsertion)
      tell(object.entity, object)
    }
  }

  /// An identifier may have become a permanent one since it was noted.
  private static func current(_ value: Any) -> Any {
    if let id = value as? NSManagedObjectID { return id.current }
    return (value as? [NSManagedObjectID])?.map(\.current) ?? value
  }

  /// Forgets all changes.
  public func rollback() {
    undoManager?.removeAllActions(withTarget: self)
    for object in inserted.all {
      object.objectWillChange.send()
      move(object, to: nil)
      tell(object.entity, object)
    }
    for object in updated.all + deleted.all {
      object.objectWillChange.send()
      object.values = object.committed
      object.changedKeys = []
      move(object, to: .clean)
      object.awake(fromSnapshotEvents: .rollback)
      tell(object.entity, object)
    }
    event = []
    eventPositions = [:]
    tellProcessed()
  }

  /// Forgets all objects. The app must not use them any more.
  public func reset() {
    undoManager?.removeAllActions(withTarget: self)
    for object in allObjects {
      object.managedObjectContext = nil
      object.status = .clean
    }
    registry = [:]
    kept = []
    inserted = ObjectSet()
    updated = ObjectSet()
    deleted = ObjectSet()
    event = []
    eventPositions = [:]
    for entity in model?.entities ?? [] { tell(entity) }
    tellProcessed()
  }

  // MARK: Refreshing

  /// Reads an object again when it is next used. With `mergeChanges`, its changes stay.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, object.status != .inserted else { return }
    object.objectWillChange.send()
    if flag, object.status == .updated {
      merge(object)
    } else {
      object.willTurnIntoFault()
      if object.status == .updated { move(object, to: .clean) }
      object.values = nil
      object.changedKeys = []
      object.isGone = false
      object.didTurnIntoFault()
    }
    tell(object.entity, object)
    scheduleEvent()
  }

  /// Reads all objects again when they are next used. Changes stay.
  public func refreshAllObjects() {
    for object in allObjects { refresh(object, mergeChanges: true) }
    tellProcessed()
  }

  /// Takes the values of the store for the properties that were not changed here.
  func merge(_ object: NSManagedObject) {
    do {
      guard let row = try source?.row(object.objectID) else { return }
      let mine = object.values ?? [:]
      object.committed = row.values
      object.version = row.version
      object.values = row.values
      for key in object.changedKeys { object.values?[key] = mine[key] }
      for relationship in object.entity.relationshipsByName.values
      where relationship.isToMany && object.changedKeys.contains(relationship.name) {
        object.committed[relationship.name] = loadRelated(object, relationship) ?? []
      }
      object.findChanges()
      if object.changedKeys.isEmpty { move(object, to: .clean) }
    } catch {
      CoreDataProblem.readFailed(object.entity.entityName, error)
    }
  }
}

extension NSManagedObject {
  /// Notes the properties whose values are not those of the store.
  func findChanges() {
    let keys = Set(values?.keys.map { $0 } ?? []).union(committed.keys)
    changedKeys = keys.filter { key in
      // A relationship that was not read is not changed.
      guard let property = entity.propertiesByName[key] else { return false }
      if (property as? NSRelationshipDescription)?.isToMany == true, values?[key] == nil || committed[key] == nil {
        return false
      }
      return !AttributeValue.areSame(values?[key], committed[key])
    }
  }
}
