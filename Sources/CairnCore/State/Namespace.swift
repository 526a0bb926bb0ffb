/// An identity unique to a view, to distinguish its names from those of other views.
///
/// ```swift
/// @Namespace private var zoom
/// ```
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  private var number = 0

  /// Creates a namespace.
  public init() {}

  /// The namespace.
  public var wrappedValue: Namespace.ID { ID(number: number) }

  /// The identity of a namespace.
  ///
  /// ```swift
  /// let id: Namespace.ID = zoom
  /// ```
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  public static func _connect(_ property: inout Self, _ connection: inout _Connection) {
    let graph = connection.node.graph
    let slot = connection.slot { NamespaceSlot(number: graph.nextNumber()) }
    property.number = slot.number
  }

  public static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool { true }
}

private final class NamespaceSlot {
  let number: Int
  init(number: Int) { self.number = number }
}
