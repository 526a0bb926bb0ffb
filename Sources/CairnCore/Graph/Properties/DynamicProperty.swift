/// A stored property of a view that supplies something from outside the view's value.
///
/// Cairn calls `update()` before each run of the body that owns the property. A custom type may contain other
/// dynamic properties:
///
/// ```swift
/// struct Draft: DynamicProperty {
///   @State private var text = ""
///   @Environment(\.locale) private var locale
/// }
/// ```
public protocol DynamicProperty {
  /// Brings the property up to date before the body runs.
  mutating func update()

  /// Connects the property to the node of its view. The default connects the dynamic properties inside it.
  @MainActor static func _connect(_ property: inout Self, _ connection: inout _Connection)
  /// Whether two values, as part of a view's value, would produce the same body. Neither is changed; they are `inout`
  /// because they would be copied otherwise.
  static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool
  /// The class of the object the property keeps between two values of its view, where looking it up each time
  /// would be expensive.
  static var _keptClass: AnyClass? { get }
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  @MainActor public static func _connect(_ property: inout Self, _ connection: inout _Connection) {
    connection.connectInside(FieldPlan.of(Self.self), of: &property)
    connection.willUpdate(&property)
  }

  public static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool {
    FieldPlan.of(Self.self).isSame(&a, &b)
  }

  public static var _keptClass: AnyClass? { nil }
}
