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

  /// Whether the body can run as it is: nothing has to be brought up to date first, and nothing is missing.
  var isReady: Bool { !slots.hasUpdates && slots.missing == nil }

  /// Runs the body, with everything it reads recorded.
  @inline(__always)
  mutating func run<Body>(for node: Node, _ body: () -> Body) -> Body {
    let runtime = node.graph.runtime
    let outer = runtime.evaluatedType
    runtime.evaluatedType = type.type
    defer { runtime.evaluatedType = outer }
    type.runs += 1
    return reads.record(for: node, type, body)
  }

  /// Runs the body of a value that is not ready, once it is; nil if it cannot run for want of an object.
  mutating func prepareAndRun<Owner, Body>(
    _ owner: UnsafeMutablePointer<Owner>, for node: Node, _ body: (UnsafeMutablePointer<Owner>) -> Body
  ) -> Body? {
    let runtime = node.graph.runtime
    let outer = runtime.evaluatedType
    runtime.evaluatedType = type.type
    defer { runtime.evaluatedType = outer }
    var reads = reads
    self.reads = RecordedReads()
    defer { self.reads = reads }
    // What properties read while they are updated counts like what the body reads.
    return reads.record(for: node, type) {
      if slots.hasUpdates { slots.go(through: type.plan, at: owner, for: node, updating: true) }
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
