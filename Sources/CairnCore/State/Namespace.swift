/// An identity unique to a view, to distinguish its names from those of other views.
///
/// ```swift
/// @Namespace private var zoom
/// ```
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  private var number = 0

  public init() {}

  public var wrappedValue: Namespace.ID { ID(number: number) }

  /// The identity of a namespace.
  ///
  /// ```swift
  /// let id: Namespace.ID = zoom
  /// ```
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  public static func _connect(_ property: UnsafeMutableRawPointer, _ connection: inout _Connection) {
    let graph = connection.node.graph
    let slot = connection.slot { NamespaceSlot(number: graph.nextNumber()) }
    property.assumingMemoryBound(to: Self.self).pointee.number = slot.number
  }

  public static func _isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

private final class NamespaceSlot {
  let number: Int
  init(number: Int) { self.number = number }
}
