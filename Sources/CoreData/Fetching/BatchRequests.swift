import Foundation

/// What came of a request.
open class NSPersistentStoreResult: NSObject {}

/// What a batch request returns.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs
  case resultTypeCount
}

/// What a batch request returns.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType = 0
  case updatedObjectIDsResultType
  case updatedObjectsCountResultType
}

/// What a batch request returns.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly = 0
  case objectIDs
  case count
}

/// Deletes objects in the store, without reading them. Contexts learn of it by `mergeChanges(fromRemoteContextSave:into:)`.
///
/// ```swift
/// let request = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Item"))
/// request.resultType = .resultTypeObjectIDs
/// let result = try context.execute(request) as? NSBatchDeleteResult
/// ```
///
/// Relationships back are cleared, and a rule to delete related objects is followed. A rule to deny is not.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  // Sendable: as its superclass.

  /// The request for the objects to delete.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  let ids: [NSManagedObjectID]?
  /// The kind of the result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Deletes what a request finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    ids = nil
  }

  /// Deletes objects.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    fetchRequest.entity = objects.first?.entity
    ids = objects
  }
}

/// What came of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Identifiers, a number, or whether it has succeeded.
  public let result: Any?
  /// The kind of the result.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    self.result = result
    resultType = type
  }
}

/// Sets values of objects in the store, without reading them.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
  // Sendable: as its superclass.

  /// The name of the entity.
  public let entityName: String
  /// The entity.
  public let entity: NSEntityDescription?
  /// The condition on the objects.
  open var predicate: NSPredicate?
  /// Whether objects of subentities are changed, too.
  open var includesSubentities = true
  /// The values by the names of properties.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// The kind of the result.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  /// Changes objects of an entity.
  public init(entityName: String) {
    self.entityName = entityName
    entity = nil
  }

  /// Changes objects of an entity.
  public init(entity: NSEntityDescription) {
    entityName = entity.entityName
    self.entity = entity
  }
}

/// What came of a batch update.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// Identifiers, a number, or whether it has succeeded.
  public let result: Any?
  /// The kind of the result.
  public let resultType: NSBatchUpdateRequestResultType

  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
    self.result = result
    resultType = type
  }
}

/// Adds objects to the store, without a context that keeps them.
///
/// ```swift
/// try context.execute(NSBatchInsertRequest(entityName: "Item", objects: [["title": "Milk"], ["title": "Tea"]]))
/// ```
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
  // Sendable: as its superclass.

  /// The name of the entity.
  public let entityName: String
  /// The entity.
  public let entity: NSEntityDescription?
  /// The values of the objects.
  open var objectsToInsert: [[String: Any]]?
  /// Fills the dictionary of the next object, or returns true at the end.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Fills the next object, or returns true at the end.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// The kind of the result.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  private init(_ name: String, _ entity: NSEntityDescription?) {
    entityName = name
    self.entity = entity
  }

  /// Adds objects with some values.
  public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.init(entityName, nil)
    objectsToInsert = dictionaries
  }

  /// Adds objects with some values.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entity.entityName, entity)
    objectsToInsert = dictionaries
  }

  /// Adds the objects whose dictionaries code fills, until it returns true.
  public convenience init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.init(entityName, nil)
    dictionaryHandler = handler
  }

  /// Adds the objects whose dictionaries code fills, until it returns true.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entity.entityName, entity)
    dictionaryHandler = handler
  }

  /// Adds the objects that code fills, until it returns true.
  public convenience init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.init(entityName, nil)
    managedObjectHandler = handler
  }

  /// Adds the objects that code fills, until it returns true.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entity.entityName, entity)
    managedObjectHandler = handler
  }
}

/// What came of a batch insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// Identifiers, a number, or whether it has succeeded.
  public let result: Any?
  /// The kind of the result.
  public let resultType: NSBatchInsertRequestResultType

  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
    self.result = result
    resultType = type
  }
}

/// A request whose result is handed over when it is there.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  // Sendable: as its superclass.

  /// The request for the objects.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Called with the result.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// Has no effect.
  open var estimatedResultCount = 0

  /// Fetches, and calls code with the result.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
  }
}

/// The result of an asynchronous request.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  /// The objects.
  public let finalResult: [ResultType]?
  /// Why the fetch has failed.
  public let operationError: (any Error)?

  init(_ result: [ResultType]?, _ error: (any Error)?) {
    finalResult = result
    operationError = error
  }
}
