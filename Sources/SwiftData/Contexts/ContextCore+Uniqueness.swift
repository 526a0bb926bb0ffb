import CairnStore
import Foundation

extension ContextCore {
  private struct UniqueValues: Hashable {
    let entity: Int
    let constraint: Int
    let values: [StoredValue]
  }

  /// Turns insertions of models that exist already into changes of those.
  func mergeDuplicates() throws {
    var seen: [UniqueValues: any PersistentModel] = [:]
    for model in inserted.all {
      guard let entity = model.persistentBackingData.entity, !entity.uniques.isEmpty else { continue }
      for (number, positions) in entity.uniques.enumerated() {
        let data = model.persistentBackingData
        guard data.state == .inserted, let values = try uniqueValues(positions, of: data) else { continue }
        let unique = UniqueValues(entity: entity.index, constraint: number, values: values)
        if let earlier = seen[unique], earlier.persistentBackingData !== data {
          try merge(model, into: earlier, entity)
        } else if let known = try storedModel(entity, positions, values) {
          try merge(model, into: known, entity)
          seen[unique] = known
        } else {
          seen[unique] = model
        }
      }
    }
  }

  private func uniqueValues(_ positions: [Int], of data: BackingData) throws -> [StoredValue]? {
    let values = try positions.map { position in
      try data.entity.map { try data.storedValue(of: $0.properties[position]) } ?? .null
    }
    return values.contains(.null) ? nil : values
  }

  /// Returns the model in the store with some values, if it still has them.
  private func storedModel(
    _ entity: EntityPlan, _ positions: [Int], _ values: [StoredValue]
  ) throws -> (any PersistentModel)? {
    let wanted = zip(positions, values).map { (position: $0, value: $1) }
    guard let key = try store(of: entity).find(entity, wanted), let model = try existingModel(entity.index, key),
      try uniqueValues(positions, of: model.persistentBackingData) == values
    else { return nil }
    return model
  }

  /// Gives a model the values of a new one, which becomes the same model.
  private func merge(_ new: any PersistentModel, into known: any PersistentModel, _ entity: EntityPlan) throws {
    let from = new.persistentBackingData
    let to = known.persistentBackingData
    try requireValues(to)
    // Everything is read before anything is changed.
    let found = try entity.properties.map { property in
      (
        others: try related(property.position, of: from),
        kept: property.isToMany ? try related(property.position, of: to) : []
      )
    }
    for property in entity.properties {
      let position = property.position
      if let relationship = property.relationship {
        let (others, kept) = found[position]
        if others.isEmpty { continue }
        if let inverse = relationship.inverse { for other in others { unlink(inverse, of: other, from: new) } }
        if property.isToMany {
          setMany(position, to: kept + others, of: known, to)
        } else {
          setOne(position, to: others.first, of: known, to)
        }
      } else if case .value(let value) = from.slots[position] {
        property.property.notify(known) { setAttribute(position, to: value, of: known, to) }
      }
    }
    redirect(from.key, to: to.key, entity.index)
    inserted.remove(from)
    unregister(entity.index, from.key)
    for property in entity.properties {
      if case .join(let join, let isFirst) = property.relationship?.storage {
        linkChanges[join] = linkChanges[join]?.filter { (isFirst ? $0.key.first : $0.key.second) != from.key }
      }
    }
    new.persistentBackingData = to
    for property in entity.properties { property.property.notify(new) {} }
    announce(entity.index, nil)
  }

  /// Lets relationships without another end lead to another model.
  private func redirect(_ old: Int64, to new: Int64, _ destination: Int) {
    for model in inserted.all + changed.all {
      let data = model.persistentBackingData
      for property in data.entity?.properties ?? [] where property.relationship?.destination == destination {
        switch data.slots[property.position] {
        case .one(old): data.slots[property.position] = .one(new)
        case .many(let keys) where keys.contains(old):
          data.slots[property.position] = .many(keys.map { $0 == old ? new : $0 })
          guard case .join(let join, let isFirst) = property.relationship?.storage else { continue }
          let pair = isFirst ? LinkPair(first: data.key, second: new) : LinkPair(first: new, second: data.key)
          linkChanges[join, default: [:]][pair] = true
        default: break
        }
      }
    }
    for (join, pairs) in linkChanges {
      let isFirst = plan.joins[join].first == destination
      for (pair, isAdded) in pairs {
        guard isAdded, (isFirst && pair.first == old) || pair.second == old else { continue }
        linkChanges[join]?[pair] = nil
      }
    }
  }
}
