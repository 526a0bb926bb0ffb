import CairnUnsafe
import Foundation

extension NSManagedObjectContext {
  /// Saves the changes: to the store in one step, or to the parent context.
  ///
  /// If it fails, nothing is saved and the changes stay.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    tellWillSave()
    try validate()
    try write()
  }

  /// Saves the changes of a batch without validation. Other contexts do not learn of them automatically.
  func saveUnchecked() throws {
    isUnpublished = true
    if hasChanges { try write() }
  }

  private func write() throws {
    // What it took to resolve conflicts may conflict again, as others save meanwhile.
    for _ in 0..<20 {
      let changes = changes()
      do {
        if let parent {
          try parent.performAndWait { try parent.apply(changes) }
          return finish(SaveResult(), changes)
        }
        guard let coordinator = persistentStoreCoordinator else {
          throw CoreDataError.error(
            NSPersistentStoreSaveError, "The context has no coordinator, so it cannot be saved.")
        }
        let result = try coordinator.save(changes)
        return finish(result, changes)
      } catch let conflicts as SaveConflicts {
        try resolve(conflicts)
      }
    }
    throw CoreDataError.error(NSManagedObjectMergeError, "Others change the objects all the time.")
  }

  /// Tells objects, which may change themselves and others.
  private func tellWillSave() {
    var told: Set<ObjectIdentifier> = []
    for _ in 0..<100 {
      let new = (inserted.all + updated.all + deleted.all).filter { told.insert(ObjectIdentifier($0)).inserted }
      if new.isEmpty { break }
      for object in new { object.willSave() }
    }
    processPendingChanges()
  }

  private func validate() throws {
    var errors: [NSError] = []
    func check(_ objects: [NSManagedObject], _ code: (NSManagedObject) throws -> Void) {
      for object in objects {
        do { try code(object) } catch {
          let details = (error as NSError).userInfo[NSDetailedErrorsKey] as? [NSError]
          errors += details ?? [error as NSError]
        }
      }
    }
    check(inserted.all) { try $0.validateForInsert() }
    check(updated.all.filter { !$0.changedKeys.isEmpty }) { try $0.validateForUpdate() }
    check(deleted.all) { try $0.validateForDelete() }
    try NSManagedObject.fail(errors)
  }

  private func changes() -> SaveChanges {
    var changes = SaveChanges()
    for object in inserted.all {
      changes.inserts.append(object.write(Set(object.entity.propertiesByName.keys)))
      changes.links += object.links()
    }
    for object in updated.all where !object.changedKeys.isEmpty {
      changes.updates.append(object.write(object.changedKeys))
      changes.links += object.links()
    }
    changes.deletes = deleted.all.map { ($0.objectID, $0.version) }
    return changes
  }

  /// Takes over what a save has made of the objects.
  private func finish(_ result: SaveResult, _ changes: SaveChanges) {
    let new = inserted.all
    let changed = updated.all
    let gone = deleted.all
    rename(result.permanent)
    for object in new + changed {
      object.values = object.values?.mapValues { Self.renamed($0, result.permanent) }
      object.committed = object.values ?? [:]
      object.version = result.versions[object.objectID] ?? object.version
      object.changedKeys = []
      object.isStored = true
      move(object, to: .clean)
    }
    for object in gone {
      object.isStored = false
      object.version = 0
      object.committed = [:]
      move(object, to: nil)
    }
    for object in new + changed + gone { object.didSave() }
    let notice = SaveNotice(
      inserted: Set(new.map(\.objectID)), updated: Set(changed.map(\.objectID)), deleted: Set(gone.map(\.objectID)))
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [
        NSInsertedObjectsKey: Set(new), NSUpdatedObjectsKey: Set(changed), NSDeletedObjectsKey: Set(gone),
      ])
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: self,
      userInfo: [
        NSInsertedObjectIDsKey: notice.inserted, NSUpdatedObjectIDsKey: notice.updated,
        NSDeletedObjectIDsKey: notice.deleted,
      ])
    if parent == nil, !isUnpublished { persistentStoreCoordinator?.publish(notice, from: self) }
    for child in children.compactMap(\.context) {
      child.perform {
        child.rename(result.permanent)
        for object in child.allObjects {
          object.values = object.values?.mapValues { Self.renamed($0, result.permanent) }
          object.committed = object.committed.mapValues { Self.renamed($0, result.permanent) }
        }
        if child.automaticallyMergesChangesFromParent { child.merge(notice) }
      }
    }
  }

  /// Gives objects the identifiers of their rows.
  private func rename(_ permanent: [NSManagedObjectID: NSManagedObjectID]) {
    for (old, new) in permanent {
      old.become(new)
      guard let object = registry.removeValue(forKey: old)?.object else { continue }
      object.objectID = new
      registry[new] = WeakObject(object: object)
    }
  }

  static func renamed(_ value: Any, _ permanent: [NSManagedObjectID: NSManagedObjectID]) -> Any {
    if permanent.isEmpty { return value }
    if let id = value as? NSManagedObjectID { return permanent[id] ?? id }
    return (value as? [NSManagedObjectID]).map { $0.map { permanent[$0] ?? $0 } } ?? value
  }

  /// Gives new objects the identifiers that the next save would give them.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    guard let coordinator = persistentStoreCoordinator else { return }
    let new = objects.filter { $0.objectID.isTemporaryID && $0.status == .inserted }.map(\.objectID)
    let permanent = try coordinator.reserve(new)
    rename(permanent)
    for object in inserted.all + updated.all {
      object.values = object.values?.mapValues { Self.renamed($0, permanent) }
    }
  }

  // MARK: From a child to its parent

  private func apply(_ changes: SaveChanges) throws {
    for write in changes.inserts {
      let object = object(with: write.id)
      if object.status != .inserted {
        willChange(object)
        if object.values == nil { object.values = [:] }
        object.isStored = false
        for relationship in object.entity.relationshipsByName.values where relationship.isToMany {
          object.values?[relationship.name] = [NSManagedObjectID]()
        }
        move(object, to: .inserted)
      }
      take(write, object)
    }
    for write in changes.updates {
      let object = object(with: write.id)
      if object.values == nil { try fill(object) }
      take(write, object)
    }
    for link in changes.links {
      let object = object(with: link.id)
      let removed = Set(link.removed.map(\.current))
      let known = object.objectIDs(forRelationshipNamed: link.relationship.name)
      let added = link.added.map(\.current).filter { !known.contains($0) }
      let list = link.order?.map(\.current) ?? known.filter { !removed.contains($0) } + added
      object.write(link.relationship.name, list)
    }
    for (id, _) in changes.deletes {
      let object = object(with: id)
      if object.values == nil { try fill(object) }
      object.objectWillChange.send()
      willChange(object)
      move(object, to: object.isStored ? .deleted : nil)
      tell(object.entity)
    }
    processPendingChanges()
  }

  private func take(_ write: SaveChanges.Write, _ object: NSManagedObject) {
    for key in write.keys where object.entity.relationshipsByName[key]?.isToMany != true {
      object.write(key, (write.values[key] as? NSManagedObjectID)?.current ?? write.values[key])
    }
  }
}

extension NSManagedObject {
  /// The new values of some properties, without those of relationships to many.
  fileprivate func write(_ keys: Set<String>) -> SaveChanges.Write {
    let single = keys.filter { entity.relationshipsByName[$0]?.isToMany != true }.sorted()
    let kept = (values ?? [:]).filter { single.contains($0.key) }
    return SaveChanges.Write(id: objectID, version: version, keys: single, values: kept)
  }

  /// The changes of relationships to many.
  fileprivate func links() -> [SaveChanges.Link] {
    entity.relationshipsByName.values.filter { $0.isToMany && changedKeys.contains($0.name) }.compactMap {
      relationship in
      guard let new = values?[relationship.name] as? [NSManagedObjectID] else { return nil }
      let old = committed[relationship.name] as? [NSManagedObjectID] ?? []
      if new == old { return nil }
      let kept = Set(new)
      let was = Set(old)
      return SaveChanges.Link(
        id: objectID, relationship: relationship, added: new.filter { !was.contains($0) },
        removed: old.filter { !kept.contains($0) }, order: relationship.isOrdered ? new : nil)
    }
  }
}
