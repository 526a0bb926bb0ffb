import CairnFoundation
import Foundation

/// What a request asks for, as stores and contexts read it.
struct FetchPlan: @unchecked Sendable {
  // Sendable: nothing of it changes after it was made.
  let entity: NSEntityDescription
  var includesSubentities = true
  var condition: PredicateTree?
  var order: [SortTerm] = []
  var limit = 0
  var offset = 0
  /// The stores that are asked, or `nil` for all.
  var stores: [NSPersistentStore]?

  /// The entities whose objects are found.
  var entities: [NSEntityDescription] { includesSubentities ? entity.withSubentities : [entity] }

  /// The plan for all objects of the entity.
  var everything: FetchPlan {
    FetchPlan(entity: entity, includesSubentities: includesSubentities, stores: stores)
  }

  /// The plan without a limit, where the context has further objects.
  var unlimited: FetchPlan {
    var plan = self
    plan.limit = 0
    plan.offset = 0
    return plan
  }

  /// Whether an object alone decides whether it is found, and where.
  var isLocal: Bool {
    (condition?.isLocal(in: entity) ?? true) && order.allSatisfy { $0.keys?.count ?? 2 == 1 }
  }

  func holds(_ object: NSManagedObject) -> Bool { condition?.holds(object) ?? true }

  func asks(_ store: NSPersistentStore) -> Bool { stores?.contains { $0 === store } ?? true }

  /// Whether an object that is not saved as it is may be found: one of the entity, and of one of the stores.
  func accepts(_ object: NSManagedObject) -> Bool {
    guard includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity === entity else { return false }
    if stores == nil { return true }
    let store = try? object.managedObjectContext?.persistentStoreCoordinator?.store(of: object.objectID)
    return store.map(asks) ?? false
  }

  func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    if order.isEmpty { return objects }
    return objects.enumerated().sorted { a, b in
      for term in order {
        switch term.compare(a.element, b.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return a.offset < b.offset
    }.map(\.element)
  }

  func limited(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    let rest = objects.dropFirst(max(offset, 0))
    return Array(limit > 0 ? rest.prefix(limit) : rest)
  }
}

/// One of the properties that objects are sorted by.
struct SortTerm {
  /// The keys that lead to the property, or `nil` if only the descriptor knows it.
  let keys: [String]?
  let options: String.CompareOptions
  let descriptor: NSSortDescriptor

  var isAscending: Bool { descriptor.ascending }

  init(_ descriptor: NSSortDescriptor, in entity: NSEntityDescription) {
    self.descriptor = descriptor
    let own = descriptor as? KeySortDescriptor
    options = own?.options ?? []
    if descriptor is ComparingSortDescriptor {
      keys = nil
    } else if let own, own.path == nil {
      keys = own.keyName.split(separator: ".").map(String.init)
    } else {
      let found = KeyRecorder.keys(of: own?.path ?? descriptor.keyPath, in: entity)
      // A property of the app's own may read several of the model's, which are no path.
      keys = found.flatMap { entity.hasPath($0) ? $0 : nil }
    }
  }

  func compare(_ a: NSManagedObject, _ b: NSManagedObject) -> ComparisonResult {
    guard let keys else { return descriptor.compare(a, to: b) }
    return SortedValues.order(
      KeyedValues.value(of: a, keys), KeyedValues.value(of: b, keys), options, ascending: isAscending)
  }
}

extension NSEntityDescription {
  /// Whether keys lead from relationship to relationship to an attribute.
  func hasPath(_ keys: [String]) -> Bool {
    var entity: NSEntityDescription? = self
    for (index, key) in keys.enumerated() {
      guard let property = entity?.propertiesByName[key] else { return false }
      if property is NSAttributeDescription { return index == keys.count - 1 }
      entity = (property as? NSRelationshipDescription)?.destinationEntity
    }
    return !keys.isEmpty
  }
}

extension PredicateTree {
  /// Whether an object's own attributes decide.
  func isLocal(in entity: NSEntityDescription) -> Bool {
    switch self {
    case .constant: true
    case .all(let parts), .any(let parts): parts.allSatisfy { $0.isLocal(in: entity) }
    case .not(let part): part.isLocal(in: entity)
    case .code: false
    case .comparison(_, let left, let right, _, let quantifier):
      quantifier == .one && left.isLocal(in: entity) && right.isLocal(in: entity)
    }
  }
}

extension PredicateTerm {
  fileprivate func isLocal(in entity: NSEntityDescription) -> Bool {
    switch self {
    case .value: true
    case .path(let keys): keys.isEmpty || keys.count == 1 && entity.attributesByName[keys[0]] != nil
    case .list(let terms): terms.allSatisfy { $0.isLocal(in: entity) }
    case .variable, .subquery, .member: false
    }
  }
}
