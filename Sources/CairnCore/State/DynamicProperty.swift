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

  /// Connects the property at an address to the node of its view. The default connects the dynamic properties
  /// inside it.
  @MainActor static func _connect(_ property: UnsafeMutableRawPointer, _ connection: inout _Connection)
  /// Whether two values, as part of a view's value, would produce the same body.
  static func _isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
  /// The class of the object the property keeps between two values of its view, where looking it up each time
  /// would be expensive.
  static var _keptClass: AnyClass? { get }
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor public static func _connect(_ property: UnsafeMutableRawPointer, _ connection: inout _Connection) {
    connection.connectInside(FieldPlan.of(Self.self), at: property)
    connection.willUpdate(Self.self, at: property)
  }

  public static func _isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    FieldPlan.of(Self.self).isSame(a, b)
  }

  public static var _keptClass: AnyClass? { nil }
}
