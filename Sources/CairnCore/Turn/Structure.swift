import CairnScreen

extension Graph {
  /// Has containers gather their child elements again.
  func gatherStructure() {
    var batches = 0
    while !structure.isEmpty {
      batches += 1
      if batches > LoopLimits.batches { return loops.endTurn() }
      if let node = structure.takeOnly() {
        gather(node)
        continue
      }
      let batch = structure.takeBatch()
      for node in batch { gather(node) }
      structure.giveBack(batch)
    }
  }

  /// Replaces an element's children with what `collect` appends. The list's capacity is reused for the next element.
  func fill(_ element: Element, _ collect: (inout [Element]) -> Void) {
    var elements = spareElements
    spareElements = []
    collect(&elements)
    element.takeChildren(&elements)
    spareElements = elements
  }

  private func gather(_ node: Node) {
    node.flags.remove(.queuedForStructure)
    if !node.flags.contains(.unmounted) { node.gatherElements() }
  }
}
