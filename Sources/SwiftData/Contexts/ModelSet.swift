import Foundation

/// Models in the order in which they were added.
struct ModelSet {
  private struct Key: Hashable {
    let entity: Int
    let key: Int64
  }

  private var order: [Key: Int] = [:]
  private var models: [(key: Key, model: any PersistentModel)?] = []

  var isEmpty: Bool { order.isEmpty }
  var count: Int { order.count }

  private static func key(_ data: BackingData) -> Key { Key(entity: data.entity?.index ?? -1, key: data.key) }

  func contains(_ data: BackingData) -> Bool { order[Self.key(data)] != nil }

  mutating func add(_ model: any PersistentModel, _ data: BackingData) {
    let key = Self.key(data)
    guard order[key] == nil else { return }
    order[key] = models.count
    models.append((key, model))
  }

  mutating func remove(_ data: BackingData) {
    guard let index = order.removeValue(forKey: Self.key(data)) else { return }
    models[index] = nil
    guard models.count > 64, models.count > order.count * 2 else { return }
    models.removeAll { $0 == nil }
    for (index, entry) in models.enumerated() { if let entry { order[entry.key] = index } }
  }

  var all: [any PersistentModel] { models.compactMap { $0?.model } }

  func models(of entity: Int) -> [any PersistentModel] {
    models.compactMap { entry in entry.flatMap { $0.key.entity == entity ? $0.model : nil } }
  }

  func hasModels(of entities: Set<Int>) -> Bool {
    !isEmpty && models.contains { entry in entry.map { entities.contains($0.key.entity) } ?? false }
  }
}
