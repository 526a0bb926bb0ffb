import Foundation

/// A set of objects that need not keep them alive, such as those who listen.
///
///     let listeners = NSHashTable<Listener>.weakObjects()
///     listeners.add(self)
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var slots: [Int: [TableSlot]] = [:]

  /// A table with room for some objects.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    self.options = options
    super.init()
  }

  /// A table.
  public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }

  /// A table that keeps its objects alive.
  public override convenience init() { self.init(options: [], capacity: 0) }

  /// A table whose objects leave when nobody else keeps them alive.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The object equal to one.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return slots[options.hash(of: object)]?.lazy.compactMap(\.object)
      .first { options.areSame($0, object) }.map { unsafeDowncast($0, to: ObjectType.self) }
  }

  /// Whether an object is in the table.
  public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// Adds an object, unless there is an equal one.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    let kept = options.kept(object)
    slots[options.hash(of: kept), default: []].removeAll { $0.object == nil }
    slots[options.hash(of: kept), default: []].append(TableSlot(kept, isWeak: options.isWeak))
  }

  /// Takes an object out.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash = options.hash(of: object)
    slots[hash]?.removeAll { slot in slot.object.map { options.areSame($0, object) } ?? true }
    if slots[hash]?.isEmpty ?? false { slots[hash] = nil }
  }

  /// Takes all objects out.
  public func removeAllObjects() { slots = [:] }

  /// The objects there are.
  public var allObjects: [ObjectType] {
    slots.values.flatMap { $0.compactMap(\.object) }.map { unsafeDowncast($0, to: ObjectType.self) }
  }

  /// How many objects there are.
  public var count: Int { allObjects.count }

  /// One of the objects.
  public var anyObject: ObjectType? { allObjects.first }

  /// The objects as a set.
  public var setRepresentation: Set<AnyHashable> {
    Set(allObjects.map { ($0 as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier($0)) })
  }

  /// Goes through the objects there are.
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Adds the objects of another table.
  public func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }

  /// Takes the objects of another table out.
  public func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }

  /// Leaves the objects that another table has too.
  public func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Whether the tables have an object in common.
  public func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }

  /// Whether another table has all objects.
  public func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
}
