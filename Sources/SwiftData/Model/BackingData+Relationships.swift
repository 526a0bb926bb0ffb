import Foundation

extension BackingData {
  // MARK: To one

  /// Sets a relationship in an initializer.
  public func initialize<Other: PersistentModel>(_ name: String, to other: Other) {
    slots[position(of: name)] = .object(other)
  }

  /// Sets a relationship in an initializer.
  public func initialize<Other: PersistentModel>(_ name: String, to other: Other?) {
    slots[position(of: name)] = .object(other)
  }

  /// Returns the related model.
  public func value<Other: PersistentModel>(of name: String) -> Other? { one(position(of: name)) as? Other }

  /// Returns the related model. One that was deleted meanwhile is replaced by a model without values.
  public func value<Other: PersistentModel>(of name: String) -> Other {
    if let other = one(position(of: name)) as? Other { return other }
    let blank = BackingData(for: Other.self)
    blank.fillWithBlanks()
    blank.state = .deleted
    return Other(backingData: blank)
  }

  /// Changes the related model.
  public func set<Other: PersistentModel>(_ name: String, to other: Other, in model: some PersistentModel) {
    setOne(position(of: name), to: other, of: model)
  }

  /// Changes the related model.
  public func set<Other: PersistentModel>(_ name: String, to other: Other?, in model: some PersistentModel) {
    setOne(position(of: name), to: other, of: model)
  }

  private func one(_ position: Int) -> (any PersistentModel)? {
    loadIfNeeded()
    switch slots[position] {
    case .object(let other): return other
    case .one(let key):
      guard let key, let core, let relationship = entity?.properties[position].relationship else { return nil }
      return core.reading(layout.name, orElse: nil) { try core.existingModel(relationship.destination, key) }
    default: return nil
    }
  }

  private func setOne(_ position: Int, to other: (any PersistentModel)?, of model: any PersistentModel) {
    loadIfNeeded()
    if core == nil, state == .detached, let core = other?.persistentBackingData.core { core.insert(model) }
    guard let core, state != .deleted else {
      slots[position] = .object(other)
      return
    }
    core.setOne(position, to: other, of: model, self)
  }

  // MARK: To many

  /// Sets a relationship in an initializer.
  public func initialize<Other: PersistentModel>(_ name: String, to others: [Other]) {
    slots[position(of: name)] = .objects(others)
  }

  /// Sets a relationship in an initializer.
  public func initialize<Other: PersistentModel>(_ name: String, to others: [Other]?) {
    slots[position(of: name)] = .objects(others ?? [])
  }

  /// Returns the related models.
  public func value<Other: PersistentModel>(of name: String) -> [Other] {
    many(position(of: name)).compactMap { $0 as? Other }
  }

  /// Returns the related models.
  public func value<Other: PersistentModel>(of name: String) -> [Other]? {
    .some(many(position(of: name)).compactMap { $0 as? Other })
  }

  /// Changes the related models.
  public func set<Other: PersistentModel>(_ name: String, to others: [Other], in model: some PersistentModel) {
    setMany(position(of: name), to: others, of: model)
  }

  /// Changes the related models.
  public func set<Other: PersistentModel>(_ name: String, to others: [Other]?, in model: some PersistentModel) {
    setMany(position(of: name), to: others ?? [], of: model)
  }

  private func many(_ position: Int) -> [any PersistentModel] {
    loadIfNeeded()
    switch slots[position] {
    case .objects(let others): return others
    case .many, .unloaded:
      guard let core, let relationship = entity?.properties[position].relationship else { return [] }
      return core.reading(layout.name, orElse: []) {
        try core.models(relationship.destination, core.keys(position, of: self))
      }
    default: return []
    }
  }

  private func setMany(_ position: Int, to others: [any PersistentModel], of model: any PersistentModel) {
    loadIfNeeded()
    if core == nil, state == .detached, let core = others.lazy.compactMap({ $0.persistentBackingData.core }).first {
      core.insert(model)
    }
    guard let core, state != .deleted else {
      slots[position] = .objects(others)
      return
    }
    core.setMany(position, to: others, of: model, self)
  }
}
