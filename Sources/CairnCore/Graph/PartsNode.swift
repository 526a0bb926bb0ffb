import CairnScreen

/// A node with any number of children. Up to three are stored without an array.
@usableFromInline
class PartsNode: _Node {
  @exclusivity(unchecked) private final var first: Node?
  @exclusivity(unchecked) private final var second: Node?
  @exclusivity(unchecked) private final var third: Node?
  @exclusivity(unchecked) private final var others: [Node] = []

  @usableFromInline
  final func add(_ child: _Node) {
    if first == nil {
      first = child
    } else if second == nil {
      second = child
    } else if third == nil {
      third = child
    } else {
      others.append(child)
    }
  }

  @usableFromInline
  final func child(at index: Int) -> _Node {
    switch index {
    case 0: first!
    case 1: second!
    case 2: third!
    default: others[index - 3]
    }
  }

  override final func forEachChild(_ visit: (Node) -> Void) {
    if let first { visit(first) }
    if let second { visit(second) }
    if let third { visit(third) }
    for child in others { visit(child) }
  }

  final func collectElementsOfChildren(into elements: inout [Element]) {
    first?.collectElements(into: &elements)
    second?.collectElements(into: &elements)
    third?.collectElements(into: &elements)
    for child in others { child.collectElements(into: &elements) }
  }
}
