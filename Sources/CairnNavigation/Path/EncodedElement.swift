/// A path element as text: the name of its type, and its JSON. A path of one type leaves the name out.
package struct EncodedElement: Hashable, Sendable {
  package let tag: String
  package let text: String

  package init(tag: String, text: String) {
    self.tag = tag
    self.text = text
  }

  /// Encodes a value, or returns `nil` if it cannot be encoded, or not for another launch.
  package init?(_ value: any Hashable, namesType: Bool) {
    guard value is any Decodable, let encodable = value as? any Encodable else { return nil }
    let tag = namesType ? pathTag(of: type(of: value)) : ""
    guard isStableTypeName(tag), let text = try? PathEncoding().text(of: encodable) else { return nil }
    self.init(tag: tag, text: text)
  }
}

extension NavigationPath.Element {
  /// The element as text, or `nil` if that is impossible.
  package var encoded: EncodedElement? {
    if let node = node as? EncodedNode { return node.written }
    return node.value.flatMap { EncodedElement($0, namesType: true) }
  }
}

extension NavigationPath {
  /// Appends an element that stays text until a destination shows it.
  package mutating func append(_ element: EncodedElement) {
    top = EncodedNode(tag: element.tag, text: element.text, on: top)
  }
}
