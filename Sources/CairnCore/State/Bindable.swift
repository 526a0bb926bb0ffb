import Observation

/// Makes bindings to the properties of an observable object.
///
/// ```swift
/// struct Editor: View {
///   @Bindable var draft: Draft
///   var body: some View { TextField("Title", text: $draft.title) }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The bindable itself, for bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  // Without an initialiser of this shape in the type itself, a view's memberwise initialiser would take a
  // `Bindable` instead of the object.
  /// Wraps an observable object.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  fileprivate init(object: Value) { wrappedValue = object }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(box: ObjectMemberBox(object: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps an observable object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Wraps an observable object.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Takes over another bindable.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
