import Foundation

/// An object whose values have keys, such as a managed object of Core Data.
package protocol KeyedObject: AnyObject {
  /// Returns the value of a key, or `nil` if there is none.
  func keyedValue(_ key: String) -> Any?
  /// What two objects that stand for the same thing share.
  var identity: AnyHashable { get }
}

/// Reads values by key, as key-value coding does on Apple's systems.
package enum KeyedValues {
  /// Returns what keys lead to, from one value to the next.
  package static func value(of object: Any?, _ keys: [String]) -> Any? {
    var found = object
    for (index, key) in keys.enumerated() {
      guard let object = found else { return nil }
      if key.hasPrefix("@") { return operation(key, object, Array(keys[(index + 1)...])) }
      if let list = list(object), !(object is [String: Any]) {
        let rest = Array(keys[index...])
        return list.flatMap { element -> [Any] in
          let value = value(of: element, rest)
          return value.flatMap { self.list($0) } ?? value.map { [$0] } ?? []
        }
      }
      found = single(object, key)
    }
    return found
  }

  private static func single(_ object: Any, _ key: String) -> Any? {
    if let object = object as? any KeyedObject { return object.keyedValue(key) }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    return Mirror(reflecting: object).child(key)
  }

  private static func operation(_ name: String, _ object: Any, _ keys: [String]) -> Any? {
    let elements = list(object) ?? []
    if name == "@count" { return elements.count }
    let numbers = elements.compactMap { plain(value(of: $0, keys)) }.compactMap(number)
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@max": return numbers.max()
    case "@min": return numbers.min()
    default: return nil
    }
  }

  /// The elements of a collection.
  package static func list(_ value: Any?) -> [Any]? {
    switch plain(value) {
    case let list as [Any]: list
    case let set as Set<AnyHashable>: set.map(\.base)
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let array as NSArray: array.map { $0 }
    default: nil
    }
  }

  /// A number, also of a Boolean value.
  package static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as Double: value
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// A whole number, also of a Boolean value.
  static func integer(_ value: Any) -> Int64? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as Int: Int64(value)
    case let value as any BinaryInteger: Int64(exactly: value)
    case let value as NSNumber: isWhole(value) ? value.int64Value : nil
    default: nil
    }
  }

  private static func isWhole(_ number: NSNumber) -> Bool {
    !(number is NSDecimalNumber) && !["f", "d"].contains(String(cString: number.objCType))
  }

  /// Unwraps an optional in an `Any`, and what Objective-C would bridge.
  package static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    switch value {
    case let text as String: return text
    case is NSNull: return nil
    case let object as AnyObject & KeyedObject: return object
    case let date as Date: return date
    case let data as Data: return data
    case let identifier as UUID: return identifier
    case let url as URL: return url
    default: break
    }
    guard let optional = value as? any AnyOptional else { return value }
    return optional.wrapped.flatMap(plain)
  }

  /// Returns what an optional in an `Any` holds.
  package static func flattened(_ value: Any) -> Any? {
    guard let optional = value as? any AnyOptional else { return value }
    return optional.wrapped.flatMap(flattened)
  }
}

extension Mirror {
  /// Returns a stored property by name, of this type or a superclass.
  fileprivate func child(_ name: String) -> Any? {
    // Property wrappers and macros store properties under a name with an underscore.
    if let child = children.first(where: { $0.label == name || $0.label == "_" + name }) { return child.value }
    return superclassMirror?.child(name)
  }
}
