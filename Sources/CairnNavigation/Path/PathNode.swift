import CairnUnsafe

/// One element of a path together with everything below it. Nodes never change, so paths share them.
@usableFromInline typealias PathNode = PathLink & PathContent

/// The content of a node of any type.
@usableFromInline
protocol PathContent: AnyObject {
  /// The name of the element's type in an encoded path.
  var tag: String { get }

  /// The element's type, unless it is still encoded text.
  var valueType: Any.Type? { get }

  /// The element's value, unless it is still encoded text.
  var value: (any Hashable)? { get }

  /// Returns the element's value if it has this type or can be decoded as it.
  func value<Value: Hashable>(as type: Value.Type) throws(PathElementFailure) -> Value

  /// The element's text in an encoded path.
  func text(_ encoding: PathEncoding) throws -> String

  func hasSameType(as other: any PathNode) -> Bool

  /// The caller guarantees that both nodes have the same type.
  func hasSameValue(as other: any PathNode) -> Bool

  /// Whether the element itself can be encoded, whatever is below it.
  var isCodableItself: Bool { get }

  /// Returns the same element on top of other elements.
  func moved(on below: (any PathNode)?) -> any PathNode
}

/// A node's position in its chain.
@usableFromInline
class PathLink {
  /// Changes only while the node is being freed.
  @usableFromInline final var below: (any PathNode)?
  @usableFromInline final let count: Int
  /// Whether this element and all below it were appended in an encodable way.
  @usableFromInline final let isCodable: Bool

  /// Whether this element or one below it was read from an encoded path.
  @usableFromInline final let isEncodedBelow: Bool

  /// The element's number, or 0 until something asks for it. Accessed with the lock of `PathIdentity` held.
  @usableFromInline final var number: UInt32

  @inlinable
  init(on below: (any PathNode)?, isCodable: Bool, isEncoded: Bool = false) {
    self.isEncodedBelow = isEncoded || (below?.isEncodedBelow ?? false)
    self.number = 0
    self.below = below
    self.count = (below?.count ?? 0) + 1
    self.isCodable = isCodable && (below?.isCodable ?? true)
  }

  /// Freeing a long chain must not recurse per node: 100,000 nodes would overflow the stack.
  deinit {
    var next: PathLink? = below
    below = nil
    while isKnownUniquelyReferenced(&next), let node = next {
      next = node.below
      node.below = nil
    }
  }
}
