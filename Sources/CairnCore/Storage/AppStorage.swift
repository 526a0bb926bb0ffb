import CairnUnsafe
import CairnValues
import Foundation

/// A value stored under a key for the whole app, kept between launches.
///
/// ```swift
/// @AppStorage("fontSize") private var fontSize = 14
/// ```
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let property: StoredProperty<Value>
  private let defaults: UserDefaults?
  private var location: StorageLocation<Value>?

  init(
    key: String, initial: Value, witness: StorageWitness<Value>, defaults: UserDefaults?, _ file: StaticString,
    _ line: UInt
  ) {
    property = StoredProperty(key: key, initial: initial, witness: witness, place: SourcePlace(file, line))
    self.defaults = defaults
  }

  /// The stored value, or the default.
  public var wrappedValue: Value {
    get { usableLocation?.get() ?? property.initial }
    nonmutating set {
      guard let location = usableLocation else { return reportNotInstalled("The value written is lost.") }
      location.set(newValue, Runtime.shared.currentTransaction)
    }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    if let location = usableLocation { return Binding(box: location) }
    reportNotInstalled("This will result in a constant Binding of the default value and will not update.")
    return .constant(property.initial)
  }

  /// The location of the value. Outside views, for example in an object with the app's settings, it refers to
  /// the same value that the views use.
  private var usableLocation: StorageLocation<Value>? {
    if let location { return location }
    let runtime = Runtime.shared
    guard runtime.isMain else { return nil }
    return onMainActor(self) { own in
      let graph = runtime.reader?.graph ?? runtime.evaluating
      guard let session = graph?.session ?? FrontSession.current else { return nil }
      let source = own.defaults.map { session.store(for: $0) } ?? session.store(for: .settings)
      return StorageLocation(own.property, in: source, graph: session.graph)
    }
  }

  /// What views read, once the property is installed on a view.
  var source: _Source? { location?.keySource }

  private func reportNotInstalled(_ consequence: String) {
    Runtime.shared.report(
      .warning, "state.not-installed",
      "Accessing AppStorage \"\(property.key)\" outside of being installed on a View. \(consequence) Use it in the "
        + "body and in actions created there.", at: property.place)
  }

  public static func _connect(_ property: inout Self, _ connection: inout _Connection) {
    let node = connection.node
    let stored = property.property
    let source = node.defaultsStore(property.defaults)
    property.location = connection.slot(
      where: { $0.isAt(stored.key, in: source) }, orElse: { StorageLocation(stored, in: source, graph: node.graph) })
    // An ancestor may set different user defaults.
    if property.defaults == nil { connection.wantsUpdates() }
  }

  public static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool {
    return a.property.key == b.property.key && a.defaults === b.defaults
  }
}

extension AppStorage {
  /// Creates a stored property with a default value.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line
  ) where Value == Bool {
    self.init(key: key, initial: wrappedValue, witness: .plain(), defaults: store, _file, _line)
  }

  /// Creates a stored property with a default value.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line
  ) where Value == Int {
    self.init(key: key, initial: wrappedValue, witness: .plain(), defaults: store, _file, _line)
  }

  /// Creates a stored property with a default value.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line
  ) where Value == Double {
    self.init(key: key, initial: wrappedValue, witness: .plain(), defaults: store, _file, _line)
  }

  /// Creates a stored property with a default value.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line
  ) where Value == String {
    self.init(key: key, initial: wrappedValue, witness: .plain(), defaults: store, _file, _line)
  }

  /// Creates a stored property with a default value.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line
  ) where Value == URL {
    self.init(key: key, initial: wrappedValue, witness: .plain(), defaults: store, _file, _line)
  }

  /// Creates a stored property with a default value.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line
  ) where Value == Data {
    self.init(key: key, initial: wrappedValue, witness: .plain(), defaults: store, _file, _line)
  }

  /// Creates a stored property with a default value.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line
  ) where Value == Date {
    self.init(key: key, initial: wrappedValue, witness: .plain(), defaults: store, _file, _line)
  }

  /// Creates a stored property with a default value.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line
  )
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, initial: wrappedValue, witness: .rawValue(), defaults: store, _file, _line)
  }

  /// Creates a stored property with a default value.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line
  )
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, initial: wrappedValue, witness: .rawValue(), defaults: store, _file, _line)
  }

  /// Creates a stored property that is `nil` until a value is stored.
  public init<R>(_ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key: key, initial: nil, witness: .optionalRawValue(), defaults: store, _file, _line)
  }

  /// Creates a stored property that is `nil` until a value is stored.
  public init<R>(_ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key: key, initial: nil, witness: .optionalRawValue(), defaults: store, _file, _line)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a stored property that is `nil` until a value is stored.
  public init(_ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == Bool? {
    self.init(key: key, initial: nil, witness: .plain(), defaults: store, _file, _line)
  }

  /// Creates a stored property that is `nil` until a value is stored.
  public init(_ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == Int? {
    self.init(key: key, initial: nil, witness: .plain(), defaults: store, _file, _line)
  }

  /// Creates a stored property that is `nil` until a value is stored.
  public init(_ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == Double? {
    self.init(key: key, initial: nil, witness: .plain(), defaults: store, _file, _line)
  }

  /// Creates a stored property that is `nil` until a value is stored.
  public init(_ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == String? {
    self.init(key: key, initial: nil, witness: .plain(), defaults: store, _file, _line)
  }

  /// Creates a stored property that is `nil` until a value is stored.
  public init(_ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == URL? {
    self.init(key: key, initial: nil, witness: .plain(), defaults: store, _file, _line)
  }

  /// Creates a stored property that is `nil` until a value is stored.
  public init(_ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == Data? {
    self.init(key: key, initial: nil, witness: .plain(), defaults: store, _file, _line)
  }

  /// Creates a stored property that is `nil` until a value is stored.
  public init(_ key: String, store: UserDefaults? = nil, _file: StaticString = #fileID, _line: UInt = #line)
  where Value == Date? {
    self.init(key: key, initial: nil, witness: .plain(), defaults: store, _file, _line)
  }
}

// Sendable: its location is `Sendable`, and the rest are plain values.
extension AppStorage: @unchecked Sendable where Value: Sendable {}
