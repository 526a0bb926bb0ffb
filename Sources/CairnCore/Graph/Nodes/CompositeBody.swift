import CairnScreen
import CairnUnsafe

/// The state that the node of a value with a body keeps besides the value: its dynamic properties, connected to
/// their storage, and what the body read. The value may be a view, a modifier, a scene or an app.
///
/// The value itself stays in the node and is passed in place. Stored here, it would make this type generic,
/// and every use from a generic node would first have to look the type up.
@MainActor
struct CompositeBody {
  private let type: ViewType
  private var slots = PropertySlots()
  private var reads = RecordedReads()
  /// The property without a value that the last run of the body read.
  private(set) var missing: MissingProperty?

  init(_ type: ViewType) { self.type = type }

  /// Connects the dynamic properties of a value to their storage.
  @inline(__always)
  mutating func connect<Owner>(_ owner: inout Owner, for node: Node) {
    if !type.plan.dynamicFields.isEmpty { slots.go(through: type.plan, of: &owner, for: node, updating: false) }
  }

  /// Whether two values are alike, so that the body need not run again.
  @inline(__always)
  func isSame<Owner>(_ a: inout Owner, _ b: inout Owner) -> Bool { type.plan.isSame(&a, &b) }

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

  /// How many bodies of one type are abandoned before the others no longer start. Each costs some memory.
  private static var mostAbandoned: Int { 8 }

  /// Updates the properties of a value that is not ready, then runs its body. Returns `nil` if that read a missing object.
  mutating func prepareAndRun<Owner, Body>(
    _ owner: inout Owner, for node: Node, _ body: @escaping @MainActor (inout Owner) -> Body
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
      if slots.hasUpdates { slots.go(through: type.plan, of: &owner, for: node, updating: true) }
      missing = slots.readMissing
      if missing == nil {
        guard let unprovided = slots.missing else {
          type.runs += 1
          return body(&owner)
        }
        if let result = runAbandonably(&owner, lacking: unprovided, body) { return result }
      }
      if let missing {
        node.graph.diagnostics.report(.error, missing.code, missing.message(in: type.plan.typeName), at: missing.place)
      }
      return nil
    }
  }

  /// Runs a body that may read a property without a value. Then it has no result, and `missing` is that property.
  private mutating func runAbandonably<Owner, Body>(
    _ owner: inout Owner, lacking unprovided: MissingProperty, _ body: @escaping @MainActor (inout Owner) -> Body
  ) -> Body? {
    guard type.abandonedRuns < Self.mostAbandoned else {
      missing = unprovided
      return nil
    }
    let changing = Changing((owner: owner, result: Body?.none))
    if let read = Abandonable.run({ changing.value.result = body(&changing.value.owner) }) {
      type.abandonedRuns += 1
      missing = read as? MissingProperty
      return nil
    }
    type.runs += 1
    owner = changing.value.owner
    return changing.value.result
  }

  mutating func disconnect() {
    reads.end()
    slots.disconnect()
  }
}
