import CairnStore
import Foundation

extension ContextCore {
  var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

  func save() throws {
    processInbox()
    guard hasChanges else { return }
    var attempts = 0
    while true {
      try mergeDuplicates()
      try checkRules()
      let changes = try changeSets()
      do {
        for (store, changes) in changes { try shared.stores[store].save(changes) }
        break
      } catch is UniquenessConflict {
        attempts += 1
        // Another context has saved the same unique value just now, so the next attempt finds it.
        if attempts < 4 { continue }
        throw SwiftDataError(
          .modelValidationFailure, "Two models have the same value for a unique property, and cannot be merged.")
      }
    }
    finishSave()
  }

  /// Returns the changes for each store.
  private func changeSets() throws -> [(store: Int, changes: ChangeSet)] {
    var sets = shared.stores.map { _ in ChangeSet() }
    for model in deleted.all {
      let data = model.persistentBackingData
      guard let entity = data.entity else { continue }
      sets[shared.storeIndex(of: entity)].deletions.append(.init(entity: entity, key: data.key))
    }
    for model in inserted.all {
      let data = model.persistentBackingData
      guard let entity = data.entity else { continue }
      let values = try entity.columns.map { try storedValue(entity.properties[$0], of: data) }
      sets[shared.storeIndex(of: entity)].insertions.append(.init(entity: entity, key: data.key, values: values))
    }
    for model in changed.all {
      let data = model.persistentBackingData
      guard let entity = data.entity else { continue }
      let values = try data.changes.sorted().filter { entity.properties[$0].hasColumn }.map {
        (position: $0, value: try storedValue(entity.properties[$0], of: data))
      }
      sets[shared.storeIndex(of: entity)].updates.append(.init(entity: entity, key: data.key, values: values))
    }
    for (join, pairs) in linkChanges {
      let store = shared.storeIndex(of: plan.entities[plan.joins[join].first])
      for (pair, isAdded) in pairs {
        sets[store].links.append(.init(join: join, first: pair.first, second: pair.second, isAdded: isAdded))
      }
    }
    return sets.indices.filter { !sets[$0].isEmpty }.map { ($0, sets[$0]) }
  }

  private func storedValue(_ property: PropertyPlan, of data: BackingData) throws -> StoredValue {
    do {
      return try data.storedValue(of: property)
    } catch let error as EncodingError {
      throw SwiftDataError(
        .modelValidationFailure, "\(data.layout.name).\(property.name) cannot be encoded: \(error)")
    }
  }

  /// Fails if a rule of a relationship does not allow the changes.
  private func checkRules() throws {
    for model in deleted.all {
      let data = model.persistentBackingData
      for property in data.entity?.properties ?? [] {
        guard property.relationship?.deleteRule == .deny, try !related(property.position, of: data).isEmpty else {
          continue
        }
        throw SwiftDataError(
          .modelValidationFailure,
          "A \(data.layout.name) cannot be deleted while its '\(property.name)' has models (deleteRule: .deny).")
      }
    }
    for model in inserted.all + changed.all {
      let data = model.persistentBackingData
      for property in data.entity?.properties ?? [] where property.isToMany {
        guard let relationship = property.relationship, relationship.minimum > 0 || relationship.maximum > 0,
          data.state == .inserted || data.changes.contains(property.position)
        else { continue }
        let count = try keys(property.position, of: data).count
        let isTooMany = relationship.maximum > 0 && count > relationship.maximum
        guard isTooMany || count < relationship.minimum else { continue }
        throw SwiftDataError(
          .modelValidationFailure,
          "\(data.layout.name).\(property.name) has \(count) models, and may have "
            + (isTooMany ? "at most \(relationship.maximum)." : "no fewer than \(relationship.minimum)."))
      }
    }
  }

  private func finishSave() {
    var notice = SaveNotice()
    var summary = SaveSummary()
    for model in deleted.all {
      let data = model.persistentBackingData
      guard let entity = data.entity else { continue }
      notice.deleted[entity.index, default: []].insert(data.key)
      summary.deleted.append(data.identifier)
      unregister(entity.index, data.key)
      data.changes = []
    }
    for model in inserted.all {
      let data = model.persistentBackingData
      data.state = .stored
      guard let entity = data.entity else { continue }
      notice.inserted.insert(entity.index)
      summary.inserted.append(data.identifier)
    }
    for model in changed.all {
      let data = model.persistentBackingData
      data.changes = []
      guard let entity = data.entity else { continue }
      notice.changed[entity.index, default: []].insert(data.key)
      summary.updated.append(data.identifier)
    }
    let outdated = changed.all.filter { $0.persistentBackingData.hasOldLists }
    inserted = ModelSet()
    changed = ModelSet()
    deleted = ModelSet()
    linkChanges = [:]
    for model in outdated { forgetLists(model) }
    shared.publish(notice, from: inbox)
    handle?.didSave(summary)
  }

  /// Makes a saved model load its relationships to many again, which lack what other contexts have saved.
  private func forgetLists(_ model: any PersistentModel) {
    let data = model.persistentBackingData
    data.hasOldLists = false
    guard let entity = data.entity, !data.isFault else { return }
    for property in entity.properties where property.isToMany {
      property.property.notify(model) { data.slots[property.position] = .unloaded(added: [], removed: []) }
      announce(entity.index, property.position)
    }
  }

  func rollback() {
    for model in inserted.all {
      let data = model.persistentBackingData
      data.state = .deleted
      if let entity = data.entity {
        unregister(entity.index, data.key)
        announce(entity.index, nil)
      }
    }
    for model in deleted.all {
      let data = model.persistentBackingData
      data.state = .stored
      if let entity = data.entity { register(model, entity.index, data.key) }
      makeFault(model, data)
    }
    for model in changed.all { makeFault(model, model.persistentBackingData) }
    inserted = ModelSet()
    changed = ModelSet()
    deleted = ModelSet()
    linkChanges = [:]
    undoManager?.removeAllActions(withTarget: self)
  }

  /// Makes a model load its values again.
  private func makeFault(_ model: any PersistentModel, _ data: BackingData) {
    data.changes = []
    data.slots = []
    data.isUnread = false
    data.hasOldLists = false
    announceAll(model, data)
  }

  private func announceAll(_ model: any PersistentModel, _ data: BackingData) {
    for property in data.layout.properties { property.notify(model) {} }
    guard let entity = data.entity else { return }
    announce(entity.index, nil)
  }

  // MARK: Changes of other contexts

  /// Takes over the saves of other contexts, and of other processes.
  func processInbox() {
    shared.findForeignChanges()
    for notice in inbox.take() { if notice.isForeign { refreshAll() } else { take(notice) } }
  }

  private func take(_ notice: SaveNotice) {
    for (entity, keys) in notice.deleted {
      for key in keys {
        guard let model = registeredModel(entity, key) else { continue }
        let data = model.persistentBackingData
        if data.slots.isEmpty { data.fillWithBlanks() }
        data.isUnread = false
        data.state = .deleted
        changed.remove(data)
        deleted.remove(data)
        unregister(entity, key)
        announceAll(model, data)
      }
    }
    for (entity, keys) in notice.changed {
      for key in keys { if let model = registeredModel(entity, key) { refresh(model) } }
    }
    let entities = notice.inserted.union(notice.changed.keys).union(notice.deleted.keys)
    for entity in entities { announce(entity, nil) }
  }

  private func refreshAll() {
    forEachRegistered { refresh($0) }
    for entity in plan.entities { announce(entity.index, nil) }
  }

  /// Reads a model again, except for the properties that have changed here.
  private func refresh(_ model: any PersistentModel) {
    let data = model.persistentBackingData
    guard data.state == .stored, !data.isFault else { return }
    if data.changes.isEmpty {
      data.slots = []
    } else {
      let changes = data.changes.map { ($0, data.slots[$0]) }
      data.hasOldLists = true
      data.slots = []
      data.loadIfNeeded()
      for (position, slot) in changes { data.slots[position] = slot }
    }
    announceAll(model, data)
  }
}

/// The identifiers of saved models, for notifications.
struct SaveSummary {
  var inserted: [PersistentIdentifier] = []
  var updated: [PersistentIdentifier] = []
  var deleted: [PersistentIdentifier] = []
}
