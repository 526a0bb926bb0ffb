import CairnValues
import Foundation

/// A value kept for the whole app between launches, by a key.
///
/// ```swift
/// @AppStorage("fontSize") private var fontSize = 14
/// ```
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let witness: StorageWitness<Value>
  private let defaults: UserDefaults?
  private var location: StorageLocation<Value>?

  private init(key: String, initial: Value, witness: StorageWitness<Value>, defaults: UserDefaults?) {
    self.key = key
    self.initial = initial
    self.witness = witness
    self.defaults = defaults
  }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, Runtime.shared.currentTransaction) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { location.map { Binding(box: $0) } ?? .constant(initial) }

  public static func _connect(_ property: UnsafeMutableRawPointer, _ connection: inout _Connection) {
    let property = property.assumingMemoryBound(to: Self.self)
    let node = connection.node
    let wrapper = property.pointee
    property.pointee.location = connection.slot {
      let source = node.defaultsStore(wrapper.defaults)
      return StorageLocation(
        wrapper.key, initial: wrapper.initial, witness: wrapper.witness, source: source, graph: node.graph)
    }
  }

  public static func _isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.key == b.assumingMemoryBound(to: Self.self).pointee.key
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key: key, initial: wrappedValue, witness: .plain(), defaults: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key: key, initial: wrappedValue, witness: .plain(), defaults: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key: key, initial: wrappedValue, witness: .plain(), defaults: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key: key, initial: wrappedValue, witness: .plain(), defaults: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key: key, initial: wrappedValue, witness: .plain(), defaults: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key: key, initial: wrappedValue, witness: .plain(), defaults: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key: key, initial: wrappedValue, witness: .plain(), defaults: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, initial: wrappedValue, witness: .rawValue(), defaults: store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, initial: wrappedValue, witness: .rawValue(), defaults: store)
  }

  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key: key, initial: nil, witness: .optionalRawValue(), defaults: store)
  }

  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key: key, initial: nil, witness: .optionalRawValue(), defaults: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key: key, initial: nil, witness: .plain(), defaults: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key: key, initial: nil, witness: .plain(), defaults: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key: key, initial: nil, witness: .plain(), defaults: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key: key, initial: nil, witness: .plain(), defaults: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key: key, initial: nil, witness: .plain(), defaults: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key: key, initial: nil, witness: .plain(), defaults: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key: key, initial: nil, witness: .plain(), defaults: store)
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}
