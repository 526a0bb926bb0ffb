extension Graph {
  /// Lets containers gather their child elements again.
  func gatherStructure() {
    while !structure.isEmpty {
      let batch = structure
      structure.removeAll(keepingCapacity: true)
      for node in batch {
        node.flags.remove(.queuedForStructure)
        if !node.flags.contains(.unmounted) { node.gatherElements() }
      }
    }
  }
}
