import CairnUnsafe
import Foundation

extension NSManagedObjectContext {
  /// What objects come from.
  var source: (any ObjectSource)? { parent.map { ParentSource($0) } ?? persistentStoreCoordinator }

  /// Returns the objects that a request asks for.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let plan = try request.plan(in: self)
    if request.resultType == .countResultType { return [NSNumber(value: try count(plan))].compactMap { $0 as? T } }
    let objects = try objects(
      plan, pending: request.includesPendingChanges, refreshing: request.shouldRefreshRefetchedObjects)
    switch request.resultType {
    case .managedObjectIDResultType: return objects.compactMap { $0.objectID as? T }
    case .dictionaryResultType: return dictionaries(objects, request).compactMap { $0 as? T }
    default: return objects.compactMap { $0 as? T }
    }
  }

  private func dictionaries<T>(_ objects: [NSManagedObject], _ request: NSFetchRequest<T>) -> [NSDictionary] {
    let names = request.propertiesToFetch?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
    var known: Set<NSDictionary> = []
    return objects.compactMap { object in
      let keys = names ?? object.entity.attributesByName.keys.sorted()
      let dictionary = NSMutableDictionary()
      for key in keys {
        let value = object.value(forKeyPath: key)
        if let value {
          dictionary.setObject((value as? NSManagedObject)?.objectID ?? value, forKey: NSString(string: key))
        }
      }
      if request.returnsDistinctResults, !known.insert(dictionary).inserted { return nil }
      return dictionary
    }
  }

  /// Returns how many objects a request would find.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try count(request.plan(in: self)) }

  private func count(_ plan: FetchPlan) throws -> Int {
    if !hasChanges, let count = try source?.count(plan) { return count }
    return try objects(plan, pending: true).count
  }

  /// Returns the objects that a plan asks for, counting changes that are not saved.
  func objects(_ plan: FetchPlan, pending: Bool, refreshing: Bool = false) throws -> [NSManagedObject] {
    guard let source else {
      throw CoreDataError.error(
        NSPersistentStoreOperationError, "The context has no coordinator. Load the stores of a container first.")
    }
    let counts = pending && hasChanges
    if !counts, let rows = try source.rows(plan) { return rows.compactMap { object(for: $0, refreshing) } }
    if counts, plan.isLocal, let rows = try source.rows(plan.unlimited) {
      let unchanged = rows.compactMap { object(for: $0, refreshing) }.filter { $0.status == .clean }
      let changed = (updated.all + inserted.all).filter { plan.accepts($0) && plan.holds($0) }
      return plan.limited(plan.sorted(unchanged + changed))
    }
    let stored = try source.rows(plan.everything) ?? []
    var all = stored.compactMap { object(for: $0, refreshing) }.filter { !pending || $0.status != .deleted }
    if pending { all += inserted.all.filter { plan.accepts($0) } }
    return plan.limited(plan.sorted(all.filter { plan.holds($0) }))
  }

  /// Returns the object of a row. One that the context has keeps its values.
  private func object(for row: ObjectRow, _ refreshing: Bool) -> NSManagedObject? {
    let object = object(with: row.id)
    if object.values == nil {
      fill(object, row)
    } else if refreshing, object.status == .clean, object.version != row.version {
      object.objectWillChange.send()
      fill(object, row)
    }
    return object
  }

  private func fill(_ object: NSManagedObject, _ row: ObjectRow) {
    object.values = row.values
    object.committed = row.values
    object.version = row.version
    object.isStored = true
    object.isGone = false
    object.isQuiet = true
    object.awakeFromFetch()
    object.isQuiet = false
  }

  /// Reads the values of an object. One that is gone counts as deleted.
  func fill(_ object: NSManagedObject) throws {
    guard let source, !object.isGone else { return }
    if let row = try source.row(object.objectID) { return fill(object, row) }
    object.isGone = true
    object.values = [:]
    object.committed = [:]
  }

  /// Reads the values of an object. If that fails, the next access tries again.
  func load(_ object: NSManagedObject) {
    do { try fill(object) } catch { CoreDataProblem.readFailed(object.entity.entityName, error) }
  }

  /// Reads what a relationship leads to, or returns `nil` if that fails.
  func loadRelated(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription
  ) -> [NSManagedObjectID]? {
    guard object.isStored, let source else { return [] }
    do {
      return try source.related(object.objectID, relationship).filter { id in
        // Objects that were deleted here, or lead elsewhere since, no longer belong to this one.
        guard let other = registry[id]?.object, other.status == .updated || other.status == .deleted else {
          return true
        }
        guard other.status == .updated, let inverse = relationship.inverseRelationship else { return false }
        // Objects that were not read are not changed. Reading them would ask for these in turn.
        if inverse.isToMany, other.values?[inverse.name] == nil { return true }
        return other.objectIDs(forRelationshipNamed: inverse.name).contains(object.objectID)
      }
    } catch {
      CoreDataProblem.readFailed(object.entity.entityName, error)
      return nil
    }
  }
}

/// A parent context, as what its children get their objects from.
final class ParentSource: ObjectSource {
  private let parent: NSManagedObjectContext

  init(_ parent: NSManagedObjectContext) { self.parent = parent }

  private func ask<Result>(_ question: (NSManagedObjectContext) throws -> Result) throws -> Result {
    try parent.performAndWait { Handed(try question(parent)) }.value
  }

  func row(_ id: NSManagedObjectID) throws -> ObjectRow? {
    try ask { parent in
      let object = parent.object(with: id)
      if object.values == nil { try parent.fill(object) }
      return object.isGone || object.status == .deleted ? nil : object.row
    }
  }

  func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID] {
    try ask { $0.object(with: id).objectIDs(forRelationshipNamed: relationship.name) }
  }

  func rows(_ plan: FetchPlan) throws -> [ObjectRow]? {
    try ask { parent in
      // A predicate may ask for objects, and those of the child are others.
      try parent.objects(
        plan.condition.map { $0.isLocal(in: plan.entity) } ?? true ? plan : plan.everything, pending: true
      )
      .map(\.row)
    }
  }

  func count(_ plan: FetchPlan) throws -> Int? { try rows(plan)?.count }
}

extension NSManagedObject {
  /// The values of the object, without those of relationships to many.
  var row: ObjectRow {
    if values == nil { managedObjectContext?.load(self) }
    let kept = (values ?? [:]).filter { entity.relationshipsByName[$0.key]?.isToMany != true }
    return ObjectRow(id: objectID, version: version, values: kept)
  }
}
