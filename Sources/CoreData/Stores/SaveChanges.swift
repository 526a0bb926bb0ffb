import Foundation

/// What one save changes.
struct SaveChanges: @unchecked Sendable {
  // Sendable: the values are those of rows, which nothing changes.

  /// The new values of an object. A key without a value has become `nil`.
  struct Write {
    let id: NSManagedObjectID
    /// The version that the object was read at.
    let version: Int64
    let keys: [String]
    let values: [String: Any]
  }

  /// The changes of a relationship to many.
  struct Link {
    let id: NSManagedObjectID
    let relationship: NSRelationshipDescription
    let added: [NSManagedObjectID]
    let removed: [NSManagedObjectID]
    /// All objects, if they have an order.
    let order: [NSManagedObjectID]?
  }

  var inserts: [Write] = []
  var updates: [Write] = []
  var deletes: [(id: NSManagedObjectID, version: Int64)] = []
  var links: [Link] = []

  /// The objects whose rows or relationships change.
  var ids: [NSManagedObjectID] {
    inserts.map(\.id) + updates.map(\.id) + deletes.map(\.id) + links.map(\.id)
  }

  /// The changes whose objects fulfill a condition.
  func filtered(_ accepts: (NSManagedObjectID) -> Bool) -> SaveChanges {
    var part = self
    part.inserts = inserts.filter { accepts($0.id) }
    part.updates = updates.filter { accepts($0.id) }
    part.deletes = deletes.filter { accepts($0.id) }
    part.links = links.filter { accepts($0.id) }
    return part
  }

  var isEmpty: Bool { inserts.isEmpty && updates.isEmpty && deletes.isEmpty && links.isEmpty }
}

/// The new identifiers and versions of saved objects.
struct SaveResult: Sendable {
  var permanent: [NSManagedObjectID: NSManagedObjectID] = [:]
  var versions: [NSManagedObjectID: Int64] = [:]
}

/// The objects that others have changed since they were read, and those whose values belong to others already.
struct SaveConflicts: Error {
  var changed: [NSManagedObjectID] = []
  var unique: [(id: NSManagedObjectID, other: NSManagedObjectID)] = []
}

/// The identifiers of a save's objects, for other contexts.
struct SaveNotice: Sendable {
  var inserted: Set<NSManagedObjectID> = []
  var updated: Set<NSManagedObjectID> = []
  var deleted: Set<NSManagedObjectID> = []
}
