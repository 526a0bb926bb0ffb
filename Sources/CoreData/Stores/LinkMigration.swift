import CairnStore
import Foundation

/// Takes the links of an entity's relationships from where a file has them to where the model wants them, or fails. None is lost
/// because a relationship has become one to many, or has got another inverse.
struct LinkMigration {
  let installer: StoreInstaller
  let layout: StoreLayout
  let table: StoreLayout.Table

  func add(to plan: inout StoreInstaller.Plan) throws {
    for relationship in table.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
      guard let place = layout.place(relationship.name, table.entity) else { continue }
      if relationship.isToMany {
        try moveMany(relationship, place, &plan)
      } else if place["table"] != nil, try hasLinks(place, plan) {
        throw lost(relationship, "leads to one object, and led to many")
      }
    }
  }

  private func moveMany(
    _ relationship: NSRelationshipDescription, _ place: StoredTables.Place, _ plan: inout StoreInstaller.Plan
  ) throws {
    guard let storage = layout.storage(of: relationship) else { return }
    let number = SQLText(.integer(table.number))
    switch storage {
    case .join(let join):
      if place["owner"] != nil { return }
      guard let column = place["column"] else { return }
      var names: SQLText = "\(name: join.owner), \(name: join.other)"
      if let old = place["table"] {
        // The other objects had a column that leads here.
        var values: SQLText = "\(name: column), Z_PK"
        if let order = join.order, let former = place["order"] {
          names = "\(names), \(name: order)"
          values = "\(values), \(name: former)"
        }
        plan.moves.append(
          """
          INSERT OR IGNORE INTO \(name: join.table) (\(names)) SELECT \(values) FROM \(name: newName(old, plan))
          WHERE \(name: column) IN (SELECT Z_PK FROM \(name: table.name) WHERE Z_ENT = \(number))
          """)
      } else {
        plan.moves.append(
          """
          INSERT OR IGNORE INTO \(name: join.table) (\(names)) SELECT Z_PK, \(name: column) FROM \(name: table.name)
          WHERE Z_ENT = \(number) AND \(name: column) IS NOT NULL
          """)
      }
    case .column(let other, let column, _):
      if place["table"].map({ newName($0, plan) }) == other, place["column"] == column { return }
      let wasInverse = relationship.inverseRelationship.flatMap { inverse in
        inverse.entity.flatMap { layout.source(inverse.name, $0) }
      }
      // The other end has had the links all the time.
      if wasInverse != nil, place["table"] == nil { return }
      guard try hasLinks(place, plan) else { return }
      guard wasInverse == nil, place["owner"] == nil, let old = place["column"],
        place["table"].map({ newName($0, plan) }) == other
      else { throw lost(relationship, "has got another inverse, so its links have no place") }
      plan.moves.append(
        """
        UPDATE \(name: other) SET \(name: column) = \(name: old)
        WHERE \(name: old) IN (SELECT Z_PK FROM \(name: table.name) WHERE Z_ENT = \(number))
        """)
    }
  }

  private func newName(_ old: String, _ plan: StoreInstaller.Plan) -> String {
    plan.renamedTables.first { $0.from == old }?.to ?? old
  }

  private func hasLinks(_ place: StoredTables.Place, _ plan: StoreInstaller.Plan) throws -> Bool {
    guard let column = place["owner"] ?? place["column"] else { return false }
    let old = place["table"] ?? installer.formerTable(table.name, plan)
    return try installer.database.integer(
      "SELECT EXISTS (SELECT 1 FROM \(name: old) WHERE \(name: column) IS NOT NULL)") == 1
  }

  private func lost(_ relationship: NSRelationshipDescription, _ reason: String) -> any Error {
    installer.inferred(
      "\(table.entity.entityName).\(relationship.name) \(reason)",
      "Give the new relationship another name, and set it in the app.")
  }
}
