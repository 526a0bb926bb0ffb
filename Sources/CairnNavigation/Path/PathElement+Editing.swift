extension NavigationPath.Element {
  /// Creates an element that is not on a path yet.
  package init<Value: Hashable>(_ value: Value, isCodable: Bool) {
    self.init(node: ValueNode(value, on: nil, isCodable: isCodable))
  }

  /// Whether the element was appended in an encodable way, or read from an encoded path.
  package var isCodable: Bool { node.isCodableItself }

  /// Returns whether the element is of this type, without decoding it.
  package func isOf(_ type: Any.Type) -> Bool {
    node.valueType.map { $0 == type } ?? (node.tag == pathTag(of: type))
  }

  /// Returns whether both elements have the same type and value.
  package func isSame(as other: NavigationPath.Element) -> Bool {
    node === other.node || node.hasSameType(as: other.node) && node.hasSameValue(as: other.node)
  }

  /// Returns this element with another value. It keeps its number, and stays encodable if the value is.
  package func replaced<Value: Hashable>(by value: Value) -> NavigationPath.Element {
    let new = ValueNode(value, on: nil, isCodable: isCodable && value is any Codable)
    PathIdentity.pass(from: node, to: new)
    return NavigationPath.Element(node: new)
  }

  /// Returns an element with the same value and another number.
  fileprivate var renumbered: NavigationPath.Element {
    let copy = node.moved(on: nil)
    copy.number = 0
    return NavigationPath.Element(node: copy)
  }
}

extension NavigationPath {
  /// Returns the depth of an element, searching from the top.
  package func index(ofNumber number: UInt32) -> Int? {
    lastIndex { $0.number == number }
  }

  /// Returns the greatest depth whose element satisfies a condition.
  package func lastIndex(where condition: (Element) throws -> Bool) rethrows -> Int? {
    var node = top
    while let current = node {
      if try condition(Element(node: current)) { return current.count - 1 }
      node = current.below
    }
    return nil
  }

  /// Replaces all elements. Those at the bottom that stay remain shared with copies of the path. An element that occurs
  /// twice gets another number the second time.
  package mutating func setElements(_ new: [Element]) {
    let old = elements
    var same = 0
    while same < min(old.count, new.count), old[same].node === new[same].node { same += 1 }
    guard same < max(old.count, new.count) else { return }
    var seen = Set(new[..<same].lazy.map(\.number))
    let rest = new[same...].map { seen.insert($0.number).inserted ? $0 : $0.renumbered }
    replaceSubrange(same..<count, with: rest)
  }

  /// Returns the elements above those that two paths share.
  package func unsharedElements(with other: NavigationPath) -> (mine: [Element], theirs: [Element]) {
    var mine: [Element] = []
    var theirs: [Element] = []
    var (left, right) = (top, other.top)
    while left !== right {
      let (a, b) = (left?.count ?? 0, right?.count ?? 0)
      if a >= b, let node = left {
        mine.append(Element(node: node))
        left = node.below
      }
      if b >= a, let node = right {
        theirs.append(Element(node: node))
        right = node.below
      }
    }
    return (mine.reversed(), theirs.reversed())
  }
}
