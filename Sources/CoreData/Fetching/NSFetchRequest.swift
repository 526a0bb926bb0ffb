import CairnFoundation
import Foundation

/// Something that a context asks its stores for.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  // Sendable: the app hands a request over before it is executed, as on Apple's systems.

  /// The stores that are asked, or `nil` for all.
  open var affectedStores: [NSPersistentStore]?
}

/// What a fetch returns.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// Identifiers of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A description of the objects to fetch.
///
/// ```swift
/// let request = NSFetchRequest<Item>(entityName: "Item")
/// request.predicate = NSPredicate(format: "title BEGINSWITH[c] %@", "m")
/// request.sortDescriptors = [NSSortDescriptor(keyPath: \Item.title, ascending: true)]
/// let items = try context.fetch(request)
/// ```
public class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  // Sendable: as its superclass.

  /// The entity of the objects.
  public var entity: NSEntityDescription?
  /// The name of the entity.
  public private(set) var entityName: String?
  /// The condition on the objects, or `nil` for all.
  public var predicate: NSPredicate?
  /// The order of the objects.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number of objects, or 0 for any number.
  public var fetchLimit = 0
  /// How many objects are left out at the beginning.
  public var fetchOffset = 0
  /// Has no effect. The values of all objects are read at once.
  public var fetchBatchSize = 0
  /// The kind of the result.
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects of subentities are found, too.
  public var includesSubentities = true
  /// Whether changes that are not saved count.
  public var includesPendingChanges = true
  /// Has no effect. Values are read with the objects.
  public var includesPropertyValues = true
  /// Has no effect. Values are read with the objects.
  public var returnsObjectsAsFaults = true
  /// Whether objects that the context has get the values of the store.
  public var shouldRefreshRefetchedObjects = false
  /// Has no effect. Related objects are read when they are first used.
  public var relationshipKeyPathsForPrefetching: [String]?
  /// The properties in dictionaries: names or descriptions.
  public var propertiesToFetch: [Any]?
  /// Whether equal dictionaries are returned once.
  public var returnsDistinctResults = false
  /// Has no effect.
  public var propertiesToGroupBy: [Any]?
  /// Has no effect.
  public var havingPredicate: NSPredicate?

  /// Creates a request without an entity.
  public override init() { super.init() }

  /// Creates a request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
    if let type = ResultType.self as? NSManagedObject.Type { ObjectClasses.note(type) }
  }

  /// Creates a request of a view. Without an entity, its objects are of the result's class.
  convenience init(_ entity: NSEntityDescription?, _ order: [NSSortDescriptor], _ predicate: NSPredicate?) {
    self.init()
    self.entity = entity
    sortDescriptors = order
    self.predicate = predicate
  }

  /// Executes the request in the context whose queue runs this code: the main one.
  public func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.lastMain else {
      throw CoreDataError.error(NSPersistentStoreOperationError, "No context is on this queue.")
    }
    return try context.fetch(self)
  }

  func takeOver<Other>(_ other: NSFetchRequest<Other>) {
    affectedStores = other.affectedStores
    entity = other.entity
    entityName = other.entityName
    predicate = other.predicate
    sortDescriptors = other.sortDescriptors
    fetchLimit = other.fetchLimit
    fetchOffset = other.fetchOffset
    resultType = other.resultType
    includesSubentities = other.includesSubentities
    includesPendingChanges = other.includesPendingChanges
    propertiesToFetch = other.propertiesToFetch
    returnsDistinctResults = other.returnsDistinctResults
    shouldRefreshRefetchedObjects = other.shouldRefreshRefetchedObjects
  }

  /// Returns what the request asks for.
  func plan(in context: NSManagedObjectContext) throws -> FetchPlan {
    var found = entity.flatMap { context.model?.entitiesByName[$0.entityName] }
    if found == nil, let entityName { found = context.model?.entitiesByName[entityName] }
    if found == nil, let type = ResultType.self as? NSManagedObject.Type {
      found = ObjectClasses.entity(of: type, in: context)
    }
    guard let found else {
      throw CoreDataError.error(
        NSPersistentStoreIncompatibleSchemaError,
        "The model has no entity \(entityName ?? entity?.entityName ?? "\(ResultType.self)"), or no store was loaded.")
    }
    var plan = FetchPlan(entity: found, includesSubentities: includesSubentities)
    plan.condition = predicate.map(PredicateTree.init)
    plan.order = (sortDescriptors ?? []).map { SortTerm($0, in: found) }
    plan.limit = max(fetchLimit, 0)
    plan.offset = max(fetchOffset, 0)
    plan.stores = affectedStores
    return plan
  }
}

extension NSFetchRequest: NSCopying {
  /// Returns a copy.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    copy.takeOver(self)
    return copy
  }
}
