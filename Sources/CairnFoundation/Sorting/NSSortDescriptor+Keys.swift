import Foundation

/// What lets an initializer of a class return an instance of another one.
public protocol _SortDescribing {}

extension NSSortDescriptor: _SortDescribing {}

extension _SortDescribing where Self: NSSortDescriptor {
  /// Creates a descriptor that sorts by the values of a key.
  ///
  ///     NSSortDescriptor(key: "name", ascending: true)
  public init(key: String?, ascending: Bool) {
    self = KeySortDescriptor(key ?? "self", nil, ascending: ascending, ignoring: []) as! Self
  }

  /// Creates a descriptor that sorts by the values of a property of any type, such as an optional date.
  ///
  ///     NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)
  @_disfavoredOverload
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self = KeySortDescriptor("", keyPath, ascending: ascending, ignoring: []) as! Self
  }
}

extension NSSortDescriptor {
  /// The key by whose values the descriptor sorts, if it was made with one.
  public var key: String? { (self as? KeySortDescriptor).flatMap { $0.path == nil ? $0.keyName : nil } }
}

/// A descriptor that sorts by key, which Foundation on Linux cannot.
package final class KeySortDescriptor: NSSortDescriptor {
  package let keyName: String
  package let path: AnyKeyPath?
  package let options: String.CompareOptions

  private final class Blank: NSObject {
    let number = 0
  }

  package init(_ key: String, _ path: AnyKeyPath?, ascending: Bool, ignoring options: String.CompareOptions) {
    keyName = key
    self.path = path
    self.options = options
    super.init(keyPath: \Blank.number, ascending: ascending, comparator: { _, _ in .orderedSame })
  }

  required package init?(coder: NSCoder) { nil }

  package override var keyPath: AnyKeyPath { path ?? super.keyPath }

  package override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    SortedValues.order(value(of: object1), value(of: object2), options, ascending: ascending)
  }

  private func value(of object: Any) -> Any? {
    if let path { return object[keyPath: path] }
    return keyName == "self" ? object : KeyedValues.value(of: object, keyName.split(separator: ".").map(String.init))
  }

  package override var reversedSortDescriptor: Any {
    KeySortDescriptor(keyName, path, ascending: !ascending, ignoring: options)
  }

  package override func copy(with zone: NSZone? = nil) -> Any { self }

  package override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? KeySortDescriptor else { return false }
    return other.keyName == keyName && other.path == path && other.ascending == ascending && other.options == options
  }

  package override var hash: Int { keyName.hashValue }
  package override var description: String { "(\(keyName), \(ascending ? "ascending" : "descending"))" }
}
