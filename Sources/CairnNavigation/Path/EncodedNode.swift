import Foundation

/// An element read from an encoded path. It stays text until a destination that can show it asks for its value.
final class EncodedNode: PathLink, PathContent {
  /// The tag and the text that were read. They are written back unchanged.
  let writtenTag: String
  private let writtenText: String
  /// The decoded value. It is cached because the text never changes, and shared by every copy of the path.
  private var decoded: (any Hashable)?

  init(tag: String, text: String, on below: (any PathNode)?) {
    self.writtenTag = tag
    self.writtenText = text
    super.init(on: below, isCodable: true, isEncoded: true)
  }

  var written: EncodedElement { EncodedElement(tag: writtenTag, text: writtenText) }

  var tag: String { appleTypeName(writtenTag) }
  var isCodableItself: Bool { true }
  var valueType: Any.Type? { decoded.map { type(of: $0) } }
  var value: (any Hashable)? { decoded }

  func value<Value: Hashable>(as type: Value.Type) throws(PathElementFailure) -> Value {
    if let decoded, let value = decoded as? Value, Swift.type(of: decoded) == Value.self { return value }
    let wanted = pathTag(of: type)
    guard wanted == tag else { throw .otherType(tag: writtenTag, wanted: wanted) }
    guard let decodable = Value.self as? any Decodable.Type else { throw .notDecodable(tag: writtenTag) }
    let value: Value
    do {
      guard let result = try JSONDecoder().decode(decodable, from: Data(writtenText.utf8)) as? Value else {
        throw PathElementFailure.notDecodable(tag: writtenTag)
      }
      value = result
    } catch {
      throw .badText(tag: writtenTag, reason: String(describing: error))
    }
    decoded = value
    return value
  }

  func text(_ encoding: PathEncoding) throws -> String { writtenText }

  func hasSameType(as other: any PathNode) -> Bool {
    if let encoded = other as? EncodedNode, encoded.writtenTag == writtenTag { return true }
    return other.tag == tag
  }

  func hasSameValue(as other: any PathNode) -> Bool {
    if let encoded = other as? EncodedNode {
      if encoded.writtenText == writtenText { return true }
      // Two texts may list the same keys in a different order. Only a known type can tell whether they are
      // equal.
      if let value = decoded ?? encoded.decoded { return bothHold(value, other: encoded) }
      return false
    }
    return other.hasSameValue(as: self)
  }

  private func bothHold<Value: Hashable>(_ value: Value, other: EncodedNode) -> Bool {
    guard let mine = try? self.value(as: Value.self), let theirs = try? other.value(as: Value.self) else {
      return false
    }
    return isSame(mine, theirs)
  }

  func moved(on below: (any PathNode)?) -> any PathNode {
    let copy = EncodedNode(tag: writtenTag, text: writtenText, on: below)
    copy.decoded = decoded
    PathIdentity.pass(from: self, to: copy)
    return copy
  }
}
