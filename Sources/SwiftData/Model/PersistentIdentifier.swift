import CairnLocks
import Foundation

/// The identity of a model, which stays the same from its creation on, in every context and after a restart.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  /// The part of an identifier that is unique within an entity.
  public struct ID: Hashable, Comparable, Codable, Sendable {
    let key: Int64

    public static func < (a: ID, b: ID) -> Bool { a.key < b.key }
  }

  /// The part of the identifier that is unique within its entity.
  public let id: ID
  /// The name of the model's entity.
  public let entityName: String
  /// The identifier of the store that holds the model, or `nil` before the first save.
  public var storeIdentifier: String?

  var key: Int64 { id.key }

  init(entityName: String, key: Int64, storeIdentifier: String? = nil) {
    id = ID(key: key)
    self.entityName = entityName
    self.storeIdentifier = storeIdentifier
  }

  /// Compares the entities and keys. A model is the same before and after its first save.
  public static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.entityName == b.entityName }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Orders identifiers of an entity by the creation of their models.
  public static func < (a: Self, b: Self) -> Bool { (a.entityName, a.id) < (b.entityName, b.id) }
}

/// Makes keys that are unique without asking a store, so that a model has its final identity from the start.
///
/// A key is the time in milliseconds and a number that starts at random, so that two processes which share a store
/// hardly ever make the same. Keys of one process ascend.
enum ModelKeys {
  private static let last = Mutex<Int64>(0)
  private static let epoch: TimeInterval = 600_000_000

  static func next() -> Int64 {
    let milliseconds = Int64(max(0, Date().timeIntervalSinceReferenceDate - epoch) * 1000)
    return last.withLock { last in
      let now = milliseconds << 20
      last = last >= now ? last + 1 : now | Int64.random(in: 0..<1 << 20)
      return last
    }
  }
}
