import CairnLocks
import CairnStore
import Foundation

/// Keeps models in memory, where there is no SQLite. It knows no conditions: contexts evaluate them.
final class MemoryModelStore: ModelStore {
  private struct Contents {
    /// The rows of each entity.
    var tables: [[Int64: [StoredValue]]]
    /// The pairs of each join, from both ends.
    var forward: [[Int64: Set<Int64>]]
    var backward: [[Int64: Set<Int64>]]
  }

  let identifier = UUID().uuidString
  let isWritable = true
  let evaluatesQueries = false
  private let plan: SchemaPlan
  private let contents: Mutex<Contents>

  init(_ plan: SchemaPlan) {
    self.plan = plan
    contents = Mutex(
      Contents(
        tables: plan.entities.map { _ in [:] }, forward: plan.joins.map { _ in [:] },
        backward: plan.joins.map { _ in [:] }))
  }

  func rows(of entity: EntityPlan, keys: [Int64]) -> [StoredRow] {
    contents.withLock { contents in
      let table = contents.tables[entity.index]
      return keys.compactMap { key in table[key].map { StoredRow(key: key, values: $0) } }
    }
  }

  func rows(_ query: StoreQuery) -> [StoredRow] { rows(of: query.entity, keys: keys(query)) }

  func keys(_ query: StoreQuery) -> [Int64] {
    let all = contents.withLock { $0.tables[query.entity.index].keys.sorted() }
    return Array(all.dropFirst(query.offset).prefix(query.limit ?? all.count))
  }

  func count(_ query: StoreQuery) -> Int { keys(query).count }

  func related(_ position: Int, of entity: EntityPlan, key: Int64) -> [Int64] {
    guard let relationship = entity.properties[position].relationship else { return [] }
    return contents.withLock { contents in
      switch relationship.storage {
      case .column: return []
      case .inverseColumn:
        let other = plan.entities[relationship.destination]
        guard let inverse = relationship.inverse, let column = other.columns.firstIndex(of: inverse) else { return [] }
        return contents.tables[other.index].filter { $0.value[column] == .integer(key) }.keys.sorted()
      case .join(let join, let isFirst):
        return ((isFirst ? contents.forward : contents.backward)[join][key] ?? []).sorted()
      }
    }
  }

  func find(_ entity: EntityPlan, _ values: [(position: Int, value: StoredValue)]) -> Int64? {
    let columns = values.compactMap { wanted in
      entity.columns.firstIndex(of: wanted.position).map { (column: $0, value: wanted.value) }
    }
    return contents.withLock { contents in
      contents.tables[entity.index].first { row in columns.allSatisfy { row.value[$0.column] == $0.value } }?.key
    }
  }

  func save(_ changes: ChangeSet) throws {
    try contents.withLock { contents in
      var new = contents
      for deletion in changes.deletions { delete(deletion, from: &new) }
      for update in changes.updates {
        for (position, value) in update.values {
          guard let column = update.entity.columns.firstIndex(of: position) else { continue }
          new.tables[update.entity.index][update.key]?[column] = value
        }
      }
      for insertion in changes.insertions { new.tables[insertion.entity.index][insertion.key] = insertion.values }
      for link in changes.links {
        if link.isAdded {
          new.forward[link.join][link.first, default: []].insert(link.second)
          new.backward[link.join][link.second, default: []].insert(link.first)
        } else {
          new.forward[link.join][link.first]?.remove(link.second)
          new.backward[link.join][link.second]?.remove(link.first)
        }
      }
      let touched = changes.insertions.map { ($0.entity, $0.key) } + changes.updates.map { ($0.entity, $0.key) }
      for (entity, key) in touched where isDuplicate(key, of: entity, in: new) { throw UniquenessConflict() }
      contents = new
    }
  }

  private func isDuplicate(_ key: Int64, of entity: EntityPlan, in contents: Contents) -> Bool {
    let table = contents.tables[entity.index]
    guard let row = table[key] else { return false }
    return entity.uniques.contains { unique in
      let columns = unique.compactMap { entity.columns.firstIndex(of: $0) }
      if columns.contains(where: { row[$0] == .null }) { return false }
      return table.contains { other in other.key != key && columns.allSatisfy { other.value[$0] == row[$0] } }
    }
  }

  /// Removes a row, its pairs, and references to it.
  private func delete(_ deletion: ChangeSet.Deletion, from contents: inout Contents) {
    contents.tables[deletion.entity.index][deletion.key] = nil
    for (position, join) in plan.joins.enumerated() {
      if join.first == deletion.entity.index {
        for other in contents.forward[position].removeValue(forKey: deletion.key) ?? [] {
          contents.backward[position][other]?.remove(deletion.key)
        }
      }
      if join.second == deletion.entity.index {
        for other in contents.backward[position].removeValue(forKey: deletion.key) ?? [] {
          contents.forward[position][other]?.remove(deletion.key)
        }
      }
    }
    for entity in plan.entities {
      for (column, position) in entity.columns.enumerated()
      where entity.properties[position].relationship?.destination == deletion.entity.index {
        for (key, row) in contents.tables[entity.index] where row[column] == .integer(deletion.key) {
          contents.tables[entity.index][key]?[column] = .null
        }
      }
    }
  }

  func hasForeignChanges() -> Bool { false }
}
