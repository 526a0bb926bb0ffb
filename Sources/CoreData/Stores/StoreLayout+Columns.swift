import Foundation

// The columns of properties: those in which a file has their values, whatever the properties are called now.
extension StoreLayout {
  /// The names of the columns of entities that share a table. Two properties of one name get a number.
  static func plainNames(_ entities: [NSEntityDescription]) -> [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    var taken: Set<String> = []
    for entity in entities {
      for property in entity.properties where hasColumn(property) {
        names[ObjectIdentifier(property)] = fresh("Z" + property.name.uppercased(), &taken)
      }
    }
    return names
  }

  private static func fresh(_ plain: String, _ taken: inout Set<String>) -> String {
    var name = plain
    var number = 1
    while !taken.insert(name).inserted {
      name = "\(plain)\(number)"
      number += 1
    }
    return name
  }

  /// Returns where the file has the values of an entity's properties.
  func places(
    of entity: NSEntityDescription, _ plain: [ObjectIdentifier: String]
  ) -> [String: StoredTables.Place] {
    guard let former = formerNames[entity.entityName] else { return [:] }
    let own = file.table(of: former)
    let properties = entity.propertiesByName.values.filter { !$0.isTransient }.sorted { $0.name < $1.name }
    var stored: [String: StoredTables.Place] = [:]
    if let noted = file.places {
      stored = (noted[former] ?? [:]).filter { _, place in
        place["column"].map { file.has($0, in: place["table"] ?? own) } ?? (file.columns[place["table"] ?? ""] != nil)
      }
    } else {
      for property in properties where Self.hasColumn(property) {
        let old = "Z" + property.formerName.uppercased()
        if let column = plain[ObjectIdentifier(property)], file.has(column, in: own) {
          stored[property.name] = ["column": column]
        } else if file.has(old, in: own) {
          stored[property.formerName] = ["column": old]
        }
      }
    }
    let names = StoredTables.formerNames(
      of: properties.map { ($0.name, $0.renamingIdentifier) }, among: Set(stored.keys))
    return names.compactMapValues { stored[$0] }
  }

  /// Chooses columns for the properties of entities that share a table: those in which the file has their values, if it does.
  func columns(of entities: [NSEntityDescription], of table: String) -> [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    var taken: Set<String> = []
    for entity in entities {
      for property in entity.properties where Self.hasColumn(property) {
        let known = entity.withSubentities.lazy.compactMap { self.source(property.name, $0) }.first
        if let known, taken.insert(known).inserted { names[ObjectIdentifier(property)] = known }
      }
    }
    let former = entities.compactMap { formerNames[$0.entityName] }.map { file.table(of: $0) }
    for name in Set(former + [table]) { taken.formUnion(file.columns[name]?.keys.map { $0 } ?? []) }
    for entity in entities {
      for property in entity.properties where Self.hasColumn(property) && names[ObjectIdentifier(property)] == nil {
        names[ObjectIdentifier(property)] = Self.fresh("Z" + property.name.uppercased(), &taken)
      }
    }
    return names
  }

  /// The column in which the file has the values of a property for the objects of an entity.
  func source(_ property: String, _ entity: NSEntityDescription) -> String? {
    guard let place = sources[entity.entityName]?[property], place["table"] == nil else { return nil }
    return place["column"]
  }

  /// Where the file has the values of a property for the objects of an entity.
  func place(_ property: String, _ entity: NSEntityDescription) -> StoredTables.Place? {
    sources[entity.entityName]?[property]
  }
}
