import CairnScreen

/// A node with one child that exists from the start: what most modifiers need.
class UnaryNode: Node {
  final var child: Node!

  override final func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func collectElements(into elements: inout [Element]) {
    child.collectElements(into: &elements)
  }

  override func collectRows(into rows: inout RowCollector) { collectRowsBelow(into: &rows) }
}
