import CairnValues
import Foundation

/// A value stored for one scene, available again when the scene is restored.
///
/// ```swift
/// @SceneStorage("path") private var path: Data?
/// ```
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let property: StoredProperty<Value>
  private var location: StorageLocation<Value>?

  init(key: String, initial: Value, witness: StorageWitness<Value>, _ file: StaticString, _ line: UInt) {
    property = StoredProperty(key: key, initial: initial, witness: witness, place: SourcePlace(file, line))
  }

  /// The stored value, or the default.
  public var wrappedValue: Value {
    get { location?.get() ?? property.initial }
    nonmutating set {
      guard let location else { return reportNotInstalled("The value written is lost.") }
      location.set(newValue, Runtime.shared.currentTransaction)
    }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(box: location) }
    reportNotInstalled("This will result in a constant Binding of the default value and will not update.")
    return .constant(property.initial)
  }

  /// What views read, once the property is installed on a view.
  var source: _Source? { location?.keySource }

  private func reportNotInstalled(_ consequence: String) {
    Runtime.shared.report(
      .warning, "state.not-installed",
      "Accessing SceneStorage \"\(property.key)\" outside of being installed on a View. \(consequence) Use it in the "
        + "body and in actions created there.", at: property.place)
  }

  public static func _connect(_ property: inout Self, _ connection: inout _Connection) {
    let node = connection.node
    let stored = property.property
    let source = node.sceneStore()
    property.location = connection.slot(
      where: { $0.isAt(stored.key, in: source) }, orElse: { StorageLocation(stored, in: source, graph: node.graph) })
  }

  public static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool {
    return a.property.key == b.property.key
  }
}

extension SceneStorage {
  /// Creates a stored property with a default value.
  public init(wrappedValue: Value, _ key: String, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == Bool {
    self.init(key: key, initial: wrappedValue, witness: .plain(), _file, _line)
  }

  /// Creates a stored property with a default value.
  public init(wrappedValue: Value, _ key: String, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == Int {
    self.init(key: key, initial: wrappedValue, witness: .plain(), _file, _line)
  }

  /// Creates a stored property with a default value.
  public init(wrappedValue: Value, _ key: String, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == Double {
    self.init(key: key, initial: wrappedValue, witness: .plain(), _file, _line)
  }

  /// Creates a stored property with a default value.
  public init(wrappedValue: Value, _ key: String, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == String {
    self.init(key: key, initial: wrappedValue, witness: .plain(), _file, _line)
  }

  /// Creates a stored property with a default value.
  public init(wrappedValue: Value, _ key: String, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == URL {
    self.init(key: key, initial: wrappedValue, witness: .plain(), _file, _line)
  }

  /// Creates a stored property with a default value.
  public init(wrappedValue: Value, _ key: String, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == Data {
    self.init(key: key, initial: wrappedValue, witness: .plain(), _file, _line)
  }

  /// Creates a stored property with a default value.
  public init(wrappedValue: Value, _ key: String, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == Date {
    self.init(key: key, initial: wrappedValue, witness: .plain(), _file, _line)
  }

  /// Creates a stored property with a default value.
  public init(wrappedValue: Value, _ key: String, _file: StaticString = #fileID, _line: UInt = #line)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, initial: wrappedValue, witness: .rawValue(), _file, _line)
  }

  /// Creates a stored property with a default value.
  public init(wrappedValue: Value, _ key: String, _file: StaticString = #fileID, _line: UInt = #line)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, initial: wrappedValue, witness: .rawValue(), _file, _line)
  }

  /// Creates a stored property that is `nil` until a value is stored.
  public init<R>(_ key: String, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key: key, initial: nil, witness: .optionalRawValue(), _file, _line)
  }

  /// Creates a stored property that is `nil` until a value is stored.
  public init<R>(_ key: String, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key: key, initial: nil, witness: .optionalRawValue(), _file, _line)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a stored property that is `nil` until a value is stored.
  public init(_ key: String, _file: StaticString = #fileID, _line: UInt = #line) where Value == Bool? {
    self.init(key: key, initial: nil, witness: .plain(), _file, _line)
  }

  /// Creates a stored property that is `nil` until a value is stored.
  public init(_ key: String, _file: StaticString = #fileID, _line: UInt = #line) where Value == Int? {
    self.init(key: key, initial: nil, witness: .plain(), _file, _line)
  }

  /// Creates a stored property that is `nil` until a value is stored.
  public init(_ key: String, _file: StaticString = #fileID, _line: UInt = #line) where Value == Double? {
    self.init(key: key, initial: nil, witness: .plain(), _file, _line)
  }

  /// Creates a stored property that is `nil` until a value is stored.
  public init(_ key: String, _file: StaticString = #fileID, _line: UInt = #line) where Value == String? {
    self.init(key: key, initial: nil, witness: .plain(), _file, _line)
  }

  /// Creates a stored property that is `nil` until a value is stored.
  public init(_ key: String, _file: StaticString = #fileID, _line: UInt = #line) where Value == URL? {
    self.init(key: key, initial: nil, witness: .plain(), _file, _line)
  }

  /// Creates a stored property that is `nil` until a value is stored.
  public init(_ key: String, _file: StaticString = #fileID, _line: UInt = #line) where Value == Data? {
    self.init(key: key, initial: nil, witness: .plain(), _file, _line)
  }

  /// Creates a stored property that is `nil` until a value is stored.
  public init(_ key: String, _file: StaticString = #fileID, _line: UInt = #line) where Value == Date? {
    self.init(key: key, initial: nil, witness: .plain(), _file, _line)
  }
}

// Sendable: its location is `Sendable`, and the rest are plain values.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
