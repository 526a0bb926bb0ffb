import CairnUnsafe

extension StateLocation: KeptLocation {}

extension _Connection {
  /// Lets new state continue where that of the process before has ended, while an app is being worked on.
  @inline(__always)
  func handOver<Value>(_ location: StateLocation<Value>) {
    if let keeper = node.graph.stateKeeper { handOver(location, keeper) }
  }

  @inline(never)
  private func handOver<Value>(_ location: StateLocation<Value>, _ keeper: StateKeeper) {
    guard let field else { return }
    keeper.follow(location, named: field.plan.object.name(ofFieldAt: field.offset), of: node)
  }
}
