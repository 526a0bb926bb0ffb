import Foundation

/// Objects in the order in which they were added. It keeps them alive.
struct ObjectSet {
  private var positions: [ObjectIdentifier: Int] = [:]
  private var objects: [Int: NSManagedObject] = [:]
  private var next = 0

  var isEmpty: Bool { positions.isEmpty }
  var all: [NSManagedObject] { objects.keys.sorted().compactMap { objects[$0] } }

  func contains(_ object: NSManagedObject) -> Bool { positions[ObjectIdentifier(object)] != nil }

  mutating func insert(_ object: NSManagedObject) {
    guard !contains(object) else { return }
    positions[ObjectIdentifier(object)] = next
    objects[next] = object
    next += 1
  }

  mutating func remove(_ object: NSManagedObject) {
    guard let position = positions.removeValue(forKey: ObjectIdentifier(object)) else { return }
    objects[position] = nil
  }
}

/// An object that is not kept alive.
struct WeakObject {
  weak var object: NSManagedObject?
}

/// The state of an object before an event, or after an undo.
struct ObjectState {
  /// Whether the object exists: it was inserted and not deleted.
  var exists: Bool
  var values: [String: Any]?
}
