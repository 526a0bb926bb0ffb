extension Graph {
  /// Updates the nodes that observe preferences, deepest first, because what they do with the values may set
  /// preferences or content further up.
  @inline(never)
  func gatherPreferences() {
    var batches = 0
    while !preferenceCollectors.isEmpty {
      batches += 1
      if batches > LoopLimits.batches { return loops.endTurn() }
      var batch = preferenceCollectors.takeBatch()
      if batch.count > 1 { batch.sort { $0.depth > $1.depth } }
      for node in batch {
        node.flags.remove(.queuedForPreferences)
        if !node.flags.contains(.unmounted) { node.readPreferences() }
      }
      preferenceCollectors.giveBack(batch)
    }
  }
}
