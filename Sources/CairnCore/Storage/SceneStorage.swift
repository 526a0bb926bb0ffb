import CairnValues
import Foundation

/// A value kept for one scene, to be there again when the scene is restored.
///
/// ```swift
/// @SceneStorage("path") private var path: Data?
/// ```
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let witness: StorageWitness<Value>
  private var location: StorageLocation<Value>?

  private init(key: String, initial: Value, witness: StorageWitness<Value>) {
    self.key = key
    self.initial = initial
    self.witness = witness
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
      StorageLocation(
        wrapper.key, initial: wrapper.initial, witness: wrapper.witness, source: node.sceneStore(), graph: node.graph)
    }
  }

  public static func _isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.key == b.assumingMemoryBound(to: Self.self).pointee.key
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key: key, initial: wrappedValue, witness: .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key: key, initial: wrappedValue, witness: .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key: key, initial: wrappedValue, witness: .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key: key, initial: wrappedValue, witness: .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key: key, initial: wrappedValue, witness: .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key: key, initial: wrappedValue, witness: .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key: key, initial: wrappedValue, witness: .plain())
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, initial: wrappedValue, witness: .rawValue())
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, initial: wrappedValue, witness: .rawValue())
  }

  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key: key, initial: nil, witness: .optionalRawValue())
  }

  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key: key, initial: nil, witness: .optionalRawValue())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(key: key, initial: nil, witness: .plain())
  }

  public init(_ key: String) where Value == Int? {
    self.init(key: key, initial: nil, witness: .plain())
  }

  public init(_ key: String) where Value == Double? {
    self.init(key: key, initial: nil, witness: .plain())
  }

  public init(_ key: String) where Value == String? {
    self.init(key: key, initial: nil, witness: .plain())
  }

  public init(_ key: String) where Value == URL? {
    self.init(key: key, initial: nil, witness: .plain())
  }

  public init(_ key: String) where Value == Data? {
    self.init(key: key, initial: nil, witness: .plain())
  }

  public init(_ key: String) where Value == Date? {
    self.init(key: key, initial: nil, witness: .plain())
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}
