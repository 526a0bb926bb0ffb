import CoreData
import Foundation
import TestSupport

/// A model as plain values that change from version to version. A property keeps its number, whatever its name is.
struct PlainModel {
  struct Property {
    let number: Int
    var name: String
    var former: String?
    let isText: Bool
    let start: Int
  }

  struct Entity {
    let number: Int
    var name: String
    var former: String?
    var parent: Int?
    var properties: [Property] = []
  }

  /// A relationship with both of its ends, or without a way back.
  struct Link {
    let number: Int
    var from: Int
    var to: Int
    var name: String
    var former: String?
    var back: String
    var formerBack: String?
    var isToMany: Bool
    var isBackToMany: Bool
    var hasBack = true
  }

  var entities: [Entity] = []
  var links: [Link] = []
  /// What the last change was.
  var lastChange = "a new model"
  private var next = 0
  /// The changes of the last version's objects: the number of an attribute that others' values go to.
  private(set) var added: [(number: Int, entity: Int, start: Int)] = []
  private(set) var renumbered: [(from: Int, to: Int, entities: [Int])] = []

  private mutating func number() -> Int {
    next += 1
    return next
  }

  func family(of root: Int) -> [Int] { [root] + entities.filter { $0.parent == root }.map(\.number) }

  func properties(of entity: Int) -> [Property] {
    guard let found = entities.first(where: { $0.number == entity }) else { return [] }
    return found.properties + (found.parent.map { properties(of: $0) } ?? [])
  }

  /// Returns a name that no relative of an entity uses, but siblings may.
  private func freeName(_ entity: Entity, _ random: inout SeededGenerator) -> String? {
    let relatives = entity.parent.map { [$0, entity.number] } ?? family(of: entity.number)
    let taken = Set(
      relatives.flatMap { number in entities.first { $0.number == number }?.properties.map(\.name) ?? [] })
    let free = ["u", "v", "w", "x", "y", "z"].filter { !taken.contains($0) }
    return free.isEmpty ? nil : free[random.below(free.count)]
  }

  mutating func change(_ random: inout SeededGenerator) {
    added = []
    renumbered = []
    if entities.isEmpty { return addEntity(&random) }
    let entity = random.below(entities.count)
    let property =
      entities[entity].properties.isEmpty
      ? nil : random.below(entities[entity].properties.count)
    let link = links.isEmpty ? nil : random.below(links.count)
    switch random.below(14) {
    case 0, 1: addEntity(&random)
    case 2, 3: addProperty(entity, &random)
    case 4:
      guard let property else { return }
      lastChange = "without \(entities[entity].properties.remove(at: property).name)"
    case 5, 6:
      guard let property, let name = freeName(entities[entity], &random) else { return }
      let old = entities[entity].properties[property].name
      entities[entity].properties[property].former = old
      entities[entity].properties[property].name = name
      lastChange = "\(entities[entity].name).\(old) is \(name)"
      // The old name may belong to a new property at once.
      if random.below(2) == 0 { add(old, to: entity, &random) }
    case 7:
      lastChange = "\(entities[entity].name) has another name"
      entities[entity].former = entities[entity].name
      entities[entity].name = "\(["A", "M", "Z"][random.below(3)])\(number())"
    case 8:
      lastChange = "another order"
      entities.shuffle(using: &random)
      for index in entities.indices { entities[index].properties.shuffle(using: &random) }
    case 9: lower(entity)
    case 10: raise(entity)
    case 11:
      let from = entities[entity].number
      let to = entities[random.below(entities.count)].number
      let number = number()
      lastChange = "a relationship r\(number)"
      links.append(
        Link(
          number: number, from: from, to: to, name: "r\(number)", back: "b\(number)", isToMany: random.below(2) == 0,
          isBackToMany: random.below(2) == 0, hasBack: random.below(3) > 0))
    case 12:
      guard let link else { return }
      lastChange = "r and b of \(links[link].number) have other names"
      links[link].former = links[link].name
      links[link].name = "\(["c", "q"][random.below(2)])\(number())"
      if random.below(2) == 0 {
        links[link].formerBack = links[link].back
        links[link].back = "\(["c", "q"][random.below(2)])\(number())"
      }
    default:
      guard let link, links[link].hasBack else { return }
      lastChange = "both ends of \(links[link].number) are to many"
      links[link].isToMany = true
      links[link].isBackToMany = true
    }
  }

  private mutating func addEntity(_ random: inout SeededGenerator) {
    let roots = entities.filter { $0.parent == nil }
    let parent = roots.isEmpty || random.below(3) == 0 ? nil : roots[random.below(roots.count)].number
    let number = number()
    entities.insert(
      Entity(number: number, name: "\(["B", "N", "Y"][random.below(3)])\(number)", parent: parent),
      at: random.below(entities.count + 1))
    lastChange = "a new entity"
    if let index = entities.firstIndex(where: { $0.number == number }) { addProperty(index, &random) }
  }

  private mutating func addProperty(_ entity: Int, _ random: inout SeededGenerator) {
    guard let name = freeName(entities[entity], &random) else { return }
    lastChange = "\(entities[entity].name).\(name) is new"
    add(name, to: entity, &random)
  }

  private mutating func add(_ name: String, to entity: Int, _ random: inout SeededGenerator) {
    let new = Property(number: number(), name: name, isText: random.below(2) == 0, start: random.below(9))
    entities[entity].properties.insert(new, at: random.below(entities[entity].properties.count + 1))
    for member in family(of: entities[entity].number) { added.append((new.number, member, new.start)) }
  }

  /// Moves an attribute to the subentities.
  private mutating func lower(_ entity: Int) {
    let below = family(of: entities[entity].number).dropFirst()
    guard !below.isEmpty, let property = entities[entity].properties.popLast() else { return }
    lastChange = "\(entities[entity].name).\(property.name) is in its subentities"
    for number in below {
      guard let index = entities.firstIndex(where: { $0.number == number }) else { continue }
      let new = Property(number: self.number(), name: property.name, isText: property.isText, start: property.start)
      entities[index].properties.append(new)
      renumbered.append((property.number, new.number, [number]))
    }
  }

  /// Moves an attribute of subentities to the entity above them.
  private mutating func raise(_ entity: Int) {
    guard let parent = entities[entity].parent, let property = entities[entity].properties.last else { return }
    let siblings = entities.indices.filter { entities[$0].parent == parent }
    let same = siblings.filter { entities[$0].properties.contains { $0.name == property.name } }
    guard let above = entities.firstIndex(where: { $0.number == parent }),
      same.allSatisfy({ index in
        entities[index].properties.contains { $0.name == property.name && $0.isText == property.isText }
      })
    else { return }
    lastChange = "\(entities[above].name).\(property.name) was in its subentities"
    let new = Property(number: number(), name: property.name, isText: property.isText, start: property.start)
    for index in siblings {
      if let old = entities[index].properties.firstIndex(where: { $0.name == property.name }) {
        renumbered.append((entities[index].properties.remove(at: old).number, new.number, [entities[index].number]))
      } else {
        added.append((new.number, entities[index].number, new.start))
      }
    }
    added.append((new.number, parent, new.start))
    entities[above].properties.append(new)
  }

  /// The model of Core Data.
  var made: NSManagedObjectModel {
    var found: [Int: NSEntityDescription] = [:]
    for entity in entities {
      let made = NSEntityDescription()
      made.name = entity.name
      made.renamingIdentifier = entity.former
      made.properties = entity.properties.map { property in
        let attribute = TestModel.attribute(
          property.name, property.isText ? .stringAttributeType : .integer32AttributeType,
          default: property.isText ? "\(property.start)" : property.start)
        attribute.renamingIdentifier = property.former
        attribute.isIndexed = property.number % 2 == 0
        return attribute
      }
      if entity.parent == nil { made.properties.append(TestModel.attribute("key", .integer32AttributeType)) }
      found[entity.number] = made
    }
    for entity in entities {
      if let parent = entity.parent, let made = found[entity.number] { found[parent]?.subentities.append(made) }
    }
    for link in links {
      guard let from = found[link.from], let to = found[link.to] else { continue }
      let (forth, back) = TestModel.relate(
        from, link.name, toMany: link.isToMany, to, link.back, backToMany: link.isBackToMany)
      forth.renamingIdentifier = link.former
      back.renamingIdentifier = link.formerBack
      if !link.hasBack {
        forth.inverseRelationship = nil
        to.properties.removeAll { $0 === back }
      }
    }
    let model = NSManagedObjectModel()
    model.entities = entities.compactMap { found[$0.number] }
    return model
  }
}
