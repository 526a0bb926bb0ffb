import CairnScreen

/// What the node of a value with a body keeps besides the value, which may be a view, a modifier, a scene or an app: its
/// dynamic properties, tied to their state, and what its body read.
///
/// The value stays with the node and is handed over by address. Were it kept here, every use of this type by a node of a
/// type not known beforehand would first have to look the type up.
@MainActor
struct CompositeBody {
  private let type: ViewType
  private var slots = PropertySlots()
  private var reads = RecordedReads()

  init(_ type: ViewType) { self.type = type }

  /// Ties the dynamic properties of a value to what they kept so far.
  @inline(__always)
  mutating func connect<Owner>(_ owner: UnsafeMutablePointer<Owner>, for node: Node) {
    if !type.plan.dynamicFields.isEmpty { slots.go(through: type.plan, at: owner, for: node, updating: false) }
  }

  /// Whether two values are alike, so that the body need not run.
  @inline(__always)
  func isSame<Owner>(_ a: UnsafePointer<Owner>, _ b: UnsafePointer<Owner>) -> Bool { type.plan.isSame(a, b) }

  /// Brings the properties up to date before a run; false if the body cannot run for want of an object.
  @inline(__always)
  mutating func prepare<Owner>(_ owner: UnsafeMutablePointer<Owner>, for node: Node) -> Bool {
    if slots.hasUpdates { slots.go(through: type.plan, at: owner, for: node, updating: true) }
    guard let missing = slots.missing else { return true }
    report(missing, for: node)
    return false
  }

  private func report(_ missing: MissingProperty, for node: Node) {
    node.graph.diagnostics.report(.error, missing.code, missing.message(in: type.plan.typeName), at: missing.place)
  }

  /// Runs the body, with everything it reads recorded.
  @inline(__always)
  mutating func run<Body>(for node: Node, _ body: () -> Body) -> Body {
    type.runs += 1
    return reads.record(for: node, type, body)
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
    let outer = node.beginReading()
    defer { node.endReading(outer) }
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
