import Foundation

/// The entities of a schema, with the relationships between them resolved.
final class SchemaPlan: Sendable {
  let entities: [EntityPlan]
  let joins: [JoinPlan]
  private let indexByType: [ObjectIdentifier: Int]
  private let indexByName: [String: Int]

  init(_ types: [any PersistentModel.Type]) {
    let layouts = Self.reachable(from: types)
    var byType: [ObjectIdentifier: Int] = [:]
    for (index, layout) in layouts.enumerated() { byType[ObjectIdentifier(layout.type)] = index }
    let ends = RelationshipResolver(layouts: layouts, indexByType: byType)
    indexByType = byType
    joins = ends.joins
    entities = layouts.enumerated().map { index, layout in
      EntityPlan(index: index, layout: layout, relationships: ends.relationships(of: index))
    }
    indexByName = Dictionary(entities.map { ($0.name, $0.index) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the layouts of classes and of all classes they are related to.
  private static func reachable(from types: [any PersistentModel.Type]) -> [ModelLayout] {
    var found: [ModelLayout] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = types
    while !waiting.isEmpty {
      let type = waiting.removeFirst()
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      let layout = ModelLayout.of(type)
      found.append(layout)
      for property in layout.properties {
        switch property.content {
        case .attribute: break
        case .toOne(let destination, _), .toMany(let destination, _): waiting.append(destination.type)
        }
      }
    }
    return found
  }

  func entity(of type: any PersistentModel.Type) -> EntityPlan? {
    indexByType[ObjectIdentifier(type)].map { entities[$0] }
  }

  func entity(of layout: ModelLayout) -> EntityPlan? { entity(of: layout.type) }

  func entity(named name: String) -> EntityPlan? { indexByName[name].map { entities[$0] } }

  /// The entities with their columns: schemas of the same shape can read each other's stores.
  var shape: [String: [String]] {
    Dictionary(
      entities.map { entity in (entity.name, entity.properties.map(\.shape).sorted()) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// One entity of a schema.
final class EntityPlan: Sendable {
  let index: Int
  let layout: ModelLayout
  let properties: [PropertyPlan]
  /// The positions of the properties with a column in the entity's table.
  let columns: [Int]
  /// The properties of each constraint.
  let uniques: [[Int]]
  let indices: [[Int]]

  var name: String { layout.name }

  init(index: Int, layout: ModelLayout, relationships: [Int: RelationshipPlan]) {
    self.index = index
    self.layout = layout
    properties = layout.properties.enumerated().map { position, property in
      PropertyPlan(position: position, property: property, relationship: relationships[position])
    }
    columns = properties.filter(\.hasColumn).map(\.position)
    uniques =
      layout.properties.indices.filter { layout.properties[$0].isUnique }.map { [$0] }
      + layout.uniques.map { $0.compactMap { layout.index(of: $0.path) } }
    indices = layout.indices.map { $0.compactMap { layout.index(of: $0.path) } }
  }
}

/// One property of an entity.
struct PropertyPlan: Sendable {
  let position: Int
  let property: ModelLayout.Property
  let relationship: RelationshipPlan?

  var name: String { property.name }

  var codec: AttributeCodec? {
    if case .attribute(let codec) = property.content { return codec }
    return nil
  }

  var isToMany: Bool {
    if case .toMany = property.content { return true }
    return false
  }

  var isOptional: Bool {
    switch property.content {
    case .attribute(let codec): codec.isOptional
    case .toOne(_, let isOptional), .toMany(_, let isOptional): isOptional
    }
  }

  var hasColumn: Bool { !isToMany && !property.isEphemeral }

  /// The name with what a change of the store must respect.
  var shape: String {
    switch property.content {
    case .attribute(let codec): "\(name):\(codec.kind)"
    case .toOne(let destination, _): "\(name):one \(destination.type)"
    case .toMany(let destination, _): "\(name):many \(destination.type) \(relationship?.storage.shape ?? "")"
    }
  }
}

// Sendable: the layout that holds the property is.
extension ModelLayout.Property: @unchecked Sendable {}
