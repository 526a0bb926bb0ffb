import CairnScreen

/// A value with dynamic properties and a body: a view, a modifier, a scene, an app. What their nodes share: tying the properties to their
/// state, and running the body with everything it reads recorded.
@MainActor
struct CompositeBody<Owner> {
  private(set) var owner: Owner
  private let type: ViewType
  private var slots = PropertySlots()
  private var reads = RecordedReads()

  init(_ owner: Owner, in graph: Graph) {
    self.owner = owner
    type = graph.type(Owner.self)
  }

  mutating func connect(for node: Node) {
    guard !type.plan.dynamicFields.isEmpty else { return }
    properties(updating: false, for: node)
  }

  /// Goes through the dynamic properties of the value in place.
  private mutating func properties(updating: Bool, for node: Node) {
    var slots = slots
    self.slots = PropertySlots()
    let plan = type.plan
    withUnsafeMutablePointer(to: &owner) { owner in
      slots.go(through: plan, at: UnsafeMutableRawPointer(owner), for: node, updating: updating)
    }
    self.slots = slots
  }

  /// Takes a new value; false if it is like the one before, so that the body need not run.
  mutating func update(_ new: Owner, for node: Node) -> Bool {
    var new = new
    if type.plan.isSame(&owner, &new) { return false }
    owner = new
    connect(for: node)
    return true
  }

  /// Runs the body; nil if it cannot run for want of an object.
  mutating func run<Body>(for node: Node, _ body: (Owner) -> Body) -> Body? {
    if slots.hasUpdates { properties(updating: true, for: node) }
    if let missing = slots.missing {
      node.graph.diagnostics.report(.error, missing.code, missing.message(in: type.plan.typeName), at: missing.place)
      return nil
    }
    type.runs += 1
    return reads.record(for: node, type) { body(owner) }
  }

  var missing: MissingProperty? { slots.missing }

  mutating func disconnect() {
    reads.end()
    slots.disconnect()
  }
}

/// The reads of one piece of app code that a node runs: sources of the graph and observable objects alike.
@MainActor
struct RecordedReads {
  private var observation: ObservationLink?

  /// Runs app code; what it reads invalidates the node from now on, and what only the last run read does no more.
  mutating func record<Result>(for node: Node, _ type: ViewType, _ code: () -> Result) -> Result {
    node.tracking {
      if observation == nil, !type.readsObservables {
        let (result, found) = ObservationLink.probe(for: node, code)
        if let found {
          type.readsObservables = true
          observation = found
        }
        return result
      }
      let (result, used) = ObservationLink.track(for: node, reusing: observation, code)
      observation = used
      return result
    }
  }

  mutating func end() {
    observation?.cancel()
    observation = nil
  }
}
