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

  private func gather(_ node: Node) {
    node.flags.remove(.queuedForStructure)
    if !node.flags.contains(.unmounted) { node.gatherElements() }
  }
}
