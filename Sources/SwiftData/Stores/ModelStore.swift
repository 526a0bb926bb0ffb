import CairnStore
import Foundation

/// Keeps the rows of models. Contexts of any thread use it.
protocol ModelStore: AnyObject, Sendable {
  /// An identifier that stays the same for the life of the store.
  var identifier: String { get }
  var isWritable: Bool { get }
  /// Whether queries may have conditions and an order.
  var evaluatesQueries: Bool { get }

  /// Returns the values of the columns of some rows. Rows that do not exist are missing from the result.
  func rows(of entity: EntityPlan, keys: [Int64]) throws -> [StoredRow]
  func rows(_ query: StoreQuery) throws -> [StoredRow]
  func keys(_ query: StoreQuery) throws -> [Int64]
  func count(_ query: StoreQuery) throws -> Int
  /// Returns the keys of the models to which a relationship leads.
  func related(_ position: Int, of entity: EntityPlan, key: Int64) throws -> [Int64]
  /// Returns the row with some values.
  func find(_ entity: EntityPlan, _ values: [(position: Int, value: StoredValue)]) throws -> Int64?
  /// Saves all changes or none.
  func save(_ changes: ChangeSet) throws
  /// Whether another process has saved since the last call.
  func hasForeignChanges() -> Bool
}

struct StoredRow: Sendable {
  let key: Int64
  /// The values in the order of the entity's columns.
  let values: [StoredValue]
}

struct StoreQuery {
  let entity: EntityPlan
  var condition: SQLText?
  var order: SQLText?
  var limit: Int?
  var offset = 0
}

/// What one save changes.
struct ChangeSet: Sendable {
  struct Insertion: Sendable {
    let entity: EntityPlan
    let key: Int64
    let values: [StoredValue]
  }

  struct Update: Sendable {
    let entity: EntityPlan
    let key: Int64
    /// The new values by the positions of their properties.
    let values: [(position: Int, value: StoredValue)]
  }

  struct Deletion: Sendable {
    let entity: EntityPlan
    let key: Int64
  }

  struct Link: Sendable {
    let join: Int
    let first: Int64
    let second: Int64
    let isAdded: Bool
  }

  var deletions: [Deletion] = []
  var updates: [Update] = []
  var insertions: [Insertion] = []
  var links: [Link] = []

  var isEmpty: Bool { deletions.isEmpty && updates.isEmpty && insertions.isEmpty && links.isEmpty }
}

/// Two models have the same values where only one may have them.
struct UniquenessConflict: Error {}
