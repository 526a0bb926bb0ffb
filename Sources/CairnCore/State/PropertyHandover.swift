import CairnUnsafe

extension StateLocation: KeptLocation {}

extension _Connection {
  /// Lets those who follow state know of a new one: it may continue where that of the process before has ended, while an app
  /// is being worked on, or be in a log.
  @inline(__always)
  func announce<Value>(_ location: StateLocation<Value>) {
    let graph = node.graph
    if graph.stateKeeper != nil || graph.stateFollowers != nil { announce(location, in: graph) }
  }

  @inline(never)
  private func announce<Value>(_ location: StateLocation<Value>, in graph: Graph) {
    guard let field else { return }
    let name = field.plan.object.name(ofFieldAt: field.offset)
    graph.stateKeeper?.follow(location, named: name, of: node)
    graph.stateFollowers?.follow(location, named: name, of: node)
  }
}
