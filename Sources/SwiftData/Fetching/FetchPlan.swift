import CairnStore
import Foundation

/// How a descriptor is answered: by the store as far as possible, and by comparing models otherwise.
struct FetchPlan<T: PersistentModel> {
  let descriptor: FetchDescriptor<T>
  let entity: EntityPlan
  /// The condition for the store. It may let through more rows than the predicate.
  private(set) var condition: SQLText?
  /// Whether the condition is all of the predicate.
  private(set) var hasWholeCondition = true
  private(set) var order: SQLText?
  private(set) var hasWholeOrder = true
  /// The properties that decide about the result, or `nil` if they are unknown.
  private(set) var dependencies: Set<PropertyReference>?

  init(_ descriptor: FetchDescriptor<T>, _ entity: EntityPlan, in shared: StoreCoordinator) {
    self.descriptor = descriptor
    self.entity = entity
    let store = shared.store(of: entity)
    let translator = PredicateTranslator(shared, entity)
    if let predicate = descriptor.predicate {
      let result = translator.condition(of: predicate)
      hasWholeCondition = result.isWhole && store.evaluatesQueries
      condition = store.evaluatesQueries ? result.condition : nil
    }
    do {
      order = try translator.order(of: descriptor.sortBy)
    } catch {
      order = nil
      hasWholeOrder = false
      translator.dependsOnAnything = true
    }
    if !store.evaluatesQueries, order != nil {
      order = nil
      hasWholeOrder = false
    }
    dependencies = translator.dependsOnAnything ? nil : translator.dependencies
  }

  /// The entities whose pending changes may change the result, or `nil` if any may.
  var entities: Set<Int>? { dependencies.map { Set($0.map(\.entity)).union([entity.index]) } }

  var query: StoreQuery { StoreQuery(entity: entity, condition: condition, order: order) }

  /// Whether the store can count, skip and limit.
  var isWhole: Bool { hasWholeCondition && hasWholeOrder }

  /// Whether two plans are known to have the same results.
  func isSame(as other: Self) -> Bool {
    guard isWhole, other.isWhole, entity.layout === other.entity.layout else { return false }
    return condition == other.condition && order == other.order
      && descriptor.fetchLimit == other.descriptor.fetchLimit
      && descriptor.fetchOffset == other.descriptor.fetchOffset
      && descriptor.includePendingChanges == other.descriptor.includePendingChanges
  }

  /// Whether a change may change the results.
  func depends(on entity: Int, _ position: Int?) -> Bool {
    guard let dependencies else { return true }
    guard let position else { return entity == self.entity.index || dependencies.contains { $0.entity == entity } }
    return dependencies.contains(PropertyReference(entity: entity, position: position))
  }

  func slice<Element>(_ elements: [Element]) -> [Element] {
    let offset = max(0, descriptor.fetchOffset ?? 0)
    let limit = descriptor.fetchLimit.map { max(0, $0) } ?? elements.count
    if offset == 0, limit >= elements.count { return elements }
    return Array(elements.dropFirst(offset).prefix(limit))
  }

  /// Whether one model is before another.
  func precedes(_ a: T, _ b: T) -> Bool {
    for descriptor in descriptor.sortBy {
      let order = descriptor.compare(a, b)
      if order != .orderedSame { return order == .orderedAscending }
    }
    return a.persistentBackingData.key < b.persistentBackingData.key
  }
}

/// A property of an entity.
struct PropertyReference: Hashable {
  let entity: Int
  let position: Int
}
