import Foundation

/// A set of objects, which it may hold weakly, such as observers.
///
///     let listeners = NSHashTable<Listener>.weakObjects()
///     listeners.add(self)
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var slots: [Int: [TableSlot]] = [:]

  /// Creates a table with an initial capacity.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    self.options = options
    super.init()
  }

  /// Creates a table.
  public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }

  /// Creates a table with strong references.
  public override convenience init() { self.init(options: [], capacity: 0) }

  /// Returns a table with weak references.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Returns the member that equals an object.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return slots[options.hash(of: object)]?.lazy.compactMap(\.object)
      .first { options.areSame($0, object) }.flatMap { $0 as? ObjectType }
  }

  /// Returns whether the table contains an object.
  public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// Adds an object, unless there is an equal one.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    let kept = options.kept(object)
    slots[options.hash(of: kept), default: []].removeAll { $0.object == nil }
    slots[options.hash(of: kept), default: []].append(TableSlot(kept, isWeak: options.isWeak))
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash = options.hash(of: object)
    slots[hash]?.removeAll { slot in slot.object.map { options.areSame($0, object) } ?? true }
    if slots[hash]?.isEmpty ?? false { slots[hash] = nil }
  }

  /// Removes all objects.
  public func removeAllObjects() { slots = [:] }

  /// The objects in the table.
  public var allObjects: [ObjectType] {
    slots.values.flatMap { $0.compactMap { $0.object as? ObjectType } }
  }

  /// The number of objects.
  public var count: Int { allObjects.count }

  /// One of the objects.
  public var anyObject: ObjectType? { allObjects.first }

  /// The objects as a set.
  public var setRepresentation: Set<AnyHashable> {
    Set(allObjects.map { ($0 as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier($0)) })
  }

  /// Returns an enumerator of the objects.
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Adds the objects of another table.
  public func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }

  /// Removes the objects of another table.
  public func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }

  /// Keeps only the objects that another table contains too.
  public func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Returns whether the tables have an object in common.
  public func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }

  /// Returns whether another table contains all objects.
  public func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
}
