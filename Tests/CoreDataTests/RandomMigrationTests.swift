import CoreData
import Foundation
import TestSupport
import Testing

/// A store goes through random versions of a model, and has the values and links of plain values after each.
@MainActor @Suite(.withoutReports) struct RandomMigrationTests {
  struct Object {
    let entity: Int
    var values: [Int: String] = [:]
  }

  struct Pair: Hashable {
    let from: Int
    let to: Int
  }

  struct Plain {
    var model = PlainModel()
    var objects: [Int: Object] = [:]
    var links: [Int: Set<Pair>] = [:]

    mutating func migrate(_ random: inout SeededGenerator) {
      model.change(&random)
      for (number, entity, start) in model.added {
        for key in objects.keys where objects[key]?.entity == entity { objects[key]?.values[number] = "\(start)" }
      }
      for (from, to, entities) in model.renumbered {
        for (key, object) in objects where entities.contains(object.entity) {
          objects[key]?.values[to] = object.values[from]
        }
      }
    }
  }

  private func load(_ context: NSManagedObjectContext, _ model: PlainModel) throws -> [Int: NSManagedObject] {
    var found: [Int: NSManagedObject] = [:]
    for entity in model.entities where entity.parent == nil {
      for object in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: entity.name)) {
        found[object.value(forKey: "key") as? Int ?? -1] = object
      }
    }
    return found
  }

  private func keys(_ value: Any?) -> Set<Int> {
    let objects = (value as? NSManagedObject).map { [$0] } ?? (value as? NSSet)?.allObjects as? [NSManagedObject] ?? []
    return Set(objects.compactMap { $0.value(forKey: "key") as? Int })
  }

  /// Returns what differs, if anything does.
  private func difference(_ context: NSManagedObjectContext, _ plain: Plain) throws -> String? {
    let found = try load(context, plain.model)
    if Set(found.keys) != Set(plain.objects.keys) { return "objects \(found.keys.sorted())" }
    for (key, object) in plain.objects {
      guard let made = found[key], let entity = plain.model.entities.first(where: { $0.number == object.entity }) else {
        return "no object \(key)"
      }
      if made.entity.name != entity.name { return "\(key) is a \(made.entity.name ?? "")" }
      for property in plain.model.properties(of: entity.number) {
        let value = made.value(forKey: property.name).map { "\($0)" }
        if value != object.values[property.number] {
          return "\(entity.name).\(property.name) of \(key) is \(value ?? "nothing") and not "
            + "\(object.values[property.number] ?? "nothing")"
        }
      }
    }
    for link in plain.model.links {
      let wanted = plain.links[link.number] ?? []
      for (key, object) in plain.objects {
        if isA(object.entity, link.from, plain.model) {
          let to = keys(found[key]?.value(forKey: link.name))
          if to != Set(wanted.filter { $0.from == key }.map(\.to)) { return "\(link.name) of \(key) is \(to.sorted())" }
        }
        if link.hasBack, isA(object.entity, link.to, plain.model) {
          let from = keys(found[key]?.value(forKey: link.back))
          if from != Set(wanted.filter { $0.to == key }.map(\.from)) {
            return "\(link.back) of \(key) is \(from.sorted())"
          }
        }
      }
    }
    return nil
  }

  private func isA(_ entity: Int, _ other: Int, _ model: PlainModel) -> Bool {
    model.family(of: other).contains(entity)
  }

  private func fill(_ context: NSManagedObjectContext, _ plain: inout Plain, _ random: inout SeededGenerator) throws {
    var found = try load(context, plain.model)
    for _ in 0..<3 {
      guard let entity = plain.model.entities.randomElement(using: &random) else { return }
      let key = plain.objects.count + 1
      let object = NSEntityDescription.insertNewObject(forEntityName: entity.name, into: context)
      object.setValue(key, forKey: "key")
      found[key] = object
      plain.objects[key] = Object(entity: entity.number)
      for property in plain.model.properties(of: entity.number) {
        let value = random.below(1000)
        object.setValue(property.isText ? "\(value)" : value, forKey: property.name)
        plain.objects[key]?.values[property.number] = "\(value)"
      }
    }
    for link in plain.model.links {
      let from = plain.objects.filter { isA($0.value.entity, link.from, plain.model) }.keys.sorted()
      let to = plain.objects.filter { isA($0.value.entity, link.to, plain.model) }.keys.sorted()
      guard let a = from.randomElement(using: &random), let b = to.randomElement(using: &random), let made = found[a],
        let other = found[b]
      else { continue }
      var pairs = plain.links[link.number] ?? []
      if !link.isToMany { pairs = pairs.filter { $0.from != a } }
      // A relationship to many without a way back is a column of the objects that it leads to.
      let isExclusive = link.hasBack ? !link.isBackToMany : link.isToMany
      if isExclusive { pairs = pairs.filter { $0.to != b } }
      if !link.hasBack, link.isToMany {
        for key in from where key != a {
          guard let object = found[key], keys(object.value(forKey: link.name)).contains(b) else { continue }
          object.setValue(
            NSSet(array: keys(object.value(forKey: link.name)).filter { $0 != b }.compactMap { found[$0] }),
            forKey: link.name)
        }
      }
      pairs.insert(Pair(from: a, to: b))
      plain.links[link.number] = pairs
      if link.isToMany {
        let all = pairs.filter { $0.from == a }.compactMap { found[$0.to] }
        made.setValue(NSSet(array: all), forKey: link.name)
      } else {
        made.setValue(other, forKey: link.name)
      }
    }
    try context.save()
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func everyVersionHasTheSameValuesAndLinks(seed: UInt64) throws {
    try withFolder { folder in
      let url = folder.appending(path: "a.sqlite")
      var random = SeededGenerator(seed: seed)
      var plain = Plain()
      for _ in 0..<4 { plain.migrate(&random) }
      var history: [String] = []
      for _ in 0..<12 {
        history.append(plain.model.lastChange)
        do {
          let context = try container(plain.model.made, at: url).viewContext
          if let what = try difference(context, plain) {
            Issue.record("\(what) after \(history) (seed \(seed))")
            return
          }
          try fill(context, &plain, &random)
          context.reset()
          if let what = try difference(context, plain) {
            Issue.record("\(what) once saved, after \(history) (seed \(seed))")
            return
          }
        } catch {
          Issue.record("\(error) after \(history) (seed \(seed))")
          return
        }
        plain.migrate(&random)
      }
    }
  }
}
