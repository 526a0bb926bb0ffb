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
        for other in related(property.position, of: data) {
          noteLink(relationship, data.key, other.persistentBackingData.key, isAdded: true)
          if let inverse = relationship.inverse { link(inverse, of: other, to: model) }
        }
      }
    }
    requestAutosave()
  }

  /// Returns the models to which a relationship leads.
  func related(_ position: Int, of data: BackingData) -> [any PersistentModel] {
    guard let relationship = data.entity?.properties[position].relationship else { return [] }
    if case .one(let key) = data.slots[position] {
      return key.flatMap { existingModel(relationship.destination, $0) }.map { [$0] } ?? []
    }
    return models(relationship.destination, keys(position, of: data))
  }

  func delete(_ model: any PersistentModel) {
    let data = model.persistentBackingData
    guard data.core === self, let entity = data.entity, data.state == .inserted || data.state == .stored else { return }
    // Its values stay readable for views that still show it.
    data.loadIfNeeded()
    guard data.state != .deleted else { return }
    asOneStep {
      let wasStored = data.state == .stored
      let others = entity.properties.map { property in
        property.relationship == nil ? [] : related(property.position, of: data)
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
          case .cascade: delete(other)
          case .nullify, .deny: if let inverse = relationship.inverse { unlink(inverse, of: other, from: model) }
          case .noAction: break
          }
        }
      }
      registerUndo { core in core.insert(model) }
      announce(entity.index, nil)
    }
    requestAutosave()
  }

  func isDeleting(_ data: BackingData) -> Bool { deleted.contains(data) }
}
