import CairnScreen

/// A node with any number of children.
@usableFromInline
class PartsNode: _Node {
  private final var children = SmallList<Node>()

  @usableFromInline
  final func add(_ child: _Node) { children.append(child) }

  @usableFromInline
  final func child(at index: Int) -> _Node { children[index] }

  override final func forEachChild(_ visit: (Node) -> Void) { children.visitAll(visit) }

  final func collectElementsOfChildren(into elements: inout [Element]) {
    children.visitAll { $0.collectElements(into: &elements) }
  }
}
