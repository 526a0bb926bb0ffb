import Foundation

/// A relationship with its other end.
struct RelationshipPlan: Sendable {
  /// How a store keeps a relationship.
  enum Storage: Sendable {
    /// In a column of the entity's own table.
    case column
    /// In a column of the other entity's table.
    case inverseColumn
    /// In a table of pairs. The flag is whether this end is the first of a pair.
    case join(Int, isFirst: Bool)

    var shape: String {
      switch self {
      case .column, .inverseColumn: ""
      case .join: "join"
      }
    }
  }

  let destination: Int
  let deleteRule: Schema.Relationship.DeleteRule
  let minimum: Int
  let maximum: Int
  /// The position of the other end among the properties of the destination.
  let inverse: Int?
  let storage: Storage
}

/// A table of pairs.
struct JoinPlan: Sendable {
  let table: String
  let first: Int
  let second: Int
}

/// Finds the two ends of each relationship.
struct RelationshipResolver {
  private struct End: Hashable {
    let entity: Int
    let position: Int
  }

  private let layouts: [ModelLayout]
  private var destinations: [End: Int] = [:]
  private var inverses: [End: End] = [:]
  private var storages: [End: RelationshipPlan.Storage] = [:]
  private(set) var joins: [JoinPlan] = []

  init(layouts: [ModelLayout], indexByType: [ObjectIdentifier: Int]) {
    self.layouts = layouts
    for (entity, layout) in layouts.enumerated() {
      for (position, property) in layout.properties.enumerated() {
        switch property.content {
        case .attribute: break
        case .toOne(let destination, _), .toMany(let destination, _):
          destinations[End(entity: entity, position: position)] = indexByType[ObjectIdentifier(destination.type)]
        }
      }
    }
    pairWritten()
    pairObvious()
    chooseStorages()
  }

  /// Pairs the ends that the app names.
  private mutating func pairWritten() {
    for (end, destination) in destinations {
      guard let path = layouts[end.entity].properties[end.position].relationship?.inverse?.path,
        let position = layouts[destination].index(of: path)
      else { continue }
      pair(end, End(entity: destination, position: position))
    }
  }

  /// Pairs two ends that can only belong together: each is the only one that leads to the entity of the other.
  private mutating func pairObvious() {
    for end in sortedEnds where inverses[end] == nil {
      guard let destination = destinations[end] else { continue }
      let there = free(from: destination, to: end.entity)
      let here = free(from: end.entity, to: destination)
      guard there.count == 1, here.count == 1, there[0] != end else { continue }
      pair(end, there[0])
    }
  }

  private mutating func pair(_ one: End, _ other: End) {
    inverses[one] = other
    inverses[other] = one
  }

  private var sortedEnds: [End] { destinations.keys.sorted { ($0.entity, $0.position) < ($1.entity, $1.position) } }

  private func free(from entity: Int, to destination: Int) -> [End] {
    sortedEnds.filter { $0.entity == entity && destinations[$0] == destination && inverses[$0] == nil }
  }

  private func isToMany(_ end: End) -> Bool {
    if case .toMany = layouts[end.entity].properties[end.position].content { return true }
    return false
  }

  private mutating func chooseStorages() {
    for end in sortedEnds where storages[end] == nil {
      guard isToMany(end) else {
        storages[end] = .column
        continue
      }
      let inverse = inverses[end]
      if let inverse, !isToMany(inverse) {
        storages[end] = .inverseColumn
        continue
      }
      // The table does not depend on the order in which the app lists its models.
      let ends = [end, inverse].compactMap { $0 }.sorted { table(of: $0) < table(of: $1) }
      let other = ends.count == 2 ? ends[1].entity : destinations[end]
      joins.append(JoinPlan(table: table(of: ends[0]), first: ends[0].entity, second: other ?? end.entity))
      for (position, end) in ends.enumerated() { storages[end] = .join(joins.count - 1, isFirst: position == 0) }
      if inverse == end { storages[end] = .join(joins.count - 1, isFirst: true) }
    }
  }

  private func table(of end: End) -> String {
    "_\(layouts[end.entity].name)_\(layouts[end.entity].properties[end.position].name)"
  }

  /// Returns the relationships of an entity by the positions of their properties.
  func relationships(of entity: Int) -> [Int: RelationshipPlan] {
    var found: [Int: RelationshipPlan] = [:]
    for (end, destination) in destinations where end.entity == entity {
      let written = layouts[entity].properties[end.position].relationship
      found[end.position] = RelationshipPlan(
        destination: destination, deleteRule: written?.deleteRule ?? .nullify,
        minimum: written?.minimumModelCount ?? 0, maximum: written?.maximumModelCount ?? 0,
        inverse: inverses[end]?.position, storage: storages[end] ?? .column)
    }
    return found
  }
}
