import CairnUnsafe
import Foundation

/// A node that holds one of the app's values.
@usableFromInline
final class ValueNode<Value: Hashable>: PathLink, PathContent {
  @usableFromInline let content: Value
  /// Whether this element itself was appended through an overload for `Codable` values. The compiler decides
  /// that at the call, whatever the type can do.
  @usableFromInline let isCodableItself: Bool

  @inlinable
  init(_ content: Value, on below: (any PathNode)?, isCodable: Bool) {
    self.content = content
    self.isCodableItself = isCodable
    super.init(on: below, isCodable: isCodable)
  }

  @usableFromInline
  var tag: String { pathTag(of: Value.self) }
  @usableFromInline
  var valueType: Any.Type? { Value.self }
  @usableFromInline
  var value: (any Hashable)? { content }

  @usableFromInline
  func value<Wanted: Hashable>(as type: Wanted.Type) throws(PathElementFailure) -> Wanted {
    guard Value.self == Wanted.self, let value = content as? Wanted else {
      throw .otherType(tag: tag, wanted: pathTag(of: Wanted.self))
    }
    return value
  }

  @usableFromInline
  func text(_ encoding: PathEncoding) throws -> String {
    guard isCodableItself, let value = content as? any Encodable else {
      throw EncodingError.invalidValue(
        content,
        EncodingError.Context(
          codingPath: [],
          debugDescription: "A navigation path holds a value of type “\(tag)”, which was not appended as Codable."))
    }
    return try encoding.text(of: value)
  }

  @usableFromInline
  func hasSameType(as other: any PathNode) -> Bool {
    if type(of: other) == ValueNode<Value>.self { return true }
    guard let encoded = other as? EncodedNode else { return false }
    return encoded.tag == tag
  }

  @usableFromInline
  func hasSameValue(as other: any PathNode) -> Bool {
    if type(of: other) == ValueNode<Value>.self {
      return isSame(content, downcast(other, to: ValueNode<Value>.self).content)
    }
    guard let other = try? other.value(as: Value.self) else { return false }
    return isSame(content, other)
  }

  @usableFromInline
  func moved(on below: (any PathNode)?) -> any PathNode {
    let copy = ValueNode(content, on: below, isCodable: isCodableItself)
    PathIdentity.pass(from: self, to: copy)
    return copy
  }
}
