import Foundation

/// Objects in the order in which they were added. It keeps them alive.
struct ObjectSet {
  private var positions: [ObjectIdentifier: Int] = [:]
  /// The objects, with gaps for those that were removed.
  private var objects: [NSManagedObject?] = []

  var isEmpty: Bool { positions.isEmpty }
  var all: [NSManagedObject] { objects.compactMap { $0 } }

  func contains(_ object: NSManagedObject) -> Bool { positions[ObjectIdentifier(object)] != nil }

  mutating func insert(_ object: NSManagedObject) {
    guard !contains(object) else { return }
    positions[ObjectIdentifier(object)] = objects.count
    objects.append(object)
  }

  mutating func remove(_ object: NSManagedObject) {
    guard let position = positions.removeValue(forKey: ObjectIdentifier(object)) else { return }
    objects[position] = nil
    if objects.count > 64, positions.count * 2 < objects.count { close() }
  }

  /// Closes the gaps.
  private mutating func close() {
    objects = objects.filter { $0 != nil }
    for (position, object) in objects.enumerated() { if let object { positions[ObjectIdentifier(object)] = position } }
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
