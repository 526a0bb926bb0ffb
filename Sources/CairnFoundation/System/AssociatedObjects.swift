// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
import CairnLocks
import Foundation

/// How an object holds one that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// It does not: the value is gone once nothing else holds it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// It holds the value.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// It holds a copy, of values that can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// It holds the value.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// It holds a copy, of values that can be copied.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Returns the value associated with an object under a key. A key is an address.
///
/// ```swift
/// objc_getAssociatedObject(view, &key) as? Task<Void, Never>
/// ```
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.of(object)?.values.withLock { $0[UInt(bitPattern: key)] }?.value
}

/// Associates a value with an object under a key. `nil` ends the association.
///
/// Views, controllers and images of UIKit hold their values until they end. Other objects have no place for them here: their values
/// may outlive them until more objects get some.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let new = value.map { AssociatedValue($0, policy) }
  let table = AssociationTable.of(object, makesOne: new != nil)
  // The old value is released outside of the lock, as its end may ask for associations.
  let old = table?.values.withLock { values in
    defer { values[UInt(bitPattern: key)] = new }
    return values[UInt(bitPattern: key)]
  }
  withExtendedLifetime(old) {}
}

/// Ends all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let old = AssociationTable.of(object)?.values.withLock { values in
    defer { values = [:] }
    return values
  }
  withExtendedLifetime(old) {}
}

/// An object that stores its associated values.
package protocol AssociationOwner: AnyObject {
  var associations: AssociationTable { get }
}

/// The values associated with an object, by the addresses of their keys.
package final class AssociationTable: Sendable {
  fileprivate let values = Mutex<[UInt: AssociatedValue]>([:])
  package init() {}
}

/// A value that an object holds, or knows.
private struct AssociatedValue: @unchecked Sendable {
  // Sendable: the value is only passed on. The code that associates it keeps threads apart, as on Apple's systems.
  private var held: Any?
  private weak var known: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: known = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: held = (value as? any NSCopying)?.copy() ?? value
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: held = value
    }
  }

  var value: Any? { held ?? known }
}

/// The tables of objects that have no place for one.
private struct OtherAssociations: Sendable {
  private struct Entry {
    let owner: AssociatedValue
    let table = AssociationTable()
  }

  static let all = Mutex(OtherAssociations())

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of tables at which those of objects that have ended are removed.
  private var limit = 64

  /// The table of an object. Its place in memory may have been that of one that has ended.
  func table(of object: AnyObject) -> AssociationTable? {
    let entry = entries[ObjectIdentifier(object)]
    return entry?.owner.value == nil ? nil : entry?.table
  }

  /// Makes a table for an object, and returns those of objects that have ended.
  mutating func add(_ object: AnyObject) -> [AssociationTable] {
    var ended: [AssociationTable] = []
    if entries.count >= limit {
      ended = entries.filter { $0.value.owner.value == nil }.map { id, entry in
        entries[id] = nil
        return entry.table
      }
      limit = max(64, entries.count * 2)
    }
    let old = entries.updateValue(
      Entry(owner: AssociatedValue(object, .OBJC_ASSOCIATION_ASSIGN)), forKey: ObjectIdentifier(object))
    return ended + (old.map { [$0.table] } ?? [])
  }
}

extension AssociationTable {
  /// The table of an object, or `nil` if nothing is associated with it and none is made.
  fileprivate static func of(_ object: Any, makesOne: Bool = false) -> AssociationTable? {
    let object = object as AnyObject
    if let owner = object as? any AssociationOwner { return owner.associations }
    // The tables of ended objects are released outside of the lock, because their values may ask for associations then.
    let (table, ended) = OtherAssociations.all.withLock { all in
      let known = all.table(of: object)
      guard known == nil, makesOne else { return (known, [AssociationTable]()) }
      let ended = all.add(object)
      return (all.table(of: object), ended)
    }
    withExtendedLifetime(ended) {}
    return table
  }
}
