import Foundation

/// State shared while the elements of one path are encoded.
@usableFromInline
struct PathEncoding {
  private let encoder = JSONEncoder()
  private var tags: [ObjectIdentifier: String] = [:]

  init() {
    // Apple's documentation does not specify the order of keys. Sorting them makes equal values encode to equal
    // text.
    encoder.outputFormatting = .sortedKeys
  }

  func text(of value: some Encodable) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Returns the tag to write, computing each type's name only once.
  mutating func tag(of node: any PathNode) -> String {
    if let encoded = node as? EncodedNode { return encoded.writtenTag }
    guard let type = node.valueType else { return node.tag }
    if let tag = tags[ObjectIdentifier(type)] { return tag }
    let tag = node.tag
    if !isStableTypeName(tag) { PathProblem.report(.unstableName(typeName: tag)) }
    tags[ObjectIdentifier(type)] = tag
    return tag
  }
}
