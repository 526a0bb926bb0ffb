import CairnScreen

/// The state that the node of a value with a body keeps besides the value: its dynamic properties, connected to
/// their storage, and what the body read. The value may be a view, a modifier, a scene or an app.
///
/// The value itself stays in the node and is passed by address. Stored here, it would make this type generic,
/// and every use from a generic node would first have to look the type up.
@MainActor
struct CompositeBody {
  private let type: ViewType
  private var slots = PropertySlots()
  private var reads = RecordedReads()

  init(_ type: ViewType) { self.type = type }

  /// Connects the dynamic properties of a value to their storage.
  @inline(__always)
  mutating func connect<Owner>(_ owner: UnsafeMutablePointer<Owner>, for node: Node) {
    if !type.plan.dynamicFields.isEmpty { slots.go(through: type.plan, at: owner, for: node, updating: false) }
  }

  /// Whether two values are alike, so that the body need not run again.
  @inline(__always)
  func isSame<Owner>(_ a: UnsafePointer<Owner>, _ b: UnsafePointer<Owner>) -> Bool { type.plan.isSame(a, b) }

  /// Whether the body can run right away: no property needs updating first, and none is missing.
  var isReady: Bool { !slots.hasUpdates && slots.missing == nil }

  /// Runs the body and records everything it reads.
  @inline(__always)
  mutating func run<Body>(for node: Node, _ body: () -> Body) -> Body {
    let runtime = node.graph.runtime
    let outer = runtime.evaluatedType
    runtime.evaluatedType = type.type
    defer { runtime.evaluatedType = outer }
    type.runs += 1
    return reads.record(for: node, type, body)
  }

  /// Updates the properties of a value that is not ready, then runs its body. Returns `nil` if an object is missing.
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
    // Reads made while updating properties count as reads of the body.
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
