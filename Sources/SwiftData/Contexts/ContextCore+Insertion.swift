import Foundation

extension ContextCore {
  func insert(_ model: any PersistentModel) {
    let data = model.persistentBackingData
    if let core = data.core {
      if core === self, data.state == .deleted { revive(model, data) }
      return
    }
    guard let entity = plan.entity(of: data.layout) else {
      DataProblem.unknownEntity(data.layout.name)
      return
    }
    asOneStep {
      data.loadIfNeeded()
      data.core = self
      data.entity = entity
      data.state = .inserted
      register(model, entity.index, data.key)
      if !isClosed { inserted.add(model, data) }
      registerUndo { core in core.delete(model) }
      announce(entity.index, nil)
      for property in entity.properties where property.relationship != nil {
        let slot = data.slots[property.position]
        data.slots[property.position] = property.isToMany ? .many([]) : .one(nil)
        switch slot {
        case .object(let other?): setOne(property.position, to: other, of: model, data)
        case .objects(let others): setMany(property.position, to: others, of: model, data)
        default: break
        }
      }
    }
    requestAutosave()
  }

  /// Undoes the deletion of a model.
  private func revive(_ model: any PersistentModel, _ data: BackingData) {
    guard let entity = data.entity else { return }
    asOneStep {
      if deleted.contains(data) {
        deleted.remove(data)
        data.state = .stored
        if !data.changes.isEmpty { changed.add(model, data) }
      } else {
        data.state = .inserted
        inserted.add(model, data)
      }
      register(model, entity.index, data.key)
      registerUndo { core in core.delete(model) }
      announce(entity.index, nil)
      for property in entity.properties {
        guard let relationship = property.relationship else { continue }
        let others = reading(data.layout.name, orElse: []) { try related(property.position, of: data) }
        for other in others {
          noteLink(relationship, data.key, other.persistentBackingData.key, isAdded: true)
          if let inverse = relationship.inverse { link(inverse, of: other, to: model) }
        }
      }
    }
    requestAutosave()
  }

  /// Returns the models to which a relationship leads.
  func related(_ position: Int, of data: BackingData) throws -> [any PersistentModel] {
    guard let relationship = data.entity?.properties[position].relationship else { return [] }
    if data.isUnread { try requireValues(data) }
    if case .one(let key) = data.slots[position] {
      return try key.flatMap { try existingModel(relationship.destination, $0) }.map { [$0] } ?? []
    }
    return try models(relationship.destination, keys(position, of: data))
  }

  /// Reads everything that the deletion of a model changes.
  private func readForDeletion(_ model: any PersistentModel, _ found: inout [ObjectIdentifier: any PersistentModel])
    throws
  {
    let data = model.persistentBackingData
    guard found.updateValue(model, forKey: ObjectIdentifier(data)) == nil else { return }
    try requireValues(data)
    for property in data.entity?.properties ?? [] {
      guard let relationship = property.relationship else { continue }
      for other in try related(property.position, of: data) {
        if relationship.deleteRule == .cascade {
          try readForDeletion(other, &found)
        } else {
          try requireValues(other.persistentBackingData)
          found[ObjectIdentifier(other.persistentBackingData)] = other
        }
      }
    }
  }

  func delete(_ model: any PersistentModel) {
    let data = model.persistentBackingData
    guard data.core === self, data.entity != nil, data.state == .inserted || data.state == .stored else { return }
    // Its values stay readable for views that still show it.
    data.loadIfNeeded()
    guard data.state != .deleted else { return }
    var found: [ObjectIdentifier: any PersistentModel] = [:]
    do { try readForDeletion(model, &found) } catch { return DataProblem.deletionFailed(data.layout.name, error) }
    withExtendedLifetime(found) { deleteRead(model) }
    requestAutosave()
  }

  /// Deletes a model after everything that this changes has been read.
  private func deleteRead(_ model: any PersistentModel) {
    let data = model.persistentBackingData
    guard data.core === self, let entity = data.entity, data.state == .inserted || data.state == .stored else { return }
    asOneStep {
      let wasStored = data.state == .stored
      let others = entity.properties.map { property in
        property.relationship == nil
          ? [] : reading(entity.name, orElse: []) { try related(property.position, of: data) }
      }
      data.state = .deleted
      inserted.remove(data)
      changed.remove(data)
      if wasStored, !isClosed { deleted.add(model, data) }
      for property in entity.properties {
        guard let relationship = property.relationship else { continue }
        for other in others[property.position] {
          noteLink(relationship, data.key, other.persistentBackingData.key, isAdded: false)
          switch relationship.deleteRule {
          // A deleted model remembers what it was related to, so that the deletion can be undone.
          case .cascade: deleteRead(other)
          case .nullify, .deny: if let inverse = relationship.inverse { unlink(inverse, of: other, from: model) }
          case .noAction: break
          }
        }
      }
      registerUndo { core in core.insert(model) }
      announce(entity.index, nil)
    }
  }

  func isDeleting(_ data: BackingData) -> Bool { deleted.contains(data) }
}
