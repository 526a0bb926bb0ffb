import CairnUnsafe

extension NavigationPath {
  /// A path element of any type.
  package struct Element {
    let node: any PathNode

    /// The name of the element's type in an encoded path.
    package var tag: String { node.tag }

    /// Whether the element was read from an encoded path.
    package var isEncoded: Bool { node is EncodedNode }

    /// The element's type, or `nil` while the element is still encoded.
    package var type: Any.Type? { node.valueType }

    /// The element's value, or `nil` while the element is still encoded.
    package var value: (any Hashable)? { node.value }

    /// Returns the element's value as exactly this type, decoding it if necessary. Every copy of the path shares
    /// the decoded value, but still writes back the original text.
    package func value<Value: Hashable>(as type: Value.Type) throws(PathElementFailure) -> Value {
      try value(in: Holder<Value>())
    }

    /// The same for frequent callers, which look up the holder once.
    package func value<Value: Hashable>(in holder: Holder<Value>) throws(PathElementFailure) -> Value {
      if Swift.type(of: node) == holder.type { return downcast(node, to: ValueNode<Value>.self).content }
      return try node.value(as: Value.self)
    }
  }

  /// A handle to the node class that holds values of one type.
  package struct Holder<Value: Hashable>: Sendable {
    fileprivate let type: AnyClass

    package init() { type = ValueNode<Value>.self }
  }

  /// The top element, or `nil` if the path is empty.
  package var last: Element? { top.map(Element.init) }

  /// Whether any element was read from an encoded path.
  @inlinable
  package var hasEncodedElements: Bool { top?.isEncodedBelow ?? false }

  /// All elements, the lowest first. Each call walks the whole path.
  package var elements: [Element] {
    get {
      var elements: [Element] = []
      elements.reserveCapacity(count)
      var node = top
      while let current = node {
        elements.append(Element(node: current))
        node = current.below
      }
      elements.reverse()
      return elements
    }
    set {
      replaceSubrange(0..<count, with: newValue)
    }
  }

  /// The element at a depth; 0 is the one directly above the root. Walks down from the top.
  package subscript(index: Int) -> Element {
    Element(node: node(at: index))
  }

  /// Replaces a range of elements. Everything below the range stays shared with copies of the path.
  package mutating func replaceSubrange(_ range: Range<Int>, with elements: [Element]) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range outside the path")
    var above: [any PathNode] = []
    while count > range.upperBound, let node = top {
      above.append(node)
      top = node.below
    }
    while count > range.lowerBound { top = top?.below }
    for element in elements { top = element.node.moved(on: top) }
    for node in above.reversed() { top = node.moved(on: top) }
  }

  private func node(at index: Int) -> any PathNode {
    precondition(index >= 0 && index < count, "an index outside the path")
    var node = top
    while let current = node, current.count > index + 1 { node = current.below }
    return node!
  }
}
