import CairnUnsafe

extension Graph {
  /// The session that runs the graph.
  package var session: Session? {
    get { owner.map { downcast($0, to: Session.self) } }
    set {
      owner = newValue
      timeHost = newValue?.host
    }
  }
}
