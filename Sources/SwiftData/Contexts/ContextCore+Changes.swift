import Foundation

extension ContextCore {
  // MARK: Values

  func setAttribute(_ position: Int, to value: Any, of model: any PersistentModel, _ data: BackingData) {
    replace(position, by: .value(value), of: model, data)
  }

  /// Changes a slot, which can be undone.
  private func replace(
    _ position: Int, by slot: BackingData.Slot, of model: any PersistentModel, _ data: BackingData
  ) {
    let old = data.slots[position]
    if undoManager != nil {
      registerUndo { core in
        data.layout.properties[position].notify(model) { core.replace(position, by: old, of: model, data) }
      }
    }
    data.slots[position] = slot
    noteChange(position, of: model, data)
  }

  /// Remembers that a property has changed.
  private func noteChange(_ position: Int, of model: any PersistentModel, _ data: BackingData) {
    guard let entity = data.entity else { return }
    if data.state == .stored, !isClosed {
      data.changes.insert(position)
      changed.add(model, data)
    }
    announce(entity.index, position)
    requestAutosave()
  }

  // MARK: Relationships

  func setOne(_ position: Int, to other: (any PersistentModel)?, of model: any PersistentModel, _ data: BackingData) {
    asOneStep { replaceOne(position, by: other, of: model, data) }
  }

  private func replaceOne(
    _ position: Int, by other: (any PersistentModel)?, of model: any PersistentModel, _ data: BackingData
  ) {
    guard let relationship = data.entity?.properties[position].relationship else { return }
    let other = other.flatMap { adopted($0) }
    let new = other?.persistentBackingData.key
    var old: Int64?
    if case .one(let key) = data.slots[position] { old = key }
    guard old != new else { return }
    let before = old.flatMap { registeredOrStored(relationship.destination, $0) }
    registerUndo { core in
      data.layout.properties[position].notify(model) { core.setOne(position, to: before, of: model, data) }
    }
    data.slots[position] = .one(new)
    noteChange(position, of: model, data)
    guard let inverse = relationship.inverse else { return }
    if let before { unlink(inverse, of: before, from: model) }
    if let other { link(inverse, of: other, to: model) }
  }

  func setMany(_ position: Int, to others: [any PersistentModel], of model: any PersistentModel, _ data: BackingData) {
    asOneStep { replaceMany(position, by: others, of: model, data) }
  }

  private func replaceMany(
    _ position: Int, by others: [any PersistentModel], of model: any PersistentModel, _ data: BackingData
  ) {
    guard let relationship = data.entity?.properties[position].relationship else { return }
    let others = others.compactMap { adopted($0) }
    var seen: Set<Int64> = []
    let models = others.filter { seen.insert($0.persistentBackingData.key).inserted }
    let old = keys(position, of: data)
    let new = models.map { $0.persistentBackingData.key }
    guard old != new else { return }
    let known = Set(old)
    if undoManager != nil {
      let before = self.models(relationship.destination, old)
      registerUndo { core in
        data.layout.properties[position].notify(model) { core.setMany(position, to: before, of: model, data) }
      }
    }
    data.slots[position] = .many(new)
    noteChange(position, of: model, data)
    for key in old where !seen.contains(key) {
      noteLink(relationship, data.key, key, isAdded: false)
      guard let inverse = relationship.inverse, let other = registeredOrStored(relationship.destination, key) else {
        continue
      }
      unlink(inverse, of: other, from: model)
    }
    for other in models where !known.contains(other.persistentBackingData.key) {
      noteLink(relationship, data.key, other.persistentBackingData.key, isAdded: true)
      if let inverse = relationship.inverse { link(inverse, of: other, to: model) }
    }
  }

  /// Returns a model of this context for one that is in none or in another context.
  private func adopted(_ model: any PersistentModel) -> (any PersistentModel)? {
    let data = model.persistentBackingData
    if data.core === self { return data.state == .deleted ? nil : model }
    if data.core == nil {
      insert(model)
      return data.core === self ? model : nil
    }
    guard let entity = plan.entity(of: data.layout) else { return nil }
    return existingModel(entity.index, data.key)
  }

  private func registeredOrStored(_ entity: Int, _ key: Int64) -> (any PersistentModel)? {
    registeredModel(entity, key) ?? existingModel(entity, key)
  }

  func noteLink(_ relationship: RelationshipPlan, _ key: Int64, _ other: Int64, isAdded: Bool) {
    guard case .join(let join, let isFirst) = relationship.storage else { return }
    let pair = isFirst ? LinkPair(first: key, second: other) : LinkPair(first: other, second: key)
    linkChanges[join, default: [:]][pair] = isAdded
  }

  /// Makes the other end of a relationship lead to a model too.
  func link(_ position: Int, of model: any PersistentModel, to other: any PersistentModel) {
    let data = model.persistentBackingData
    data.loadIfNeeded()
    guard let property = data.entity?.properties[position], let relationship = property.relationship else { return }
    let key = other.persistentBackingData.key
    if property.isToMany {
      change(position, of: model, data) {
        switch data.slots[position] {
        case .many(let keys): if !keys.contains(key) { data.slots[position] = .many(keys + [key]) }
        case .unloaded(let added, var removed):
          removed.remove(key)
          data.slots[position] = .unloaded(added: added.contains(key) ? added : added + [key], removed: removed)
        default: data.slots[position] = .many([key])
        }
      }
      noteLink(relationship, data.key, key, isAdded: true)
      return
    }
    var before: Int64?
    if case .one(let known) = data.slots[position] { before = known }
    guard before != key else { return }
    change(position, of: model, data) { data.slots[position] = .one(key) }
    // A model that has had another partner leaves it.
    guard let before, let inverse = relationship.inverse,
      let former = registeredOrStored(relationship.destination, before)
    else { return }
    unlink(inverse, of: former, from: model)
  }

  /// Makes the other end of a relationship no longer lead to a model.
  func unlink(_ position: Int, of model: any PersistentModel, from other: any PersistentModel) {
    let data = model.persistentBackingData
    if data.state == .deleted { return }
    data.loadIfNeeded()
    guard let property = data.entity?.properties[position], let relationship = property.relationship else { return }
    let key = other.persistentBackingData.key
    if property.isToMany {
      change(position, of: model, data) {
        switch data.slots[position] {
        case .many(let keys): data.slots[position] = .many(keys.filter { $0 != key })
        case .unloaded(let added, var removed):
          removed.insert(key)
          data.slots[position] = .unloaded(added: added.filter { $0 != key }, removed: removed)
        default: break
        }
      }
      noteLink(relationship, data.key, key, isAdded: false)
    } else if case .one(let known) = data.slots[position], known == key {
      change(position, of: model, data) { data.slots[position] = .one(nil) }
    }
  }

  /// Changes a slot whose undo belongs to the other end.
  private func change(_ position: Int, of model: any PersistentModel, _ data: BackingData, _ body: () -> Void) {
    data.layout.properties[position].notify(model) {
      body()
      noteChange(position, of: model, data)
    }
  }
}
