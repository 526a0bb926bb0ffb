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
    let runtime = Runtime.shared
    let outer = runtime.evaluatedType
    runtime.evaluatedType = Owner.self
    defer { runtime.evaluatedType = outer }
    var reads = reads
    self.reads = RecordedReads()
    defer { self.reads = reads }
    // What properties read while they are updated counts like what the body reads.
    return reads.record(for: node, type) {
      if slots.hasUpdates { properties(updating: true, for: node) }
      if let missing = slots.missing {
        node.graph.diagnostics.report(.error, missing.code, missing.message(in: type.plan.typeName), at: missing.place)
        return nil
      }
      type.runs += 1
      return body(owner)
    }
  }

  var missing: MissingProperty? { slots.missing }

  mutating func disconnect() {
    reads.end()
    slots.disconnect()
  }
}
