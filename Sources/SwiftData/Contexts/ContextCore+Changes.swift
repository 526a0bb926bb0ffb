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
    asOneStep { attempt(position, of: data) { try replaceOne(position, by: other, of: model, data) } }
  }

  /// Changes a relationship, unless something that has to be known for that cannot be read.
  private func attempt(_ position: Int, of data: BackingData, _ change: () throws -> Void) {
    do { try change() } catch {
      DataProblem.changeFailed("\(data.layout.name).\(data.layout.properties[position].name)", error)
    }
  }

  /// Reads what a change of the other end of a relationship depends on, before anything is changed.
  private func readEnd(_ position: Int, of model: any PersistentModel) throws {
    let data = model.persistentBackingData
    try requireValues(data)
    guard let relationship = data.entity?.properties[position].relationship, case .one(let key?) = data.slots[position]
    else { return }
    if let partner = try registeredOrStored(relationship.destination, key) {
      try requireValues(partner.persistentBackingData)
    }
  }

  private func replaceOne(
    _ position: Int, by other: (any PersistentModel)?, of model: any PersistentModel, _ data: BackingData
  ) throws {
    guard let relationship = data.entity?.properties[position].relationship else { return }
    try requireValues(data)
    var old: Int64?
    if case .one(let key) = data.slots[position] { old = key }
    let before = try old.flatMap { try registeredOrStored(relationship.destination, $0) }
    let other = try other.flatMap { try adopted($0) }
    let new = other?.persistentBackingData.key
    guard old != new else { return }
    if let inverse = relationship.inverse {
      for end in [before, other].compactMap({ $0 }) { try readEnd(inverse, of: end) }
    }
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
    asOneStep { attempt(position, of: data) { try replaceMany(position, by: others, of: model, data) } }
  }

  private func replaceMany(
    _ position: Int, by others: [any PersistentModel], of model: any PersistentModel, _ data: BackingData
  ) throws {
    guard let relationship = data.entity?.properties[position].relationship else { return }
    try requireValues(data)
    let old = try keys(position, of: data)
    let others = try others.compactMap { try adopted($0) }
    var seen: Set<Int64> = []
    let models = others.filter { seen.insert($0.persistentBackingData.key).inserted }
    let new = models.map { $0.persistentBackingData.key }
    guard old != new else { return }
    let known = Set(old)
    let removed = try self.models(relationship.destination, old.filter { !seen.contains($0) })
    if let inverse = relationship.inverse {
      for end in removed { try readEnd(inverse, of: end) }
      for end in models where !known.contains(end.persistentBackingData.key) { try readEnd(inverse, of: end) }
    }
    if undoManager != nil {
      let before = try self.models(relationship.destination, old)
      registerUndo { core in
        data.layout.properties[position].notify(model) { core.setMany(position, to: before, of: model, data) }
      }
    }
    data.slots[position] = .many(new)
    noteChange(position, of: model, data)
    for key in old where !seen.contains(key) { noteLink(relationship, data.key, key, isAdded: false) }
    if let inverse = relationship.inverse { for other in removed { unlink(inverse, of: other, from: model) } }
    for other in models where !known.contains(other.persistentBackingData.key) {
      noteLink(relationship, data.key, other.persistentBackingData.key, isAdded: true)
      if let inverse = relationship.inverse { link(inverse, of: other, to: model) }
    }
  }

  /// Returns a model of this context for one that is in none or in another context.
  private func adopted(_ model: any PersistentModel) throws -> (any PersistentModel)? {
    let data = model.persistentBackingData
    if data.core === self { return data.state == .deleted ? nil : model }
    if data.core == nil {
      insert(model)
      return data.core === self ? model : nil
    }
    guard let entity = plan.entity(of: data.layout) else { return nil }
    return try existingModel(entity.index, data.key)
  }

  private func registeredOrStored(_ entity: Int, _ key: Int64) throws -> (any PersistentModel)? {
    try registeredModel(entity, key) ?? existingModel(entity, key)
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
      let former = reading(data.layout.name, orElse: nil, { try registeredOrStored(relationship.destination, before) })
    else { return }
    // Undoing the change of the other end does not bring the former partner back.
    registerUndo { core in
      data.layout.properties[position].notify(model) { core.setOne(position, to: former, of: model, data) }
    }
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
