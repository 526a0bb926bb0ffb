/// One element of a path together with everything below it. Nodes never change, so paths share them.
@usableFromInline typealias PathNode = PathLink & PathContent

/// What a node holds, whatever its type.
@usableFromInline
protocol PathContent: AnyObject {
  /// The name the element's type has in an encoded path.
  var tag: String { get }

  /// The element's type, unless it is still encoded text.
  var valueType: Any.Type? { get }

  /// The element's value, unless it is still encoded text.
  var value: (any Hashable)? { get }

  /// The element's value if it is, or can be decoded as, a value of this type.
  func value<Value: Hashable>(as type: Value.Type) throws(PathElementFailure) -> Value

  /// The element's text in an encoded path.
  func text(_ encoding: PathEncoding) throws -> String

  func hasSameType(as other: any PathNode) -> Bool

  /// Only asked of nodes whose types are the same.
  func hasSameValue(as other: any PathNode) -> Bool

  /// The same element above other ones.
  func moved(on below: (any PathNode)?) -> any PathNode
}

/// The place of a node in its chain.
@usableFromInline
class PathLink {
  /// Changes only while the node is being freed.
  @exclusivity(unchecked) @usableFromInline final var below: (any PathNode)?
  @usableFromInline final let count: Int
  /// Whether this element and all below it came into the path by a way that can be encoded.
  @usableFromInline final let isCodable: Bool

  /// Whether this element or one below it was read from an encoded path.
  @usableFromInline final let isEncodedBelow: Bool

  @inlinable
  init(on below: (any PathNode)?, isCodable: Bool, isEncoded: Bool = false) {
    self.isEncodedBelow = isEncoded || (below?.isEncodedBelow ?? false)
    self.below = below
    self.count = (below?.count ?? 0) + 1
    self.isCodable = isCodable && (below?.isCodable ?? true)
  }

  /// Freeing a long chain must not recurse once for every node: 100,000 of them would overflow the stack.
  deinit {
    var next: PathLink? = below
    below = nil
    while isKnownUniquelyReferenced(&next), let node = next {
      next = node.below
      node.below = nil
    }
  }
}
