import Foundation

extension ContextCore {
  func plan<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) -> FetchPlan<T>? {
    shared.plan.entity(of: T.self).map { FetchPlan(descriptor, $0, in: shared) }
  }

  func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    processInbox()
    guard let plan = plan(descriptor) else { throw unknown(T.self) }
    if plan.isWhole, !hasPendingChanges(for: plan) {
      // Loads the rows in the same query.
      return try store(of: plan.entity).rows(limited(plan)).compactMap { model(plan.entity, $0) as? T }
    }
    return try models(plan.entity.index, keys(plan)).compactMap { $0 as? T }
  }

  func count<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    processInbox()
    guard let plan = plan(descriptor) else { throw unknown(T.self) }
    if plan.hasWholeCondition, !hasPendingChanges(for: plan) {
      var query = limited(plan)
      query.order = nil
      return try store(of: plan.entity).count(query)
    }
    return try keys(plan).count
  }

  func keys<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [Int64] {
    processInbox()
    guard let plan = plan(descriptor) else { throw unknown(T.self) }
    return try keys(plan)
  }

  private func unknown<T: PersistentModel>(_ type: T.Type) -> SwiftDataError {
    SwiftDataError(
      .unknownSchema, "The container has no \(T.self). Add \(T.self).self to its models, or give the view a container.")
  }

  private func limited<T: PersistentModel>(_ plan: FetchPlan<T>) -> StoreQuery {
    var query = plan.query
    query.limit = plan.descriptor.fetchLimit.map { max(0, $0) }
    query.offset = max(0, plan.descriptor.fetchOffset ?? 0)
    return query
  }

  private func hasPendingChanges<T: PersistentModel>(for plan: FetchPlan<T>) -> Bool {
    guard plan.descriptor.includePendingChanges, hasChanges else { return false }
    guard let entities = plan.entities else { return true }
    return inserted.hasModels(of: entities) || changed.hasModels(of: entities) || deleted.hasModels(of: entities)
  }

  /// Returns the keys of the models that a descriptor describes.
  private func keys<T: PersistentModel>(_ plan: FetchPlan<T>) throws -> [Int64] {
    let store = store(of: plan.entity)
    let mergesChanges = hasPendingChanges(for: plan)
    if plan.isWhole, !mergesChanges { return try store.keys(limited(plan)) }

    let descriptor = plan.descriptor
    let entity = plan.entity.index
    // The store knows nothing of changed models, so those are compared here. If related models have changed too, the
    // condition may depend on them, so that all models are compared.
    let isSimple = !mergesChanges || plan.entities == [entity]
    var query = plan.query
    if !isSimple { query.condition = nil }
    var found = try store.keys(query)
    var candidates: [T] = []
    if mergesChanges {
      let changes = changed.models(of: entity) + inserted.models(of: entity)
      var apart = Set(deleted.models(of: entity).map { $0.persistentBackingData.key })
      apart.formUnion(changes.map { $0.persistentBackingData.key })
      found.removeAll { apart.contains($0) }
      candidates = try changes.compactMap { $0 as? T }.filter { try matches($0, descriptor) }
    }
    if !isSimple || !plan.hasWholeCondition {
      found = try matching(found, plan)
    }
    let isSorted = plan.hasWholeOrder && (isSimple || plan.entities == [entity] || descriptor.sortBy.isEmpty)
    if !isSorted {
      let all = try models(entity, found).compactMap { $0 as? T } + candidates
      return plan.slice(all.sorted(by: plan.precedes).map { $0.persistentBackingData.key })
    }
    for candidate in candidates { try insert(candidate, into: &found, plan) }
    return plan.slice(found)
  }

  private func matches<T: PersistentModel>(_ model: T, _ descriptor: FetchDescriptor<T>) throws -> Bool {
    guard let predicate = descriptor.predicate else { return true }
    return try predicate.evaluate(model)
  }

  /// Returns the keys of the models that a predicate describes, loading them in batches.
  private func matching<T: PersistentModel>(_ keys: [Int64], _ plan: FetchPlan<T>) throws -> [Int64] {
    var found: [Int64] = []
    var rest = keys[...]
    while !rest.isEmpty {
      let batch = rest.prefix(500)
      rest = rest.dropFirst(batch.count)
      for case let model as T in try models(plan.entity.index, Array(batch))
      where try matches(model, plan.descriptor) {
        found.append(model.persistentBackingData.key)
      }
    }
    return found
  }

  /// Inserts the key of a model where it belongs, comparing it with few others.
  private func insert<T: PersistentModel>(_ model: T, into keys: inout [Int64], _ plan: FetchPlan<T>) throws {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      guard let other = try existingModel(plan.entity.index, keys[middle]) as? T else {
        low = middle + 1
        continue
      }
      if plan.precedes(other, model) { low = middle + 1 } else { high = middle }
    }
    keys.insert(model.persistentBackingData.key, at: low)
  }
}
