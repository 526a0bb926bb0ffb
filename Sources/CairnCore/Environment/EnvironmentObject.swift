import Combine

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

    /// Returns a binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(box: ObjectMemberBox(object: object, keyPath: keyPath))
    }
  }

  private let place: SourcePlace
  private var scope: Scope?
  private var subscription: ObjectSubscription<ObjectType>?

  /// Reads an observable object that an ancestor provides.
  public init(_file: StaticString = #fileID, _line: UInt = #line) { place = SourcePlace(_file, _line) }

  /// The object. Reading it without an ancestor that provides it ends the body.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let object = objectIfAny { return object }
    let missing = missing
    missing.endBody()
    // An action made while the object existed may be called after it is gone.
    if let last = subscription?.last { return last }
    missing.endProcess()
  }

  /// The object, if an ancestor provides it.
  var objectIfAny: ObjectType? { scope.flatMap { EnvironmentValues(in: $0)[ObjectKey<ObjectType>.self] } }

  private var missing: MissingProperty {
    MissingProperty(
      code: "environment.missing-object", what: "No ObservableObject of type \(ObjectType.self) found",
      remedy: "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.",
      place: place)
  }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public static func _connect(_ property: inout Self, _ connection: inout _Connection) {
    let node = connection.node
    property.scope = node.scope
    let place = property.place
    let subscription = connection.slot { ObjectSubscription<ObjectType>(for: node, at: place) }
    property.subscription = subscription
    let box = node.scope.box(ObjectKey<ObjectType>.self)
    // A different object in the environment runs the body, which connects this property again.
    node.didRead(box)
    connection.wantsUpdates()
    if let object = box.value {
      subscription.follow(object)
    } else {
      subscription.follow(nil)
      connection.isMissing(property.missing)
    }
  }

  public static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool { true }
}
