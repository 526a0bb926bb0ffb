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
  private let place: SourcePlace
  private var owned: OwnedObject<ObjectType>?

  /// Creates the object when the view appears for the first time.
  public init(
    wrappedValue thunk: @autoclosure @escaping () -> ObjectType, _file: StaticString = #fileID, _line: UInt = #line
  ) {
    make = thunk
    place = SourcePlace(_file, _line)
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let owned { return owned.object }
    Runtime.shared.report(
      .warning, "state-object.not-installed",
      "Accessing StateObject<\(ObjectType.self)>'s object without being installed on a View. This will create a new "
        + "instance each time. Use it in the body and in actions created there.", at: place)
    return make()
  }

  /// The object, once the view has appeared.
  @MainActor var ownedObject: ObjectType? { owned?.object }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: wrappedValue)
  }

  public static func _connect(_ property: inout Self, _ connection: inout _Connection) {
    let (make, place) = (property.make, property.place)
    let node = connection.node
    property.owned = connection.slot { OwnedObject(make(), for: node, at: place) }
  }

  public static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool { true }
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

    /// Returns a binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(box: ObjectMemberBox(object: object, keyPath: keyPath))
    }
  }

  private var object: ObjectType
  private let place: SourcePlace

  /// Observes an object.
  public init(initialValue: ObjectType, _file: StaticString = #fileID, _line: UInt = #line) {
    object = initialValue
    place = SourcePlace(_file, _line)
  }

  /// Observes an object.
  public init(wrappedValue: ObjectType, _file: StaticString = #fileID, _line: UInt = #line) {
    object = wrappedValue
    place = SourcePlace(_file, _line)
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }

  public static func _connect(_ property: inout Self, _ connection: inout _Connection) {
    let (object, place) = (property.object, property.place)
    let node = connection.node
    connection.slot { ObjectSubscription<ObjectType>(for: node, at: place) }.follow(object)
  }

  public static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool {
    a.object === b.object
  }
}
