import Combine

/// An observable object owned by a view: created once, when the view's life begins.
///
/// ```swift
/// struct Library: View {
///   @StateObject private var model = LibraryModel()
///   var body: some View { Text(model.title) }
/// }
/// ```
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var owned: OwnedObject<ObjectType>?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let owned { return owned.object }
    Runtime.shared.report(
      .warning, "state-object.not-installed",
      "Accessing StateObject<\(ObjectType.self)>'s object without being installed on a View. This will create a new "
        + "instance each time. Use it in the body and in actions created there.")
    return make()
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: wrappedValue)
  }

  public static func _connect(_ property: UnsafeMutableRawPointer, _ connection: inout _Connection) {
    let property = property.assumingMemoryBound(to: Self.self)
    let make = property.pointee.make
    let node = connection.node
    property.pointee.owned = connection.slot { OwnedObject(make(), for: node) }
  }

  public static func _isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// An observable object owned elsewhere.
///
/// ```swift
/// struct Row: View {
///   @ObservedObject var model: RowModel
///   var body: some View { Toggle("Done", isOn: $model.isDone) }
/// }
/// ```
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to an object's properties.
  ///
  /// ```swift
  /// TextField("Name", text: $model.name)
  /// ```
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(box: ObjectMemberBox(object: object, keyPath: keyPath))
    }
  }

  private var object: ObjectType

  public init(initialValue: ObjectType) { object = initialValue }

  public init(wrappedValue: ObjectType) { object = wrappedValue }

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }

  public static func _connect(_ property: UnsafeMutableRawPointer, _ connection: inout _Connection) {
    let object = property.assumingMemoryBound(to: Self.self).pointee.object
    let node = connection.node
    connection.slot { ObjectSubscription<ObjectType>(for: node) }.follow(object)
  }

  public static func _isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.object === b.assumingMemoryBound(to: Self.self).pointee.object
  }
}

/// An observable object that an ancestor provides with `environmentObject(_:)`.
///
/// ```swift
/// struct Badge: View {
///   @EnvironmentObject private var cart: Cart
///   var body: some View { Text("\(cart.count)") }
/// }
/// ```
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  ///
  /// ```swift
  /// Stepper("Count", value: $cart.count)
  /// ```
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(box: ObjectMemberBox(object: object, keyPath: keyPath))
    }
  }

  private let place: SourcePlace
  private var scope: Scope?
  private var subscription: ObjectSubscription<ObjectType>?

  public init(_file: StaticString = #fileID, _line: UInt = #line) { place = SourcePlace(_file, _line) }

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let object = scope.flatMap({ EnvironmentValues(in: $0)[ObjectKey<ObjectType>.self] }) { return object }
    // An action made while the object existed may be called after it is gone.
    if let last = subscription?.last { return last }
    // A body never gets here, because it does not run while the object is missing.
    preconditionFailure(
      "No ObservableObject of type \(ObjectType.self) found. Read it inside a body, below a view with "
        + "`.environmentObject(object)`.")
  }

  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public static func _connect(_ property: UnsafeMutableRawPointer, _ connection: inout _Connection) {
    let property = property.assumingMemoryBound(to: Self.self)
    let node = connection.node
    property.pointee.scope = node.scope
    let subscription = connection.slot { ObjectSubscription<ObjectType>(for: node) }
    property.pointee.subscription = subscription
    let box = node.scope.box(ObjectKey<ObjectType>.self)
    // A different object in the environment runs the body, which connects this property again.
    node.didRead(box)
    connection.wantsUpdates()
    if let object = box.value {
      subscription.follow(object)
    } else {
      subscription.follow(nil)
      connection.isMissing(
        MissingProperty(
          code: "environment.missing-object", what: "No ObservableObject of type \(ObjectType.self) found",
          remedy: "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.",
          place: property.pointee.place))
    }
  }

  public static func _isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
