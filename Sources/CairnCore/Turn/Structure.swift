extension Graph {
  /// Lets containers gather their child elements again.
  func gatherStructure() {
    while !structure.isEmpty {
      if structure.count == 1 {
        gather(structure.removeLast())
        continue
      }
      var batch = spareNodes
      spareNodes = []
      swap(&batch, &structure)
      for node in batch { gather(node) }
      batch.clear()
      spareNodes = batch
    }
  }

  private func gather(_ node: Node) {
    node.flags.remove(.queuedForStructure)
    if !node.flags.contains(.unmounted) { node.gatherElements() }
  }
}
