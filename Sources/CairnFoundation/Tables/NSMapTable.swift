import Foundation

/// A dictionary of objects, which may hold its keys or values weakly.
///
///     let cells = NSMapTable<NSString, Cell>.strongToWeakObjects()
///     cells.setObject(cell, forKey: "first")
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Int: [(key: TableSlot, value: TableSlot)]] = [:]

  /// Creates a table with an initial capacity.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// Creates a table.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) { self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0) }

  /// A table with strong keys and values.
  public override convenience init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }

  /// A table with strong keys and values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Returns a table with weak keys and strong values.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

  /// Returns a table with strong keys and weak values.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }

  /// Returns a table with weak keys and values.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var all: [(key: KeyType, value: ObjectType)] {
    entries.values.flatMap { $0 }.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else { return nil }
      return (key, value)
    }
  }

  /// Returns the value of a key.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries[keyOptions.hash(of: aKey)]?.lazy
      .first { entry in entry.key.object.map { keyOptions.areSame($0, aKey) } ?? false }?
      .value.object as? ObjectType
  }

  /// Sets the value of a key.
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

  /// Removes a key and its value.
  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = keyOptions.hash(of: aKey)
    entries[hash]?.removeAll { entry in entry.key.object.map { keyOptions.areSame($0, aKey) } ?? true }
    if entries[hash]?.isEmpty ?? false { entries[hash] = nil }
  }

  /// Removes all entries.
  public func removeAllObjects() { entries = [:] }

  /// The number of entries.
  public var count: Int { all.count }

  /// Returns an enumerator of the keys.
  public func keyEnumerator() -> NSEnumerator { NSArray(array: all.map(\.key)).objectEnumerator() }

  /// Returns an enumerator of the values.
  public func objectEnumerator() -> NSEnumerator? { NSArray(array: all.map(\.value)).objectEnumerator() }

  /// Returns the table as a dictionary.
  public func dictionaryRepresentation() -> [AnyHashable: Any] {
    Dictionary(
      all.map { key, value in
        ((key as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(key)), value as Any)
      }, uniquingKeysWith: { first, _ in first })
  }
}
