import Foundation

/// A request that a context executes by its own way.
private protocol ExecutableRequest {
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSManagedObjectContext {
  /// Executes a request: a batch of deletions, updates or insertions, or a fetch that calls code.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let executable = request as? any ExecutableRequest else {
      throw CoreDataError.error(
        NSPersistentStoreUnsupportedRequestTypeError, "A context cannot execute a \(type(of: request)).")
    }
    return try executable.execute(in: self)
  }

  fileprivate func coordinator() throws -> NSPersistentStoreCoordinator {
    guard let coordinator = persistentStoreCoordinator else {
      throw CoreDataError.error(NSPersistentStoreOperationError, "The context has no coordinator.")
    }
    return coordinator
  }

  /// A context that changes the store beside this one, so that what is not saved here stays here.
  fileprivate func besides() throws -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.confinementConcurrencyType)
    context.persistentStoreCoordinator = try coordinator()
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    return context
  }
}

extension NSBatchDeleteRequest: ExecutableRequest {
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let work = try context.besides()
    let objects: [NSManagedObject]
    if let ids {
      objects = ids.filter { !$0.current.isTemporaryID }.map { work.object(with: $0) }
    } else {
      objects = try work.objects(fetchRequest.plan(in: work), pending: false)
    }
    for object in objects { work.delete(object) }
    let gone = work.deletedObjects.map(\.objectID)
    try work.saveUnchecked()
    switch resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true, resultType)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(gone, resultType)
    case .resultTypeCount: return NSBatchDeleteResult(gone.count, resultType)
    }
  }
}

extension NSBatchUpdateRequest: ExecutableRequest {
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let work = try context.besides()
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    let objects = try work.fetch(request)
    for object in objects {
      for (key, value) in propertiesToUpdate ?? [:] {
        let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name ?? ""
        object.setValue(value is NSNull ? nil : value, forKey: name)
      }
    }
    try work.saveUnchecked()
    switch resultType {
    case .statusOnlyResultType: return NSBatchUpdateResult(true, resultType)
    case .updatedObjectIDsResultType: return NSBatchUpdateResult(objects.map(\.objectID), resultType)
    case .updatedObjectsCountResultType: return NSBatchUpdateResult(objects.count, resultType)
    }
  }
}

extension NSBatchInsertRequest: ExecutableRequest {
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let work = try context.besides()
    work.mergePolicy = context.mergePolicy
    var objects: [NSManagedObject] = []
    func insert() -> NSManagedObject {
      NSEntityDescription.insertNewObject(forEntityName: entityName, into: work)
    }
    guard work.model?.entitiesByName[entityName] != nil else {
      throw CoreDataError.error(
        NSPersistentStoreIncompatibleSchemaError, "The model has no entity \(entityName).")
    }
    for values in objectsToInsert ?? [] {
      let object = insert()
      object.setValuesForKeys(values)
      objects.append(object)
    }
    while let dictionaryHandler {
      let values = NSMutableDictionary()
      if dictionaryHandler(values) { break }
      let object = insert()
      for case let key as String in values.allKeys { object.setValue(values[key], forKey: key) }
      objects.append(object)
    }
    while let managedObjectHandler {
      let object = insert()
      if managedObjectHandler(object) {
        work.delete(object)
        break
      }
      objects.append(object)
    }
    try work.saveUnchecked()
    switch resultType {
    case .statusOnly: return NSBatchInsertResult(true, resultType)
    case .objectIDs: return NSBatchInsertResult(objects.map(\.objectID), resultType)
    case .count: return NSBatchInsertResult(objects.count, resultType)
    }
  }
}

extension NSAsynchronousFetchRequest: ExecutableRequest {
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result: NSAsynchronousFetchResult<ResultType>
    do {
      result = NSAsynchronousFetchResult(try context.fetch(fetchRequest), nil)
    } catch {
      result = NSAsynchronousFetchResult(nil, error)
    }
    completionBlock?(result)
    return result
  }
}
