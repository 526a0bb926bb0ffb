/// The reads of one piece of app code that a node runs, of graph sources and observable objects alike.
@MainActor
struct RecordedReads {
  private var observation: ObservationLink?

  /// Runs app code. From then on, what it read invalidates the node; what only the previous run read no longer does.
  ///
  /// - Parameter mayObserve: false if the code cannot read anything observable.
  mutating func record<Result>(for node: Node, _ type: ViewType, mayObserve: Bool = true, _ code: () -> Result)
    -> Result
  {
    let outer = node.beginReading()
    defer {
      node.endReading(outer)
      node.flags.remove(.runsForOwnWrite)
    }
    // The cheaper path, while nothing of the type has read anything observable.
    if observation == nil, !mayObserve { return code() }
    if observation == nil, !type.readsObservables {
      let result = ObservationLink.probe(for: node, code)
      if let found = ObservationLink.takeFound() {
        type.readsObservables = true
        observation = found
      }
      return result
    }
    let (result, used) = ObservationLink.track(for: node, reusing: observation, code)
    observation = used
    return result
  }

  mutating func end() {
    observation?.cancel()
    observation = nil
  }
}
