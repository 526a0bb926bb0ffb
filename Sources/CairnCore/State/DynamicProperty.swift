/// A stored property of a view that brings in something from outside the view's value.
///
/// Cairn calls `update()` before each run of the body that owns the property. A type of your own may hold other
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

  /// Ties the property at an address to the node of its view. The default looks for dynamic properties inside.
  @MainActor static func _connect(_ property: UnsafeMutableRawPointer, _ connection: inout _Connection)
  /// Whether two values, seen as part of a view's value, would lead to the same body.
  static func _isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
  /// The class of the object that the property keeps between two values of its view, where looking it up for each would
  /// cost something.
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
