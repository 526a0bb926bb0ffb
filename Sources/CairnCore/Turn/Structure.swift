extension Graph {
  /// Lets containers gather their child elements again.
  func gatherStructure() {
    while !structure.isEmpty {
      var batch = spareNodes
      spareNodes = []
      swap(&batch, &structure)
      for node in batch {
        node.flags.remove(.queuedForStructure)
        if !node.flags.contains(.unmounted) { node.gatherElements() }
      }
      batch.clear()
      spareNodes = batch
    }
  }
}
