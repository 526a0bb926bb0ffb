import CairnUnsafe
import Combine
import Observation

/// Reads a value offered by the focused view or the front window.
///
/// ```swift
/// @FocusedValue(\.document) private var document
/// ```
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var session: WeakSession?

  /// Reads a value that the focused view offers.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// The value, or `nil` if nothing focused offers one.
  public var wrappedValue: Value? { session.focused.flatMap(read) }

  public static func _connect(_ property: inout Self, _ connection: inout _Connection) {
    property.session = WeakSession(session: connection.node.graph.session)
  }

  /// Always true: the reads are tracked, and the property has no other content.
  public static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool { true }
}

extension FocusedValue where Value: AnyObject & Observable {
  /// Reads an object that the focused view offers.
  public init(_ objectType: Value.Type) { read = { $0[FocusedObjectKey<Value>.self] } }
}

extension Optional where Wrapped == WeakSession {
  /// The values currently offered, or `nil` outside a running app.
  fileprivate var focused: FocusedValues? {
    guard let self, Runtime.shared.isMain else { return nil }
    return onMainActor(self) { $0.session?.focusedValues }
  }
}

/// Reads and writes through a binding offered by the focused view or the front window.
///
/// ```swift
/// @FocusedBinding(\.isBold) private var isBold
/// ```
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var offered: Binding<Value>?

  /// Reads a binding that the focused view offers.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _offered = FocusedValue(keyPath) }

  /// The value, or `nil` if nothing focused offers one; writes are then ignored.
  public var wrappedValue: Value? {
    get { offered?.wrappedValue }
    nonmutating set { if let newValue { offered?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    Binding<Value?>.unread(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// Observes an object offered by the focused view or the front window.
///
/// ```swift
/// @FocusedObject private var document: Document?
/// ```
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  @FocusedValue private var offered: ObjectType?

  /// Creates a focused object.
  public init() { _offered = FocusedValue(\.[object: TypeName<ObjectType>()]) }

  /// The object, or `nil` if nothing focused offers one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? { offered }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    offered.map { .init(object: $0) }
  }

  public static func _connect(_ property: inout Self, _ connection: inout _Connection) {
    FocusedValue<ObjectType>._connect(&property._offered, &connection)
    let node = connection.node
    connection.slot { ObjectSubscription<ObjectType>(for: node) }.follow(property.offered)
    connection.wantsUpdates()
  }
}

private struct TypeName<T>: Hashable {}

extension FocusedValues {
  fileprivate subscript<T: AnyObject>(object type: TypeName<T>) -> T? { self[FocusedObjectKey<T>.self] }
}
