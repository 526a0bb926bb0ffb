import CairnStore
import Foundation

extension StoreWriting {
  /// Fails if rows were changed since they were read.
  func findConflicts(_ changes: SaveChanges, in database: Database) throws {
    var conflicts = SaveConflicts()
    func version(_ id: NSManagedObjectID) throws -> Int64? {
      try database.integer(
        """
        SELECT MAX(IFNULL(Z_OPT, 1), 1) FROM \(name: layout.required(id.entity).name) WHERE Z_PK = \(SQLText(.integer(id.key)))
        """)
    }
    for update in changes.updates where try version(update.id) != update.version { conflicts.changed.append(update.id) }
    for (id, known) in changes.deletes {
      // An object to delete may be gone already.
      if let found = try version(id), found != known { conflicts.changed.append(id) }
    }
    if !conflicts.changed.isEmpty { throw conflicts }
  }
}
