import Foundation

// Both ends of a relationship change in the same call.
extension NSManagedObject {
  /// Returns the identifiers of the objects that a relationship to many leads to.
  func related(_ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
    if let known = stored(relationship.name) as? [NSManagedObjectID] { return known }
    guard status != .inserted, let context = managedObjectContext, values != nil else { return [] }
    guard let found = context.loadRelated(self, relationship) else { return [] }
    values?[relationship.name] = found
    committed[relationship.name] = found
    return found
  }

  /// Returns the objects that a relationship leads to.
  func relatedObjects(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    guard let context = managedObjectContext else { return looseObjects[relationship.name] ?? [] }
    return objectIDs(forRelationshipNamed: relationship.name).map { context.object(with: $0) }
  }

  /// Makes a relationship lead to objects. The relationship back follows.
  func relate(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    guard let context = managedObjectContext else {
      looseObjects[relationship.name] = objects
      return
    }
    guard objects.allSatisfy({ $0.managedObjectContext === context }) else {
      return CoreDataProblem.otherContext(entity.entityName, relationship.name)
    }
    var known: Set<NSManagedObjectID> = []
    let new = objects.map(\.objectID).filter { known.insert($0).inserted }
    let old = objectIDs(forRelationshipNamed: relationship.name)
    // A read that has failed is no reason to take what it would have found away.
    if old.isEmpty, values == nil || (relationship.isToMany && status != .inserted && values?[relationship.name] == nil)
    {
      return
    }
    if new == old || (!relationship.isOrdered && relationship.isToMany && Set(new) == Set(old)) { return }
    let stays = Set(new)
    let was = Set(old)
    let inverse = relationship.inverseRelationship
    setIDs(new, relationship)
    guard let inverse else { return }
    for id in old where !stays.contains(id) { context.object(with: id).unlink(inverse, from: objectID) }
    for id in new where !was.contains(id) { context.object(with: id).link(inverse, back: relationship, to: self) }
  }

  /// Adds this end after the other has changed.
  private func link(
    _ relationship: NSRelationshipDescription, back: NSRelationshipDescription, to other: NSManagedObject
  ) {
    var ids = objectIDs(forRelationshipNamed: relationship.name)
    if ids.contains(other.objectID) { return }
    if !relationship.isToMany {
      // The object leaves the one that it belonged to.
      for former in ids { managedObjectContext?.object(with: former).unlink(back, from: objectID) }
      ids = []
    }
    setIDs(ids + [other.objectID], relationship)
  }

  /// Removes this end after the other has changed.
  func unlink(_ relationship: NSRelationshipDescription, from other: NSManagedObjectID) {
    let ids = objectIDs(forRelationshipNamed: relationship.name)
    guard ids.contains(other) else { return }
    setIDs(ids.filter { $0 != other }, relationship)
  }

  private func setIDs(_ ids: [NSManagedObjectID], _ relationship: NSRelationshipDescription) {
    if relationship.isToMany {
      write(relationship.name, ids)
    } else {
      write(relationship.name, ids.first)
    }
  }

  /// Follows the delete rules. Returns the objects that are deleted with this one.
  func detachForDeletion() -> [NSManagedObject] {
    var further: [NSManagedObject] = []
    for relationship in entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
      switch relationship.deleteRule {
      case .noActionDeleteRule, .denyDeleteRule: continue
      case .cascadeDeleteRule: further += relatedObjects(relationship)
      case .nullifyDeleteRule:
        guard let inverse = relationship.inverseRelationship else { continue }
        for object in relatedObjects(relationship) where !object.isDeleted { object.unlink(inverse, from: objectID) }
      }
    }
    return further
  }
}
