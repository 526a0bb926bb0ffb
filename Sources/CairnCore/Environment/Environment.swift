import Observation

/// Reads a value from the environment.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// @Environment(Library.self) private var library
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An observable object by its type; reads `nil` if it is required and not provided.
    case object(read: (EnvironmentValues) -> Value?, name: String)
  }

  private let source: Source
  private let place: SourcePlace?
  private var scope: Scope?
  private var last: LastObject<Value>?

  /// Reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
    place = nil
  }

  /// The value at the view's place.
  public var wrappedValue: Value {
    let values = scope.map { EnvironmentValues(in: $0) } ?? EnvironmentValues()
    switch source {
    case .keyPath(let path): return values[keyPath: path]
    case .object(let read, let name):
      if let object = read(values) { return object }
      let missing = missing(name)
      missing.endBody()
      // An action made while the object existed may be called after it is gone.
      if let object = last?.object { return object }
      missing.endProcess()
    }
  }

  /// The value, or `nil` if it is a required object that no ancestor provides.
  func readIfAny() -> Value? {
    guard let scope else { return nil }
    switch source {
    case .keyPath(let path): return EnvironmentValues(in: scope)[keyPath: path]
    case .object(let read, _): return read(EnvironmentValues(in: scope))
    }
  }

  private func missing(_ name: String) -> MissingProperty {
    MissingProperty(
      code: "environment.missing-object", what: "No Observable object of type \(name) found",
      remedy: "Add `.environment(\(name.prefix(1).lowercased() + name.dropFirst()))` to an ancestor.", place: place)
  }

  public static func _connect(_ property: inout Self, _ connection: inout _Connection) {
    let scope = connection.node.scope
    property.scope = scope
    guard case .object(let read, let name) = property.source else { return }
    let last = connection.slot { LastObject<Value>() }
    property.last = last
    connection.wantsUpdates()
    if let object = read(EnvironmentValues(in: scope)) {
      last.object = object
    } else {
      connection.isMissing(property.missing(name))
    }
  }

  public static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool {
    switch (a.source, b.source) {
    case (.keyPath(let a), .keyPath(let b)): a == b
    case (.object, .object): true
    default: false
    }
  }
}

extension Environment {
  /// Reads an observable object that an ancestor provides.
  public init(_ objectType: Value.Type, _file: StaticString = #fileID, _line: UInt = #line)
  where Value: AnyObject & Observable {
    source = .object(read: { $0[objectType] }, name: "\(objectType)")
    place = SourcePlace(_file, _line)
  }

  /// Reads an observable object that an ancestor may provide.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(read: { .some($0[objectType]) }, name: "\(objectType)")
    place = nil
  }
}

// Sendable: a scope is `Sendable`, and so is the value.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// The last object a property found in the environment.
private final class LastObject<Value> {
  var object: Value?
}

/// The key of an object provided by its type.
struct ObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}

extension EnvironmentValues {
  /// The observable object of a type, provided by an ancestor.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }
}
