import Foundation

/// What is shared while the elements of one path are encoded.
@usableFromInline
struct PathEncoding {
  private let encoder = JSONEncoder()
  private var tags: [ObjectIdentifier: String] = [:]

  init() {
    // Apple's documentation leaves the order of keys open. In sorted order the same value is always the same text.
    encoder.outputFormatting = .sortedKeys
  }

  func text(of value: some Encodable) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// The tag to write, working out the name of each type only once.
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
