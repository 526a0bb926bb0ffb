import Foundation

extension NSManagedObjectContext {
  private var mergeType: NSMergePolicyType { (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType }

  /// Decides conflicts by the merge policy, or fails.
  func resolve(_ conflicts: SaveConflicts) throws {
    for id in conflicts.changed {
      guard let object = registry[id]?.object else { continue }
      try resolve(object, persistentStoreCoordinator?.row(id))
    }
    var merged: [NSManagedObjectID: NSManagedObjectID] = [:]
    // Once for all, as each object may lead to any of them.
    defer { if !merged.isEmpty { replace(merged) } }
    for (id, other) in conflicts.unique {
      guard let object = registry[id]?.object else { continue }
      if try resolve(object, sameAs: other) { merged[id] = other }
    }
  }

  /// Makes relationships lead to the objects that others have become.
  private func replace(_ merged: [NSManagedObjectID: NSManagedObjectID]) {
    for object in inserted.all + updated.all {
      object.values = object.values?.mapValues { value in
        guard let list = Self.renamed(value, merged) as? [NSManagedObjectID] else { return Self.renamed(value, merged) }
        var known: Set<NSManagedObjectID> = []
        return list.filter { known.insert($0).inserted }
      }
    }
  }

  private func resolve(_ object: NSManagedObject, _ row: ObjectRow?) throws {
    let policy = mergeType
    if policy == .errorMergePolicyType {
      throw CoreDataError.error(
        NSManagedObjectMergeError,
        "A \(object.entity.entityName) was changed by another context since it was read. Set the context's mergePolicy, or "
          + "refresh the object.",
        [NSPersistentStoreSaveConflictsErrorKey: [NSMergeConflict(object, stored: row?.values)]])
    }
    guard let row else {
      // Another context has deleted it.
      let isKept = policy == .overwriteMergePolicyType || policy == .mergeByPropertyObjectTrumpMergePolicyType
      object.isStored = false
      object.version = 0
      object.changedKeys = Set(object.values?.keys.map { $0 } ?? [])
      object.committed = [:]
      return move(object, to: isKept && object.status == .updated ? .inserted : nil)
    }
    if object.status == .deleted, policy != .rollbackMergePolicyType {
      object.version = row.version
      return
    }
    object.objectWillChange.send()
    let mine = object.values ?? [:]
    let before = object.committed
    let changed = object.changedKeys
    object.committed = before.merging(row.values) { $1 }
    for key in before.keys where row.values[key] == nil && !(before[key] is [NSManagedObjectID]) {
      object.committed[key] = nil
    }
    object.version = row.version
    var new = object.committed
    for key in changed {
      let isToMany = object.entity.relationshipsByName[key]?.isToMany == true
      let hasChangedThere = !isToMany && !AttributeValue.areSame(before[key], row.values[key])
      switch policy {
      case .mergeByPropertyStoreTrumpMergePolicyType: if !hasChangedThere { new[key] = mine[key] }
      case .rollbackMergePolicyType: break
      default: new[key] = mine[key]
      }
    }
    if policy == .overwriteMergePolicyType { new = mine }
    object.values = new
    object.findChanges()
    move(object, to: object.changedKeys.isEmpty ? .clean : .updated)
    tell(object.entity)
  }

  /// Decides which of two objects has values that only one may have. Returns whether one has become the other.
  private func resolve(_ object: NSManagedObject, sameAs other: NSManagedObjectID) throws -> Bool {
    let policy = mergeType
    guard policy != .errorMergePolicyType, object.status == .inserted,
      object.entity.entityName == other.entity.entityName
    else {
      let names = object.entity.constraints.map { $0.names.joined(separator: ", ") }
      throw CoreDataError.error(
        NSManagedObjectConstraintMergeError,
        "There is a \(other.entity.entityName) with the same \(names.joined(separator: " or ")) already. Set the context's "
          + "mergePolicy, or change the existing object.",
        [NSPersistentStoreSaveConflictsErrorKey: [try conflict(of: object, with: other)]])
    }
    if let second = registry[other]?.object, second.status == .inserted {
      // Both are new: the later one stays.
      delete(second)
      return false
    }
    guard let row = try persistentStoreCoordinator?.row(other) else { return false }
    let mine = object.values ?? [:]
    let former = registry[other]?.object
    registry[object.objectID] = nil
    inserted.remove(object)
    object.objectID.become(other)
    object.objectID = other
    // This context's changes of the stored object count, too.
    let pending = former?.status == .updated ? former : nil
    object.version = pending?.version ?? row.version
    object.committed = pending?.committed ?? row.values
    object.values = pending?.values ?? row.values
    if let former { move(former, to: nil) }
    object.managedObjectContext = self
    register(object)
    object.isStored = true
    let isMine = policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType
    if isMine {
      for (key, value) in mine where !((value as? [NSManagedObjectID])?.isEmpty ?? false) {
        object.values?[key] = value
      }
    }
    for (key, value) in object.values ?? [:] where value is [NSManagedObjectID] && object.committed[key] == nil {
      guard let relationship = object.entity.relationshipsByName[key] else { continue }
      object.committed[key] = loadRelated(object, relationship) ?? []
    }
    object.findChanges()
    move(object, to: object.changedKeys.isEmpty ? .clean : .updated)
    return true
  }

  // MARK: The saves of others

  /// Takes over what another context has saved.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func ids(_ objects: String, _ identifiers: String) -> Set<NSManagedObjectID> {
      if let found = notification.userInfo?[objects] as? Set<NSManagedObject> { return Set(found.map(\.objectID)) }
      return Self.ids(notification.userInfo?[identifiers])
    }
    merge(
      SaveNotice(
        inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
        updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
        deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)))
  }

  /// Takes over what a request has changed in the store.
  ///
  /// ```swift
  /// let changes = [NSDeletedObjectsKey: result.result as? [NSManagedObjectID] ?? []]
  /// NSManagedObjectContext.mergeChanges(fromRemoteContextSave: changes, into: [viewContext])
  /// ```
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    func found(_ names: String...) -> Set<NSManagedObjectID> {
      names.reduce(into: []) { $0.formUnion(ids(changeNotificationData[$1])) }
    }
    let notice = SaveNotice(
      inserted: found(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
      updated: found(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey),
      deleted: found(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
    for context in contexts { context.performAndWait { context.merge(notice) } }
  }

  private static func ids(_ value: Any?) -> Set<NSManagedObjectID> {
    if let set = value as? Set<NSManagedObjectID> { return set }
    if let list = value as? [NSManagedObjectID] { return Set(list) }
    if let set = value as? Set<NSManagedObject> { return Set(set.map(\.objectID)) }
    return []
  }

  /// Takes over the changes of a save. Changes made here stay.
  func merge(_ notice: SaveNotice) {
    processPendingChanges()
    var refreshed: Set<NSManagedObject> = []
    var gone: Set<NSManagedObject> = []
    for id in notice.updated {
      guard let object = registry[id]?.object, object.status != .deleted else { continue }
      refresh(object, mergeChanges: true)
      refreshed.insert(object)
    }
    for id in notice.deleted {
      guard let object = registry[id]?.object, object.status != .inserted else { continue }
      object.objectWillChange.send()
      object.isStored = false
      move(object, to: nil)
      gone.insert(object)
    }
    for entity in Set((notice.inserted.union(notice.updated).union(notice.deleted)).map(\.entity)) { tell(entity) }
    let new = Set(notice.inserted.map { object(with: $0) })
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [NSInsertedObjectsKey: new, NSRefreshedObjectsKey: refreshed, NSDeletedObjectsKey: gone])
    tellProcessed()
  }

  /// The properties with which two objects violate a constraint.
  private func conflict(of object: NSManagedObject, with id: NSManagedObjectID) throws -> NSConstraintConflict {
    let other = registry[id]?.object
    let isStored = other?.status != .inserted
    let mine = object.values ?? [:]
    let row = isStored ? try persistentStoreCoordinator?.row(id)?.values : nil
    let values = row ?? other?.values ?? [:]
    let constraint = object.entity.constraints.first { constraint in
      constraint.names.allSatisfy { AttributeValue.areSame(mine[$0], values[$0]) }
    }
    return NSConstraintConflict(
      constraint: constraint?.names ?? [], databaseObject: isStored ? self.object(with: id) : nil,
      databaseSnapshot: row,
      conflictingObjects: isStored ? [object] : [object, other].compactMap { $0 },
      conflictingSnapshots: isStored ? [mine] : [mine, values])
  }
}
