import Foundation

// The places of relationships to many.
extension StoreLayout {
  func storage(of relationship: NSRelationshipDescription, _ entity: NSEntityDescription) -> Storage? {
    guard let destination = relationship.destinationEntity, let other = tables[destination.entityName],
      let own = tables[entity.entityName]
    else { return nil }
    let name = relationship.name.uppercased()
    let noted = entity.withSubentities.lazy.compactMap { self.place(relationship.name, $0) }.first {
      $0["table"] != nil
    }
    func order(_ plain: String) -> String? { relationship.isOrdered ? noted?["order"] ?? plain : nil }
    guard let inverse = relationship.inverseRelationship else {
      let column = noted.flatMap { $0["owner"] == nil && $0["hidden"] != nil ? $0["column"] : nil }
      return .column(
        table: other.name, column: column ?? "Z\(own.number)\(name)", order: order("Z_FOK_\(own.number)\(name)"))
    }
    let back = inverse.name.uppercased()
    if !inverse.isToMany {
      guard let column = other.columns.first(where: { $0.property === inverse })?.name else { return nil }
      return .column(table: other.name, column: column, order: order("Z_FOK_\(back)"))
    }
    let otherNumber = tables[inverse.entity?.entityName ?? ""]?.number ?? other.number
    let plainOrder = "Z_FOK_\(otherNumber)\(name)"
    if let noted, let table = noted["table"], let first = noted["owner"], let second = noted["other"] {
      return .join(Join(table: table, owner: first, other: second, order: order(plainOrder)))
    }
    // The other end has the same table.
    if relationship !== inverse, let known = inverse.entity.flatMap({ noteOfOtherEnd(inverse, $0) }) {
      return .join(Join(table: known.table, owner: known.other, other: known.owner, order: order(plainOrder)))
    }
    let mine = "Z_\(own.number)\(name)"
    let its = "Z_\(otherNumber)\(back)"
    // Apple names the table after one of the two. A file shows after which. A table that the file has for other relationships
    // is no choice.
    let isNew = file.places != nil
    let isMine =
      !isNew && file.columns[mine] != nil
      || (isNew || file.columns[its] == nil) && (name, own.number) >= (back, otherNumber)
    var table = isMine ? mine : its
    while isNew, file.columns[table] != nil { table += "_" }
    return .join(
      Join(
        table: table, owner: "Z_\(own.number)\(back)",
        other: relationship === inverse ? "REFLEXIVE" : "Z_\(otherNumber)\(name)", order: order(plainOrder)))
  }

  private func noteOfOtherEnd(
    _ inverse: NSRelationshipDescription, _ entity: NSEntityDescription
  ) -> (table: String, owner: String, other: String)? {
    for member in entity.withSubentities {
      if let place = place(inverse.name, member), let table = place["table"], let owner = place["owner"],
        let other = place["other"]
      {
        return (table, owner, other)
      }
    }
    return nil
  }

  /// The places of the properties, as a file notes them.
  var places: [String: [String: StoredTables.Place]] {
    var found: [String: [String: StoredTables.Place]] = [:]
    for (name, table) in tables {
      var places: [String: StoredTables.Place] = [:]
      for column in table.columns { places[column.property.name] = ["column": column.name] }
      for relationship in table.entity.relationshipsByName.values where relationship.isToMany {
        switch storage(of: relationship) {
        case .column(let table, let column, let order)?:
          var place = ["table": table, "column": column]
          if relationship.inverseRelationship == nil { place["hidden"] = "yes" }
          place["order"] = order
          places[relationship.name] = place
        case .join(let join)?:
          var place = ["table": join.table, "owner": join.owner, "other": join.other]
          place["order"] = join.order
          places[relationship.name] = place
        case nil: break
        }
      }
      found[name] = places
    }
    // Entities that are gone keep their rows, and get them back if they return.
    let successors = Set(formerNames.values)
    for (name, places) in file.places ?? [:] where file.numbers[name] != nil && !successors.contains(name) {
      found[name] = found[name] ?? places
    }
    return found
  }
}
