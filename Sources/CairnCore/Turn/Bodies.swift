extension Graph {
  /// Runs every dirty node, parents first, each at most once: a running node can only make nodes below it dirty.
  func runBodies() {
    guard !dirty.isEmpty else { return }
    let runtime = runtime
    let outer = runtime.evaluating
    runtime.evaluating = self
    defer { runtime.evaluating = outer }

    var runs = 0
    while let node = dirty.popFirst() {
      guard node.flags.contains(.dirty), !node.flags.contains(.unmounted) else { continue }
      node.flags.remove(.dirty)
      runs += 1
      if node.depth > Nesting.unquestioned || runs > Nesting.most, endsNesting(at: node, runs: runs) { continue }
      // Running the node may concern layout followers, even if nothing is laid out again.
      if followerCount > 0 { node.scope.screenIfAny?.noteWork() }
      if let recorder { recorder.willRun(node) }
      node.run()
    }
  }
}
