import Foundation

/// A dictionary of objects that need not keep its keys or values alive.
///
///     let cells = NSMapTable<NSString, Cell>.strongToWeakObjects()
///     cells.setObject(cell, forKey: "first")
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Int: [(key: TableSlot, value: TableSlot)]] = [:]

  /// A table with room for some keys.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// A table.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) { self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0) }

  /// A table that keeps keys and values alive.
  public override convenience init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }

  /// A table that keeps keys and values alive.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// A table that keeps its values alive; keys leave when nobody else keeps them alive.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

  /// A table that keeps its keys alive.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }

  /// A table that keeps nothing alive.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var all: [(key: KeyType, value: ObjectType)] {
    entries.values.flatMap { $0 }.compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (unsafeDowncast(key, to: KeyType.self), unsafeDowncast(value, to: ObjectType.self))
    }
  }

  /// The value of a key.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries[keyOptions.hash(of: aKey)]?.lazy
      .first { entry in entry.key.object.map { keyOptions.areSame($0, aKey) } ?? false }?
      .value.object.map { unsafeDowncast($0, to: ObjectType.self) }
  }

  /// Gives a key a value.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    let key = keyOptions.kept(aKey)
    entries[keyOptions.hash(of: key), default: []].append(
      (
        TableSlot(key, isWeak: keyOptions.isWeak),
        TableSlot(valueOptions.kept(anObject), isWeak: valueOptions.isWeak)
      ))
  }

  /// Takes a key and its value out.
  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = keyOptions.hash(of: aKey)
    entries[hash]?.removeAll { entry in entry.key.object.map { keyOptions.areSame($0, aKey) } ?? true }
    if entries[hash]?.isEmpty ?? false { entries[hash] = nil }
  }

  /// Takes everything out.
  public func removeAllObjects() { entries = [:] }

  /// How many keys have a value.
  public var count: Int { all.count }

  /// Goes through the keys.
  public func keyEnumerator() -> NSEnumerator { NSArray(array: all.map(\.key)).objectEnumerator() }

  /// Goes through the values.
  public func objectEnumerator() -> NSEnumerator? { NSArray(array: all.map(\.value)).objectEnumerator() }

  /// The table as a dictionary.
  public func dictionaryRepresentation() -> [AnyHashable: Any] {
    Dictionary(
      all.map { key, value in
        ((key as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(key)), value as Any)
      }, uniquingKeysWith: { first, _ in first })
  }
}
