extension Graph {
  /// Ends everything: `onDisappear` and similar effects run, and the tree is released.
  package func tearDown() {
    guard let root else { return }
    root.unmount()
    self.root = nil
    runTurns()
  }
}
