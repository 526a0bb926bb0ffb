import CairnCore
import CairnStore
import Foundation
import SwiftUI

/// The part of a context that its models keep alive, so that they can load their values after the app has let go of
/// the context itself.
final class ContextCore {
  weak var handle: ModelContext?
  let shared: StoreCoordinator
  var plan: SchemaPlan { shared.plan }
  var undoManager: UndoManager?
  var isAutosaving = false
  /// The context has gone, and nothing keeps its unsaved changes.
  private(set) var isClosed = false

  /// The models that exist, by their entities and keys.
  private var registry: [[Int64: WeakModel]]
  private var sweepCounts: [Int]
  var inserted = ModelSet()
  var changed = ModelSet()
  var deleted = ModelSet()
  /// The pairs added to and removed from the tables of joins.
  var linkChanges: [Int: [LinkPair: Bool]] = [:]
  /// Models that would be loaded again and again if nothing else kept them.
  private var recent: [any PersistentModel] = []
  private var nextRecent = 0
  private var listeners: [WeakListener] = []
  let inbox = ContextInbox()
  /// How many nested operations belong to one step of undo.
  private var undoDepth = 0

  private struct WeakModel {
    weak var model: (any PersistentModel)?
  }

  private struct WeakListener {
    weak var listener: (any ContextListener)?
  }

  init(_ shared: StoreCoordinator) {
    self.shared = shared
    registry = shared.plan.entities.map { _ in [:] }
    sweepCounts = shared.plan.entities.map { _ in 1024 }
  }

  deinit { shared.remove(inbox) }

  func store(of entity: EntityPlan) -> any ModelStore { shared.store(of: entity) }

  /// Lets go of everything that keeps models alive.
  func close() {
    isClosed = true
    inserted = ModelSet()
    changed = ModelSet()
    deleted = ModelSet()
    recent = []
  }

  // MARK: Models by their keys

  func registeredModel(_ entity: Int, _ key: Int64) -> (any PersistentModel)? { registry[entity][key]?.model }

  func register(_ model: any PersistentModel, _ entity: Int, _ key: Int64) {
    registry[entity][key] = WeakModel(model: model)
    guard registry[entity].count > sweepCounts[entity] else { return }
    registry[entity] = registry[entity].filter { $0.value.model != nil }
    sweepCounts[entity] = max(1024, registry[entity].count * 2)
  }

  func unregister(_ entity: Int, _ key: Int64) { registry[entity][key] = nil }

  func forEachRegistered(_ body: (any PersistentModel) -> Void) {
    for table in registry { for entry in table.values { if let model = entry.model { body(model) } } }
  }

  /// Returns the model of a row, making it if necessary.
  func model(_ entity: EntityPlan, _ row: StoredRow) -> any PersistentModel {
    if let known = registeredModel(entity.index, row.key) {
      let data = known.persistentBackingData
      if data.isFault { fill(data, row.values) }
      return known
    }
    let model = fault(entity, row.key)
    fill(model.persistentBackingData, row.values)
    return model
  }

  /// Returns a model whose values are loaded when they are needed.
  func fault(_ entity: EntityPlan, _ key: Int64) -> any PersistentModel {
    if let known = registeredModel(entity.index, key) { return known }
    let model = entity.layout.type.init(backingData: BackingData(entity, key: key, in: self))
    register(model, entity.index, key)
    return model
  }

  /// Returns a model that exists in the context or its store.
  func existingModel(_ entity: Int, _ key: Int64) throws -> (any PersistentModel)? {
    try models(entity, [key]).first
  }

  /// Returns the models with some keys, in this order, without those that have been deleted.
  func models(_ index: Int, _ keys: [Int64]) throws -> [any PersistentModel] {
    let entity = plan.entities[index]
    var missing: [Int64] = []
    for key in keys {
      guard let known = registeredModel(index, key) else {
        missing.append(key)
        continue
      }
      if known.persistentBackingData.isFault { missing.append(key) }
    }
    // Retains the new models until they are in the result.
    var new: [any PersistentModel] = []
    if !missing.isEmpty {
      for row in try store(of: entity).rows(of: entity, keys: missing) { new.append(model(entity, row)) }
    }
    return withExtendedLifetime(new) {
      keys.compactMap { key in
        guard let model = registeredModel(index, key) else { return nil }
        let data = model.persistentBackingData
        if data.state == .deleted || data.isFault { return nil }
        remember(model)
        return model
      }
    }
  }

  private func remember(_ model: any PersistentModel) {
    if isClosed { return }
    if recent.count < 2048 {
      recent.append(model)
    } else {
      recent[nextRecent] = model
      nextRecent = (nextRecent + 1) % recent.count
    }
  }

  // MARK: Loading

  // A read that fails says nothing about the data: a model is not deleted, and a relationship is not empty. Where an error
  // can be thrown, it is. Elsewhere it is reported, nothing is remembered of the read, and a change that depends on it is
  // not made.

  /// Returns what a read finds. If it fails, that is reported.
  func reading<Result>(_ entity: String, orElse other: Result, _ read: () throws -> Result) -> Result {
    do { return try read() } catch {
      DataProblem.readFailed(entity, error)
      return other
    }
  }

  /// Loads the values of a fault. If that fails, the model stays one, and the next access tries again.
  func load(_ data: BackingData) {
    guard let entity = data.entity else { return }
    do {
      if let row = try store(of: entity).rows(of: entity, keys: [data.key]).first {
        fill(data, row.values)
      } else {
        data.state = .deleted
        data.isUnread = false
      }
    } catch {
      data.isUnread = true
      DataProblem.readFailed(entity.name, error)
    }
  }

  /// Fails if the values of a model cannot be read.
  func requireValues(_ data: BackingData) throws {
    data.loadIfNeeded()
    guard data.isUnread else { return }
    throw SwiftDataError(.storeFailure, "A \(data.layout.name) cannot be read from its store.")
  }

  private func fill(_ data: BackingData, _ values: [StoredValue]) {
    guard let entity = data.entity else { return }
    // Values that were set while the model could not be read are newer.
    let changes = data.isUnread ? data.changes.map { ($0, data.slots[$0]) } : []
    data.isUnread = false
    defer { for (position, slot) in changes { data.slots[position] = slot } }
    var slots: [BackingData.Slot] = entity.properties.map { property in
      if property.isToMany { return .unloaded(added: [], removed: []) }
      return .empty
    }
    for (position, value) in zip(entity.columns, values) {
      if entity.properties[position].relationship == nil {
        slots[position] = .stored(value)
      } else if case .integer(let key) = value {
        slots[position] = .one(key)
      } else {
        slots[position] = .one(nil)
      }
    }
    data.slots = slots
  }

  /// Returns the keys of a relationship to many, loading them if necessary.
  func keys(_ position: Int, of data: BackingData) throws -> [Int64] {
    switch data.slots[position] {
    case .many(let keys): return keys
    case .unloaded(let added, let removed):
      guard let entity = data.entity else { return [] }
      var keys = try store(of: entity).related(position, of: entity, key: data.key)
      if !removed.isEmpty { keys.removeAll { removed.contains($0) } }
      if !added.isEmpty {
        let known = Set(keys)
        keys += added.filter { !known.contains($0) }
      }
      data.slots[position] = .many(keys)
      return keys
    default: return []
    }
  }

  // MARK: Announcing changes

  func listen(_ listener: any ContextListener) {
    listeners.removeAll { $0.listener == nil }
    listeners.append(WeakListener(listener: listener))
  }

  /// Announces a change of a property, or of the models of an entity.
  func announce(_ entity: Int, _ position: Int?) {
    for entry in listeners { entry.listener?.contextChanged(entity: entity, position: position) }
  }

  /// Makes one step of undo of all changes in a closure.
  func asOneStep<Result>(_ body: () throws -> Result) rethrows -> Result {
    undoDepth += 1
    if undoDepth == 1 { undoManager?.beginUndoGrouping() }
    defer {
      undoDepth -= 1
      if undoDepth == 0 { undoManager?.endUndoGrouping() }
    }
    return try body()
  }

  func registerUndo(_ undo: @escaping (ContextCore) -> Void) {
    undoManager?.registerUndo(withTarget: self) { core in core.asOneStep { undo(core) } }
  }

  func requestAutosave() { if isAutosaving { handle?.requestAutosave() } }
}

/// A part of a join.
struct LinkPair: Hashable {
  let first: Int64
  let second: Int64
}

/// An object that depends on the models of a context.
protocol ContextListener: AnyObject {
  func contextChanged(entity: Int, position: Int?)
}
