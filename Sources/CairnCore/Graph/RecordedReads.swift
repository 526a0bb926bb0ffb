/// The reads of one piece of app code that a node runs: sources of the graph and observable objects alike.
@MainActor
struct RecordedReads {
  private var observation: ObservationLink?

  /// Runs app code; what it reads invalidates the node from now on, and what only the last run read does no more.
  mutating func record<Result>(for node: Node, _ type: ViewType, _ code: () -> Result) -> Result {
    let (result, used) = node.tracking { ObservationLink.record(for: node, type, reusing: observation, code) }
    observation = used
    node.flags.remove(.runsForOwnWrite)
    return result
  }

  mutating func end() {
    observation?.cancel()
    observation = nil
  }
}
